import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { color, font, leading, radius, size, space } from '../../../theme/contract.css.ts';
import { aside, phone, twoColumns, wide } from '../../../theme/media.ts';

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

/** On a phone one column, in the order of what helps first. */
export const columns = style({
  display: 'grid',
  gap: space.m,
  marginBlockStart: space.m,
  '@media': { [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) 372px', gap: space.l, marginBlockStart: space.l, alignItems: 'start' } },
});
export const column = style({
  display: 'contents',
  '@media': { [twoColumns]: { display: 'grid', gap: space.l, minInlineSize: 0 } },
});
const at = (order: number) => style({ order, minInlineSize: 0, '@media': { [twoColumns]: { order: 0 } } });
export const first = at(1);
export const second = at(2);
export const third = at(3);
export const fourth = at(4);
export const fifth = at(5);

const divided = { borderBlockStart: `1px solid ${color.line}` };
export const subjects = style({});
globalStyle(`${subjects} > li + li`, divided);
export const subject = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto 20px',
  gap: `2px ${space.m}`,
  alignItems: 'center',
  paddingBlock: 14,
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [phone]: { columnGap: space.s } },
});
export const tile = style({ gridRow: '1 / 3' });
export const subjectName = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.s}`,
  justifyContent: 'space-between',
  alignItems: 'baseline',
  lineHeight: leading.ui,
});
export const subjectBar = style({ gridColumn: 2, minBlockSize: 16 });
export const subjectPercent = style({ gridColumn: 3, gridRow: '1 / 3', minInlineSize: 44, textAlign: 'end', fontWeight: 800 });
export const opens = style({
  gridColumn: 4,
  gridRow: '1 / 3',
  display: 'grid',
  color: color.inkSoft,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});
export const subtopics = style({
  background: color.sunken,
  borderRadius: radius.s,
  padding: `${space.xs} ${space.m}`,
  marginBlockEnd: space.m,
});
globalStyle(`${subtopics} > li + li`, divided);
globalStyle(`${subtopics} b, ${subject} b`, { fontWeight: 600 });
export const subtopic = style({
  display: 'grid',
  gap: 6,
  paddingBlock: 12,
  lineHeight: leading.ui,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.25fr)', gap: space.l, alignItems: 'center' } },
});
export const begins = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.s}`,
  justifyContent: 'space-between',
  alignItems: 'center',
});
export const textLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  fontSize: size.s,
  fontWeight: 700,
  color: color.primary,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const topics = style({});
globalStyle(`${topics} > li + li`, divided);
export const topic = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `2px ${space.s}`,
  paddingBlock: 12,
  lineHeight: leading.ui,
});
globalStyle(`${topics} > li:first-child`, { paddingBlockStart: 0 });
globalStyle(`${topics} > li:last-child`, { paddingBlockEnd: 0 });
globalStyle(`${topic} > b`, { fontWeight: 600 });
export const topicPercent = style({ fontWeight: 800 });
export const topicBar = style({ gridColumn: '1 / -1' });
export const step = style([textLink, { gridColumn: '1 / -1', gap: 8, justifySelf: 'start', minInlineSize: 0 }]);

export const history = style({});
globalStyle(`${history} > li + li`, divided);
export const attempt = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) auto 20px',
  gap: `0 ${space.m}`,
  alignItems: 'center',
  minBlockSize: 68,
  paddingBlock: 8,
  lineHeight: leading.ui,
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [phone]: { gridTemplateColumns: '32px minmax(0, 1fr) auto', columnGap: space.s } },
});
export const sign = style({
  justifySelf: 'center',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: '50%',
  border: `2px solid ${color.edge}`,
  display: 'grid',
  placeItems: 'center',
  selectors: {
    '&[data-test]': { inlineSize: 24, blockSize: 24, borderRadius: 7, rotate: '45deg' },
    '&[data-passed]': { background: color.pathInk, borderColor: color.pathInk, color: color.onPrimary },
  },
});
globalStyle(`${sign}[data-test] > svg`, { rotate: '-45deg' });
export const attemptName = style({ minInlineSize: 0, display: 'grid' });
globalStyle(`${attempt} b`, { fontWeight: 600, textWrap: 'pretty' });
export const score = style({ display: 'grid', textAlign: 'end' });
globalStyle(`${score} b`, { fontWeight: 800 });
export const passed = style({ color: color.positive, fontSize: size.s, fontWeight: 600, lineHeight: leading.ui });
export const chevron = style({ display: 'grid', color: color.inkSoft, '@media': { [phone]: { display: 'none' } } });
export const pages = style({ display: 'flex', justifyContent: 'space-between', gap: space.m });

export const emptyWords = style({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: 6,
  padding: `${space.xl} ${space.l} 0`,
});
globalStyle(`${emptyWords} h2`, { fontSize: size.xl });
globalStyle(`${emptyWords} p`, { maxInlineSize: '46ch', fontSize: size.m, textWrap: 'balance', marginBlockEnd: space.s });
export const below = style({ marginBlockStart: space.l });
export const fills = style({
  display: 'grid',
  gap: space.m,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, 1fr)', textAlign: 'center' } },
});
globalStyle(`${fills} li`, {
  display: 'grid',
  alignContent: 'start',
  gap: `0 ${space.m}`,
  '@media': { [phone]: { gridTemplateColumns: '34px 1fr' }, [wide]: { justifyItems: 'center', gap: space.xxs } },
});
globalStyle(`${fills} li > :last-child`, {
  gridColumn: 2,
  textWrap: 'balance',
  maxInlineSize: '30ch',
  '@media': { [wide]: { gridColumn: 1 } },
});
