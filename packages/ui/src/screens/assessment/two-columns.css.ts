import { globalStyle, style } from '@vanilla-extract/css';
import { color, leading, size, space } from '../../theme/contract.css.ts';
import { twoColumns } from '../../theme/media.ts';

// What the cover of a test and its result share: two columns of cards, rows of topics, facts.

export const columns = style({
  display: 'grid',
  gap: space.m,
  marginBlockStart: space.m,
  alignItems: 'start',
  '@media': { [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) 372px', gap: space.l, marginBlockStart: space.l } },
});
export const column = style({
  display: 'grid',
  gap: space.m,
  minInlineSize: 0,
  alignContent: 'start',
  '@media': { [twoColumns]: { gap: space.l } },
});
globalStyle(`${column} > *`, { minInlineSize: 0 });
export const note = style({ color: color.inkSoft, fontSize: size.s, marginBlock: `-8px ${space.m}` });
export const topic = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `2px ${space.m}`,
  alignItems: 'baseline',
  paddingBlock: space.s,
  lineHeight: leading.ui,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});
globalStyle(`${topic} > b`, { fontWeight: 600 });
