import { globalStyle, style } from '@vanilla-extract/css';
import { color, leading, radius, size, space } from '../../../theme/contract.css.ts';
import { wide } from '../../../theme/media.ts';

export const link = style({ display: 'grid', gap: space.l, '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } } });
export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: 48,
  paddingInline: space.s,
  marginBlock: space.s,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.s,
  background: color.sunken,
  overflowWrap: 'anywhere',
  fontSize: size.s,
  userSelect: 'all',
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
export const qr = style({
  display: 'grid',
  gap: space.xs,
  justifyItems: 'center',
  textAlign: 'center',
  fontSize: size.s,
  color: color.inkSoft,
  lineHeight: leading.ui,
});
// Dark on light in every theme: a camera reads nothing else for sure.
globalStyle(`${qr} svg`, {
  inlineSize: 168,
  blockSize: 168,
  borderRadius: radius.s,
  border: `1px solid ${color.line}`,
  background: color.slabInk,
  color: color.slabDeep,
});
/** What became of a friend stands beside their name, on a phone below it. */
export const friend = style({
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
export const state = style({ gridColumn: '2', '@media': { [wide]: { gridColumn: 'auto' } } });
