import { style } from '@vanilla-extract/css';
import { mirrored } from './mirrored.ts';

export const tail = style({ display: 'block', inlineSize: '100%', blockSize: '120px', selectors: mirrored });
