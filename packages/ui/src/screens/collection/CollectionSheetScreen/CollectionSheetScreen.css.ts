import { globalStyle, style } from '@vanilla-extract/css';
import { color, leading, size, space } from '../../../theme/contract.css.ts';
import { wide } from '../../../theme/media.ts';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', justifyContent: 'space-between', gap: space.m });
export const soft = style({ color: color.inkSoft, fontSize: size.s, maxInlineSize: '48ch', marginBlockStart: space.xs });
export const questions = style({ display: 'grid', gap: space.l });
export const question = style({ breakInside: 'avoid', borderBlockEnd: `1px solid ${color.line}`, paddingBlockEnd: space.l });
export const stem = style({ fontWeight: 700, lineHeight: leading.text, marginBlockEnd: space.s });
globalStyle(`${stem} math`, { fontWeight: 400 });
export const options = style({
  'display': 'grid',
  'gap': space.xs,
  'listStyle': 'decimal',
  'paddingInlineStart': space.l,
  '@media': { [wide]: { gridTemplateColumns: '1fr 1fr' } },
});
const box = { content: '""', inlineSize: 18, blockSize: 18, border: `1.5px solid ${color.edge}`, flex: 'none' } as const;
export const inline = style({ display: 'flex', gap: space.xl });
export const boxes = style({ display: 'grid', gap: space.xs });
for (const list of [inline, boxes]) {
  globalStyle(`${list} > li`, { display: 'flex', alignItems: 'center', gap: space.s });
  globalStyle(`${list} > li::before`, box);
}
export const pairs = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.xl });
globalStyle(`${pairs} li`, { paddingBlock: space.xs });
export const line = style({ display: 'flex', alignItems: 'end', gap: space.s, blockSize: 40, maxInlineSize: 420 });
globalStyle(`${line} > span:first-child`, { flex: 1, borderBlockEnd: `1.5px solid ${color.edge}` });
/** On a page of their own, which is folded away or left with the teacher. */
export const answers = style({ '@media': { print: { breakBefore: 'page' } } });
globalStyle(`${answers} h2`, { marginBlock: `${space.xl} ${space.m}` });
export const answer = style({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  breakInside: 'avoid',
  lineHeight: leading.text,
});
