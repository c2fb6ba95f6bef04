import { globalStyle, style } from '@vanilla-extract/css';
import { color, leading, size, space } from '../../../theme/contract.css.ts';
import { phone, twoColumns, wide } from '../../../theme/media.ts';

export const hero = style({
  display: 'grid',
  gap: space.l,
  alignItems: 'center',
  '@media': { [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 480px)', gap: space.xxl } },
});
export const words = style({ display: 'grid', gap: space.s });
export const lead = style({ color: color.inkSoft, maxInlineSize: '48ch' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.s}`, marginBlockStart: space.s });
globalStyle(`${actions} > *`, { '@media': { [phone]: { inlineSize: '100%' } } });
export const figure = style({ margin: 0 });
export const badges = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.m,
  textAlign: 'center',
  fontSize: size.s,
  lineHeight: leading.ui,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: space.xs } },
});
export const badge = style({ display: 'block', inlineSize: '48px', blockSize: '48px', marginInline: 'auto', marginBlockEnd: space.xs });
export const shares = style({ display: 'grid', gap: space.s, marginBlockStart: space.l });
export const share = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 56px',
  gap: space.m,
  alignItems: 'center',
  fontSize: size.s,
  lineHeight: leading.ui,
});
globalStyle(`${share} > :last-child`, { textAlign: 'end', fontWeight: 800 });
export const how = style({ display: 'grid', gap: space.m });
export const points = style({
  display: 'grid',
  gap: space.l,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalStyle(`${points} dt`, { fontWeight: 700 });
globalStyle(`${points} dd`, { color: color.inkSoft, maxInlineSize: '56ch' });
