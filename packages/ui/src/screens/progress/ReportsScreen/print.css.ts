import { globalStyle } from '@vanilla-extract/css';
import { side, top, smallFoot } from '../../../frame/student-frame.css.ts';
import { color } from '../../../theme/contract.css.ts';
import { attempt, chevron, column, columns, fifth, subject, subtopic, textLink, topic } from './report-details.css.ts';
import { report, screenOnly, tools } from './ReportsScreen.css.ts';

/** A report on one A4 sheet: what it says, without what a page has around it. */
const print = (selector: string, rule: Parameters<typeof globalStyle>[1]) => globalStyle(selector, { '@media': { print: rule } });

for (const only of [side, top, smallFoot, tools, screenOnly, fifth, chevron])
  print(`body:has(${report}) ${only}, ${report} ${only}`, { display: 'none !important' });
print(`body:has(${report})`, { background: color.surface });
print(report, { zoom: 0.5 });
print(columns, { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr) !important' });
print(column, { display: 'grid !important', alignContent: 'start' });
print(`${subject}, ${subtopic}, ${topic}, ${attempt}`, { minBlockSize: '0 !important', paddingBlock: '5px !important' });
print(`body:has(${report}), body:has(${report}) main`, { minBlockSize: '0 !important', paddingBlock: '0 !important' });
print(`${report} ${textLink}`, { minBlockSize: '0 !important' });
