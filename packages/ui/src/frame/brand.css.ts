import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  color: color.primary,
  textDecoration: 'none',
  minBlockSize: 44,
});
