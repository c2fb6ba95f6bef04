import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, layout, size, space, weight } from '../../../theme/contract.css.ts';
import { phone } from '../../../theme/media.ts';

export const lost = style({ display: 'grid', minBlockSize: 'calc(100vh - 64px)', alignContent: 'space-between', background: color.sky });
export const text = style({
  textAlign: 'center',
  padding: `${space.xxl} ${layout.gutter} ${space.l}`,
  display: 'grid',
  justifyItems: 'center',
  gap: space.xs,
});
export const code = style({ fontFamily: font.figures, fontWeight: weight.strong, fontSize: size.l, color: color.accentInk });
export const lead = style({ color: color.inkSoft, maxInlineSize: '44ch', textWrap: 'balance' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  justifyContent: 'center',
  marginBlockStart: space.m,
  '@media': { [phone]: { inlineSize: '100%' } },
});
globalStyle(`${actions} > *`, { '@media': { [phone]: { flexGrow: 1 } } });
