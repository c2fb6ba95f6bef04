import { globalStyle, style } from '@vanilla-extract/css';
import { column, head as pageHead, shell, side, smallFoot, top } from '../../../frame/student-frame.css.ts';
import { skip } from '../../../components/Text/Text.css.ts';
import { color, leading, size, space } from '../../../theme/contract.css.ts';
import { wide } from '../../../theme/media.ts';

export const bar = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'end', gap: space.m });
/** As wide and high as the A5 sheet that it is printed on. */
export const sheet = style({
  inlineSize: '100%',
  maxInlineSize: 560,
  marginInline: 'auto',
  padding: space.l,
  background: color.surface,
  border: `1px solid ${color.line}`,
  lineHeight: leading.ui,
  '@media': { [wide]: { padding: space.xxl, minBlockSize: 794 }, print: { border: 0, padding: 0, minBlockSize: 0, maxInlineSize: 'none' } },
});
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: space.m,
  paddingBlockEnd: space.m,
  borderBlockEnd: `2px solid ${color.primary}`,
});
globalStyle(`${head} h2`, { fontSize: size.xl });
export const facts = style({ fontSize: size.s });
globalStyle(`${facts} div`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.m,
  paddingBlock: 9,
  borderBlockEnd: `1px solid ${color.line}`,
});
globalStyle(`${facts} dt`, { color: color.inkSoft });
globalStyle(`${facts} dd`, { textAlign: 'end', overflowWrap: 'anywhere' });
export const sums = style({ marginBlockStart: space.l });
export const total = style({ borderBlock: `2px solid ${color.ink}`, fontSize: size.m, fontWeight: 700 });
globalStyle(`${sums} ${total}`, { borderBlockEnd: `2px solid ${color.ink}` });
globalStyle(`${total} dt`, { color: 'inherit !important' });
export const note = style({ marginBlockStart: space.xl, fontSize: size.s, color: color.inkSoft, lineHeight: leading.text });
export const soft = style({ color: color.inkSoft, fontSize: size.s });
export const screenOnly = style({ '@media': { print: { display: 'none' } } });

// A named page, so that other pages keep their own paper; csstype does not know it. The whole document is on
// it: a sheet of another name would be another page.
globalStyle('@page receipt', { size: 'A5', margin: '14mm' } as object);
globalStyle(`html:has(${sheet})`, { page: 'receipt' });
for (const around of [side, top, pageHead, smallFoot, skip])
  globalStyle(`body:has(${sheet}) ${around}`, { '@media': { print: { display: 'none !important' } } });
// a frame of columns would leave the sheet the one of the sidebar
globalStyle(`body:has(${sheet}), body:has(${sheet}) ${shell}, body:has(${sheet}) ${column}, body:has(${sheet}) main`, {
  '@media': {
    print: {
      display: 'block !important',
      minBlockSize: '0 !important',
      padding: '0 !important',
      background: color.surface,
    },
  },
});
