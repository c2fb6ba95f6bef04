import { globalStyle, style } from '@vanilla-extract/css';
import { color, leading, size, space } from '../../theme/contract.css.ts';
import { phone } from '../../theme/media.ts';

export const crumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 6px',
  fontSize: size.s,
  lineHeight: leading.ui,
  color: color.inkSoft,
  marginBlockEnd: space.s,
});
export const item = style({ display: 'inline-flex', alignItems: 'center', gap: '6px', minBlockSize: '44px' });
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  minBlockSize: '44px',
  display: 'inline-flex',
  alignItems: 'center',
  ':hover': { color: color.primary, textDecoration: 'underline' },
});
/** A phone has no room for the name that stands as a heading right below. */
export const page = style({ '@media': { [phone]: { display: 'none' } } });
globalStyle(`${item} > svg`, { inlineSize: '16px', blockSize: '16px' });
