import { globalStyle, style } from '@vanilla-extract/css';
import { mirrored } from '../../../components/Path/mirrored.ts';
import { color, leading, size, space } from '../../../theme/contract.css.ts';
import { twoColumns, wide } from '../../../theme/media.ts';

export const head = style({ display: 'grid', gap: space.xxs });
export const lead = style({ color: color.inkSoft, maxInlineSize: '56ch' });

export const latestAlone = style({ position: 'relative' });
export const latest = style([
  latestAlone,
  {
    display: 'grid',
    gap: space.l,
    alignItems: 'center',
    '@media': { [twoColumns]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: space.xxl, marginBlockEnd: space.l } },
  },
]);
export const latestText = style({ display: 'grid', gap: space.xs, justifyItems: 'start' });
export const words = style({ display: 'grid', gap: space.xs, justifySelf: 'stretch' });
globalStyle(`${words} > p`, { color: color.inkSoft, maxInlineSize: '56ch' });
// the picture stands beside the words, and above them on a phone
globalStyle(`${latest} > ${latestText}`, { '@media': { [twoColumns]: { order: -1 } } });
export const latestTitle = style({ fontSize: size.xl, lineHeight: leading.head });
export const read = style({ display: 'inline-flex', gap: space.xs, alignItems: 'center', color: color.primary, fontWeight: 600 });

/** The whole entry is the link's; what is read out is its title alone. */
export const titleLink = style({
  color: color.ink,
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':hover': { color: color.primary },
});
export const when = style({ color: color.inkSoft, fontSize: size.s, lineHeight: leading.ui });

export const road = style({ display: 'grid' });
export const stop = style({ position: 'relative', display: 'grid', gridTemplateColumns: '40px minmax(0, 1fr)', columnGap: space.s });
export const rail = style({ position: 'relative' });
export const line = style({
  position: 'absolute',
  insetBlockStart: '26px',
  insetInlineStart: 0,
  inlineSize: '40px',
  blockSize: '100%',
  overflow: 'visible',
  fill: 'none',
  stroke: color.path,
  strokeWidth: 3,
  selectors: mirrored,
});
export const dot = style({
  position: 'absolute',
  insetBlockStart: '20px',
  translate: '-50% 0',
  inlineSize: '14px',
  blockSize: '14px',
  borderRadius: '50%',
  border: `3px solid ${color.edge}`,
  background: color.canvas,
  selectors: { '[dir="rtl"] &': { translate: '50% 0' } },
});
export const entry = style({
  display: 'grid',
  gap: '2px',
  alignItems: 'start',
  paddingBlock: `14px 18px`,
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: { [`${stop}:last-child &`]: { borderBlockEnd: 0 } },
  '@media': { [wide]: { gridTemplateColumns: '168px minmax(0, 1fr)', columnGap: space.m } },
});
globalStyle(`${entry} > time`, { '@media': { [wide]: { paddingBlockStart: '3px' } } });
globalStyle(`${entry} p`, { color: color.inkSoft, maxInlineSize: '70ch' });
export const entryTitle = style({ fontSize: size.l, lineHeight: leading.head });
