import { style } from '@vanilla-extract/css';
import { layout, space } from '../../theme/contract.css.ts';

export const page = style({
  maxInlineSize: 1304,
  marginInline: 'auto',
  padding: `${layout.pageAbove} ${layout.pageGutter} ${layout.pageBelow}`,
  display: 'grid',
  gap: space.l,
});
