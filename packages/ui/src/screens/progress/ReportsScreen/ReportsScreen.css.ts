import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { color, font, leading, size, space } from '../../../theme/contract.css.ts';
import { aside, phone, wide } from '../../../theme/media.ts';

export const report = style({});
export const greet = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.l}`,
  marginBlockEnd: space.s,
});
export const soft = style({ color: color.inkSoft, fontSize: size.s, lineHeight: leading.ui });
export const lead = style({ marginBlock: space.m });
export const tools = style({
  display: 'flex',
  marginInlineEnd: `calc(${space.s} * -1)`,
  '@media': { [phone]: { marginInline: `calc(${space.s} * -1)` } },
});
export const screenOnly = style({ marginBlockEnd: space.m });
globalStyle(`${report} h1 + ${soft}`, { fontSize: size.m });

export const roadHead = style({
  paddingInline: space.m,
  marginBlockStart: `calc(${space.s} * -1)`,
  '@media': { [wide]: { paddingInline: space.l } },
});
export const plot = style({ marginBlockStart: space.xl });
export const testName = style({
  display: 'none',
  fontSize: size.xs,
  lineHeight: leading.ui,
  whiteSpace: 'nowrap',
  color: color.inkSoft,
  '@media': { [aside]: { display: 'block' } },
});
export const firstValue = style({ fontWeight: 800, fontSize: size.m });
export const lastValue = style({ fontWeight: 800, fontSize: size.l });

export const barHeight = createVar();
export const bars = style({ display: 'grid', alignItems: 'end', blockSize: 84, paddingInline: '4%', background: color.terrain });
export const bar = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 2,
  fontSize: size.xs,
  lineHeight: 1.4,
  color: color.inkSoft,
  fontFamily: font.figures,
  selectors: { '&[data-now]': { color: color.primary, fontWeight: 800 } },
});
globalStyle(`${bar} > i`, {
  inlineSize: '44%',
  maxInlineSize: 30,
  blockSize: barHeight,
  background: color.bar,
  borderRadius: '5px 5px 0 0',
});
globalStyle(`${bar}[data-now] > i`, { background: color.primary });
globalStyle(`${bar}[data-far="always"] > bdi`, { visibility: 'hidden' });
globalStyle(`${bar}[data-far="phone"] > bdi`, { '@media': { [phone]: { visibility: 'hidden' } } });
export const names = style({
  display: 'grid',
  paddingInline: '4%',
  textAlign: 'center',
  fontSize: size.xs,
  color: color.inkSoft,
  lineHeight: leading.ui,
  marginBlockStart: 6,
});
globalStyle(`${names} span`, { minInlineSize: 0, whiteSpace: 'nowrap' });
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  padding: `${space.s} ${space.m} ${space.m}`,
  fontSize: size.s,
  color: color.inkSoft,
  lineHeight: leading.ui,
  '@media': { [wide]: { paddingInline: space.l } },
});
globalStyle(`${legend} span`, { display: 'inline-flex', alignItems: 'center', gap: 8 });
export const inkSign = style({ inlineSize: 20, blockSize: 4, borderRadius: 2, background: color.pathInk });
export const barSign = style({ inlineSize: 12, blockSize: 14, borderRadius: '3px 3px 0 0', background: color.bar });
export const testSign = style({
  inlineSize: 12,
  blockSize: 12,
  rotate: '45deg',
  borderRadius: 3,
  border: `2px solid ${color.edge}`,
  selectors: { '&[data-passed]': { background: color.pathInk, borderColor: color.pathInk } },
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  borderBlock: `1px solid ${color.line}`,
  marginBlockStart: space.l,
  '@media': { [phone]: { gridTemplateColumns: 'repeat(2, 1fr)' } },
});
globalStyle(`${facts} div`, { padding: `${space.m} ${space.xs}`, textAlign: 'center', lineHeight: leading.ui });
globalStyle(`${facts} div + div`, { borderInlineStart: `1px solid ${color.line}` });
globalStyle(`${facts} div:nth-child(odd)`, { '@media': { [phone]: { borderInlineStart: 'none' } } });
globalStyle(`${facts} div:nth-child(n + 3)`, { '@media': { [phone]: { borderBlockStart: `1px solid ${color.line}` } } });
globalStyle(`${facts} dt`, { fontSize: size.s, color: color.inkSoft });
globalStyle(`${facts} dd`, { fontWeight: 800, fontSize: size.l, '@media': { [phone]: { fontSize: size.m } } });
/** What stands in a column by itself. */
export const parts = style({ display: 'contents' });
