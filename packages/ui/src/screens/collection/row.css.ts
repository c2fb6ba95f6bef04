import { globalStyle, style } from '@vanilla-extract/css';
import { color, leading, size, space } from '../../theme/contract.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.m,
  alignItems: 'center',
  paddingBlock: space.m,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.ink,
  textDecoration: 'none',
  lineHeight: leading.ui,
});
globalStyle(`a${row}:hover b`, { color: color.primary });
globalStyle(`${row} b`, { fontSize: size.l, overflowWrap: 'anywhere' });
