import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, layout, leading, radius, size, space } from '../../../theme/contract.css.ts';
import { phone, wide } from '../../../theme/media.ts';

export const path = style({ marginInline: `calc(${layout.gutter} * -1)`, marginBlockEnd: space.s });
export const ask = style({ fontSize: size.l, lineHeight: leading.text, fontWeight: 700, marginBlock: `${space.m} ${space.l}`, textWrap: 'pretty', '@media': { [wide]: { fontSize: size.xl } } });
globalStyle(`${ask} math`, { fontWeight: 400 });
export const level = style({ color: color.inkSoft, fontSize: size.xs });
export const foot = style({ display: 'flex', flexWrap: 'wrap', gap: space.s, justifyContent: 'space-between', alignItems: 'center', marginBlockStart: space.xl });
export const footMain = style({ '@media': { [phone]: { flex: '1 1 100%', display: 'grid' } } });
export const footRow = style({ display: 'flex', flexWrap: 'wrap', gap: 4, '@media': { [phone]: { inlineSize: '100%', justifyContent: 'space-between' } } });
export const narrow = style({ maxInlineSize: 320 });
export const unitRow = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space.s, alignItems: 'end', maxInlineSize: 360 });
export const unit = style({ fontFamily: font.figures, fontSize: size.l, paddingBlockEnd: 10 });
export const rows = style({ display: 'grid', gap: space.s });
export const pair = style({
  display: 'grid',
  gap: space.xs,
  padding: `${space.s} ${space.m}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'center', gap: space.l } },
});
export const place = style([pair, { gridTemplateColumns: '76px minmax(0, 1fr)', alignItems: 'center', gap: space.s, '@media': { [wide]: { gridTemplateColumns: '88px minmax(0, 1fr)' } } }]);
export const letter = style({ fontFamily: font.figures, fontWeight: 800, color: color.primary, marginInlineEnd: 8 });
export const legend = style({ display: 'grid', gap: space.xs, listStyle: 'none', marginBlockEnd: space.m });
export const hint = style({ color: color.inkSoft, fontSize: size.s, lineHeight: leading.ui, marginBlockEnd: space.s });

export const verdict = style({ display: 'grid', gap: space.l, padding: space.l, '@media': { [wide]: { padding: space.xl } } });
export const two = style({ display: 'grid', gap: space.m, '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: space.l } } });
globalStyle(`${two} h1`, { marginBlock: '8px 4px' });
globalStyle(`${two} p`, { color: color.slabSoft, maxInlineSize: '44ch' });
export const score = style({ display: 'flex', alignItems: 'baseline', gap: 8, fontWeight: 800, lineHeight: 1, color: color.slabInk });
globalStyle(`${score} b`, { fontSize: 64, fontFamily: font.figures });
globalStyle(`${score} span`, { fontSize: size.l, color: color.slabSoft, lineHeight: leading.ui });
export const verdictStrip = style({ marginInline: `calc(${space.l} * -1)`, marginBlockEnd: -12, '@media': { [wide]: { marginInline: `calc(${space.xl} * -1)` } } });
export const facts = style({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', borderBlock: `1px solid ${color.line}`, marginBlock: space.l });
globalStyle(`${facts} div`, { padding: `${space.m} ${space.xs}`, textAlign: 'center', lineHeight: leading.ui });
globalStyle(`${facts} div + div`, { borderInlineStart: `1px solid ${color.line}` });
globalStyle(`${facts} dt`, { fontSize: size.s, color: color.inkSoft });
globalStyle(`${facts} dd`, { fontWeight: 800, fontSize: size.l });
export const reviews = style({ display: 'grid', gap: space.xl });
export const review = style({ display: 'grid', gap: space.s, scrollMarginBlockStart: space.l });
export const reviewHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s });
globalStyle(`${reviewHead} h3`, { fontSize: size.l });
export const why = style({ background: color.infoSoft, borderRadius: radius.s, padding: `${space.s} ${space.m}`, display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', gap: space.s, fontSize: size.s, lineHeight: leading.text });
globalStyle(`${why} > svg`, { color: color.info, marginBlockStart: 2 });
export const openList = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs, marginBlock: space.m });
export const choices = style({ display: 'grid', gap: space.s });
