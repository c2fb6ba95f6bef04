import { style } from '@vanilla-extract/css';
import { space } from '../../theme/contract.css.ts';
import { phone } from '../../theme/media.ts';

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  justifyContent: 'space-between',
  alignItems: 'center',
  marginBlockStart: space.xl,
});
export const footMain = style({ '@media': { [phone]: { flex: '1 1 100%', display: 'grid' } } });
export const footRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  '@media': { [phone]: { inlineSize: '100%', justifyContent: 'space-between' } },
});
