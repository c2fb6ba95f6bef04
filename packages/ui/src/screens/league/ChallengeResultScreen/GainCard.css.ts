import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, leading, size, space } from '../../../theme/contract.css.ts';

export const gain = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px' });
globalStyle(`${gain} > b`, { fontSize: '44px', fontWeight: 800, lineHeight: 1.1, fontFamily: font.figures, color: color.rewardInk });
globalStyle(`${gain} > h2`, { fontSize: size.m });
export const without = style({ display: 'grid', gap: space.xxs, marginBlockEnd: space.m });
export const soft = style({ color: color.inkSoft, fontSize: size.s, lineHeight: leading.ui, marginBlockEnd: space.xs });
export const moved = style({ marginBlock: `${space.xs} ${space.s}` });
export const ways = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', marginBlockStart: space.xxs });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  borderBlockStart: `1px solid ${color.line}`,
  marginBlockStart: space.xs,
});
globalStyle(`${facts} > div`, { padding: `${space.s} 4px 0`, textAlign: 'center', lineHeight: leading.ui });
globalStyle(`${facts} > div + div`, { borderInlineStart: `1px solid ${color.line}` });
globalStyle(`${facts} dt`, { fontSize: size.s, color: color.inkSoft });
globalStyle(`${facts} dd`, { fontWeight: 800 });
