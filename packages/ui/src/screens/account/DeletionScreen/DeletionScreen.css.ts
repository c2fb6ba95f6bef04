import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';

/** What ends something is in the colour of refusals, and does not ask to be pressed. */
export const end = style({
  display: 'grid',
  vars: { [color.primary]: color.negative, [color.primarySoft]: color.negativeSoft },
});
