import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, leading, size, space } from '../../../theme/contract.css.ts';
import { phone } from '../../../theme/media.ts';

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 84px)',
  justifyContent: 'center',
  '@media': { [phone]: { gridTemplateColumns: 'repeat(5, min(62px, 17vw))' } },
});
globalStyle(`${steps} > li`, {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  fontSize: size.s,
  lineHeight: leading.ui,
  color: color.inkSoft,
  whiteSpace: 'nowrap',
});
globalStyle(`${steps} > li::before`, {
  content: '""',
  position: 'absolute',
  insetBlockStart: 16,
  insetInline: 0,
  borderBlockStart: `3px dotted ${color.path}`,
});
globalStyle(`${steps} > li:first-child::before`, { insetInlineStart: '50%' });
globalStyle(`${steps} > li:last-child::before`, { insetInlineEnd: '50%' });
export const stop = recipe({
  base: { position: 'relative', display: 'grid', placeItems: 'center', inlineSize: 34, blockSize: 34 },
  variants: { isHere: { true: {}, false: {} } },
});
/** The step of now is live, as the match is; it grows by its halo alone, so that nothing moves. */
globalStyle(`${stop.classNames.variants.isHere.true} > span`, {
  inlineSize: 28,
  blockSize: 28,
  fontSize: 13,
  background: color.canvas,
  borderColor: color.accent,
  boxShadow: `0 0 0 5px ${color.accentSoft}`,
  color: color.accentInk,
});
globalStyle(`${steps} > li:last-child ${stop.classNames.variants.isHere.true} > span`, { inlineSize: 24, blockSize: 24 });
export const rules = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '4px 28px',
  fontSize: size.s,
  lineHeight: leading.ui,
  color: color.inkSoft,
  marginBlockStart: space.l,
});
globalStyle(`${rules} b`, { color: color.ink });
