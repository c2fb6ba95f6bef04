import { globalStyle, style } from '@vanilla-extract/css';
import { color, leading, radius, size, space } from '../../../theme/contract.css.ts';
import { phone, twoColumns, wide } from '../../../theme/media.ts';

// What stands below the chart of a report: its sheet comes after it (`LaterStyles`).

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
