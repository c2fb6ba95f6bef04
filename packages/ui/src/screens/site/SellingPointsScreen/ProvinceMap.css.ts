import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, leading, size, space } from '../../../theme/contract.css.ts';
import { twoColumns } from '../../../theme/media.ts';

export const figure = style({ margin: 0, maxInlineSize: 520, marginInline: 'auto' });
globalStyle(`${figure} svg`, { display: 'block', inlineSize: '100%', overflow: 'visible' });
globalStyle(`${figure} figcaption`, { color: color.inkSoft, fontSize: size.s, lineHeight: leading.ui, marginBlockStart: space.s });

const land = { strokeWidth: 2, strokeLinejoin: 'round', vectorEffect: 'non-scaling-stroke' } as const;
export const province = style({
  ...land,
  fill: color.sand3,
  stroke: color.canvas,
  selectors: { 'a:hover &, a:focus-visible &': { fill: color.sand4 } },
});
export const chosen = style({ ...land, fill: color.primary, stroke: color.canvas });
export const without = style({ ...land, fill: color.sunken, stroke: color.line });
export const road = style({
  fill: 'none',
  stroke: color.stone,
  strokeWidth: 2.5,
  strokeDasharray: '.1 6',
  strokeLinecap: 'round',
  pointerEvents: 'none',
});
export const name = style({
  fontFamily: font.text,
  fontWeight: 700,
  fontSize: 16,
  fill: color.ink,
  textAnchor: 'middle',
  pointerEvents: 'none',
  '@media': { [twoColumns]: { fontSize: 12 } },
});
export const nameOfChosen = style([name, { fill: color.onPrimary }]);
export const glass = style({ fill: 'none', stroke: color.ink, strokeWidth: 1.5, pointerEvents: 'none' });
export const ground = style({ fill: color.canvas });
