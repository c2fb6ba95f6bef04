import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, layout, size, space } from '../../../theme/contract.css.ts';
import { phone } from '../../../theme/media.ts';

export const lost = style({ display: 'grid', minBlockSize: 'calc(100vh - 64px)', gridTemplateRows: 'auto 1fr', background: color.sky });
export const text = style({
  textAlign: 'center',
  padding: `${space.xxl} ${layout.gutter} ${space.l}`,
  display: 'grid',
  justifyItems: 'center',
  gap: space.xs,
});
export const code = style({ fontFamily: font.figures, fontWeight: 800, fontSize: 20, lineHeight: 1, color: color.accentInk });
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
export const request = style({ color: color.inkSoft, fontSize: size.xs, marginBlockStart: space.xs });
export const sand = style({ alignSelf: 'end' });
