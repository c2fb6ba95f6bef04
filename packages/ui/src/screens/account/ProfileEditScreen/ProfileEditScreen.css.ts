import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/contract.css.ts';

export const self = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.m}`, marginBlockEnd: space.m });
