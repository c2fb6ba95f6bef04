import { style } from '@vanilla-extract/css';
import { color, space } from '../../../theme/contract.css.ts';

export const lead = style({ color: color.inkSoft, maxInlineSize: '56ch', marginBlockStart: space.xxs });
