import { style } from '@vanilla-extract/css';
import { color, font } from '../../theme/contract.css.ts';

export const brand = style({ display: 'inline-flex', alignItems: 'center', gap: '10px', color: 'inherit' });
export const mark = style({ display: 'block', inlineSize: 'auto', overflow: 'visible' });
export const dot = style({ fill: color.accent });
export const name = style({ fontFamily: font.figures, fontWeight: 800, fontSize: '22px', lineHeight: 1, color: color.ink });
export const nameOnSlab = style([name, { color: 'inherit' }]);
