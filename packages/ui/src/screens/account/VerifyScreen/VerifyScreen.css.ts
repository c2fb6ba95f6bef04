import { globalStyle, style } from '@vanilla-extract/css';
import { mirrored } from '../../../components/Path/mirrored.ts';
import { color, layout, space } from '../../../theme/contract.css.ts';
import { phone, wide } from '../../../theme/media.ts';

export const landing = style({
  minBlockSize: '100vh',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  background: color.sky,
  textAlign: 'center',
});
export const text = style({
  padding: `clamp(40px, 9vh, 96px) ${layout.gutter} ${space.l}`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space.xs,
});
export const brand = style({ color: color.primary, marginBlockEnd: space.m });
export const lead = style({ color: color.inkSoft, maxInlineSize: 'min(44ch, 100%)', textWrap: 'balance', overflowWrap: 'anywhere' });
export const form = style({
  inlineSize: '100%',
  maxInlineSize: 400,
  textAlign: 'start',
  display: 'grid',
  gap: space.m,
  marginBlockStart: space.m,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.s,
  marginBlockStart: space.m,
  '@media': { [phone]: { inlineSize: '100%' } },
});
globalStyle(`${actions} > *`, { '@media': { [phone]: { inlineSize: '100%' } } });
const scene = style({ inlineSize: '100%', blockSize: '100%', minBlockSize: 260, selectors: mirrored });
export const wideScene = style([scene, { display: 'none', '@media': { [wide]: { display: 'block' } } }]);
export const slimScene = style([scene, { display: 'block', '@media': { [wide]: { display: 'none' } } }]);
