import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/contract.css.ts';
import { phone, wide } from '../../../theme/media.ts';

const drawing = { display: 'block', inlineSize: '100%', selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } } as const;
export const broad = style({ ...drawing, blockSize: 280, '@media': { [phone]: { display: 'none' } } });
export const narrow = style({ ...drawing, blockSize: 220, '@media': { [wide]: { display: 'none' } } });
const road = { fill: 'none', strokeLinecap: 'round' } as const;
export const coming = style({ ...road, stroke: color.surface });
export const walked = style({ ...road, stroke: color.primary });
