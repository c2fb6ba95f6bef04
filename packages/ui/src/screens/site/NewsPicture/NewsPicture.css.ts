import { style } from '@vanilla-extract/css';
import { mirrored } from '../../../components/Path/mirrored.ts';
import { color, radius } from '../../../theme/contract.css.ts';

export const frame = style({ borderRadius: radius.m, overflow: 'hidden', background: color.sky });
export const land = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', selectors: mirrored });
