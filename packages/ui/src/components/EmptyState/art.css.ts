import { style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';

export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
export const dune = style({ fill: color.sand1 });
export const nearDune = style({ fill: color.sand2 });
export const todo = style({ fill: 'none', stroke: color.sand4, strokeWidth: 3, strokeLinecap: 'round', strokeDasharray: '.1 10' });
export const inked = style({ fill: 'none', stroke: color.primary, strokeWidth: 4, strokeLinecap: 'round' });
export const station = style({ fill: color.surface, stroke: color.primary, strokeWidth: 3 });
export const live = style({ fill: color.accent });
