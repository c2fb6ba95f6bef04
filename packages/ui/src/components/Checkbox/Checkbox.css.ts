import { style } from '@vanilla-extract/css';
import { color, leading, size, space } from '../../theme/contract.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: `0 ${space.s}`,
  alignItems: 'start',
  minBlockSize: '44px',
  paddingBlock: '9px',
  lineHeight: leading.ui,
  cursor: 'pointer',
});
export const box = style({
  inlineSize: '24px',
  blockSize: '24px',
  margin: 0,
  accentColor: color.primary,
  cursor: 'pointer',
});
export const hint = style({ gridColumn: 2, fontSize: size.s, color: color.inkSoft });
