import { globalStyle, style } from '@vanilla-extract/css';
import { color, leading, radius, size, space, weight } from '../../../theme/contract.css.ts';

export const feedback = style({
  marginBlockStart: space.xl,
  borderBlockStart: `1px solid ${color.line}`,
  paddingBlockStart: space.l,
  display: 'grid',
  gap: space.m,
});
globalStyle(`${feedback} > form`, { display: 'grid', gap: space.m, maxInlineSize: '68ch' });
globalStyle(`${feedback} legend`, { fontSize: size.s, fontWeight: weight.strong, lineHeight: leading.ui, marginBlockEnd: space.xs });
export const stars = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
export const star = style({ position: 'relative' });
globalStyle(`${star} input`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  margin: 0,
  cursor: 'pointer',
});
globalStyle(`${star} span`, {
  minInlineSize: 48,
  minBlockSize: 48,
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.s,
  border: `1.5px solid ${color.edge}`,
  fontWeight: 700,
  background: color.surface,
});
globalStyle(`${star} input:checked + span`, {
  borderColor: color.reward,
  background: color.rewardSoft,
  color: color.rewardInk,
  boxShadow: `inset 0 0 0 1px ${color.reward}`,
});
globalStyle(`${star} input:focus-visible + span`, { outline: `3px solid ${color.focus}`, outlineOffset: 2 });
export const scale = style({
  display: 'flex',
  justifyContent: 'space-between',
  maxInlineSize: 256,
  fontSize: size.xs,
  lineHeight: leading.ui,
  color: color.inkSoft,
  marginBlockStart: space.xxs,
});
