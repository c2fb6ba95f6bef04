import { globalStyle, style } from '@vanilla-extract/css';
import { color, leading, size, space } from '../../../theme/contract.css.ts';
import { aside, phone, wide } from '../../../theme/media.ts';

export const head = style({
  display: 'grid',
  gap: space.m,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});
export const title = style({ display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr)', gap: space.m, alignItems: 'center' });
export const bar = style({
  maxInlineSize: 420,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.s,
  alignItems: 'center',
  fontWeight: 800,
  '@media': { [wide]: { gridColumn: '1 / -1', gridRow: 2 } },
});
export const topic = style({ display: 'grid', gap: space.m });
globalStyle(`${topic} > h2`, { fontSize: size.l });
export const subtopics = style({
  display: 'grid',
  gap: space.m,
  '@media': { [aside]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.l, alignItems: 'start' } },
});
export const subtopicHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space.s,
  marginBlockEnd: space.s,
});
export const share = style({ color: color.inkSoft, fontSize: size.s, fontWeight: 700 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) auto',
  gap: `2px ${space.m}`,
  alignItems: 'center',
  minBlockSize: 72,
  paddingBlock: space.s,
  borderBlockEnd: `1px solid ${color.line}`,
  color: 'inherit',
  textDecoration: 'none',
  lineHeight: leading.ui,
  // On a phone the result stands below the name, which keeps its line.
  '@media': { [phone]: { gridTemplateColumns: '32px minmax(0, 1fr)', rowGap: space.xs } },
});
globalStyle(`${row} > :last-child`, { '@media': { [phone]: { gridColumn: 2, justifySelf: 'start' } } });
globalStyle(`${row}:hover b`, { color: color.primary });
export const note = style({ display: 'block', color: color.inkSoft, fontSize: size.s });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space.s });
export const instructorsTitle = style({ fontSize: size.m, marginBlockEnd: space.s });
export const instructors = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.m} ${space.xl}` });
export const instructor = style({ display: 'flex', alignItems: 'center', gap: space.s, lineHeight: leading.ui });
