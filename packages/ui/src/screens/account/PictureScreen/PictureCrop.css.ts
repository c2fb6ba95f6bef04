import { globalStyle, style } from '@vanilla-extract/css';
import { color, leading, radius, size, space } from '../../../theme/contract.css.ts';

export const crop = style({ display: 'grid', gap: space.xs, justifyItems: 'center' });
export const pane = style({
  position: 'relative',
  inlineSize: 'min(100%, 320px)',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: radius.s,
  background: color.sunken,
  touchAction: 'none',
  cursor: 'grab',
  ':active': { cursor: 'grabbing' },
});
export const canvas = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
/** The round place where the picture is shown; what lies outside it is dimmed. */
export const ring = style({
  position: 'absolute',
  inset: 0,
  borderRadius: '50%',
  border: `3px solid ${color.slabInk}`,
  boxShadow: `0 0 0 320px ${color.scrim}`,
  pointerEvents: 'none',
});
export const slider = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.m,
  inlineSize: 'min(100%, 320px)',
  minBlockSize: 44,
  fontSize: size.s,
  fontWeight: 700,
  lineHeight: leading.ui,
});
globalStyle(`${slider} input`, { inlineSize: '100%', blockSize: 44, margin: 0, accentColor: color.primary, cursor: 'pointer' });
