import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, layout, leading, radius, size, space } from '../../../theme/contract.css.ts';
import { twoColumns, wide } from '../../../theme/media.ts';
import { edge } from './Overview.css.ts';

/** At the end of the stage's bar, which leaves its place free. */
export const time = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: layout.gutter,
  minBlockSize: 64,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  fontSize: size.s,
  lineHeight: leading.ui,
  color: color.inkSoft,
  whiteSpace: 'nowrap',
  '@media': { [wide]: { insetInlineEnd: space.l } },
});
globalStyle(`${time} b`, { color: color.ink, fontWeight: 700 });

const WIDEST = 1168;
/** Wider than the stage, whose middle it keeps: the question, and all questions beside it. */
export const withPanel = style({
  '@media': {
    [twoColumns]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 760px) 344px',
      columnGap: space.xxxl,
      alignItems: 'start',
      marginInline: `calc(50% - min(${WIDEST / 2}px, 50vw - ${space.xl}))`,
    },
  },
});
export const panel = style({
  display: 'none',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  padding: `${space.m} ${space.l} ${space.l}`,
  overflow: 'hidden',
  vars: { [edge]: space.l },
  '@media': { [twoColumns]: { display: 'block' } },
});
export const lyingPanel = style([
  panel,
  { display: 'block', marginBlockStart: space.l, '@media': { [twoColumns]: { marginBlockStart: 0 } } },
]);
/** In a dialog the roads run to its edges. */
export const sheet = style({ vars: { [edge]: space.l }, '@media': { [wide]: { vars: { [edge]: space.xl } } } });
globalStyle(`${panel} h2`, { fontSize: size.l });
export const panelHead = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: space.s });
globalStyle(`${panelHead} > button`, { marginInlineEnd: -10 });
export const note = style({
  fontSize: size.s,
  color: color.inkSoft,
  lineHeight: leading.ui,
  marginBlockStart: space.xs,
  textAlign: 'center',
});

export const near = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.xs,
    marginInlineStart: `calc(${layout.gutter} * -1)`,
  },
  variants: { hasPanel: { true: { '@media': { [twoColumns]: { display: 'none' } } }, false: {} } },
});
export const enter = style({ position: 'absolute', inlineSize: 1, blockSize: 1, padding: 0, border: 0, clipPath: 'inset(50%)' });
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.s,
  color: color.inkSoft,
  fontSize: size.s,
  lineHeight: leading.ui,
  minBlockSize: 48,
});
globalStyle(`${head} > button`, { marginInlineEnd: -12, whiteSpace: 'nowrap' });
globalStyle(`${head} > [aria-pressed="true"]`, { color: color.accentInk });
globalStyle(`${head} > [aria-pressed="true"] > svg`, { fill: color.accent, stroke: color.accent });

export const kept = style({ marginBlockStart: space.l });
export const keptLine = style({ fontSize: size.s, lineHeight: leading.ui, color: color.inkSoft });
export const keptWords = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  borderBlockStart: `1px solid ${color.line}`,
  paddingBlockStart: space.s,
  marginBlockStart: space.l,
});
globalStyle(`${keptWords} > svg`, { color: color.info });
