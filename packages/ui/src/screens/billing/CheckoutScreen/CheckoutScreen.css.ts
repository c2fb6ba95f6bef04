import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, leading, size, space } from '../../../theme/contract.css.ts';
import { twoColumns, wide } from '../../../theme/media.ts';

/** The answer stands by itself, in the middle. */
export const alone = style({ maxInlineSize: 560, marginInline: 'auto' });
export const page = style({
  maxInlineSize: 560,
  marginInline: 'auto',
  display: 'grid',
  gap: space.l,
  '@media': { [twoColumns]: { maxInlineSize: 1104, gridTemplateColumns: 'minmax(0, 1fr) 496px', alignItems: 'start', gap: space.xl } },
});
export const slab = style({
  padding: `${space.xl} ${space.l}`,
  display: 'grid',
  gap: space.m,
  '@media': { [wide]: { padding: space.xxl } },
});
globalStyle(`${slab} h2`, {
  fontSize: size.xl,
  lineHeight: leading.display,
  paddingInlineEnd: 64,
  '@media': { [wide]: { paddingInlineEnd: 112 } },
});
export const amount = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 10 });
export const figure = style({ fontFamily: font.figures, fontWeight: 800, fontSize: 64, lineHeight: 1 });
export const unit = style({ fontSize: size.l, fontWeight: 700 });
export const soft = style({ color: color.slabSoft });
export const points = style({});
globalStyle(`${points} li`, {
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  gap: space.s,
  paddingBlock: 10,
  lineHeight: leading.ui,
  alignItems: 'start',
});
globalStyle(`${points} li + li`, { borderBlockStart: `1px solid ${color.slabLine}` });
globalStyle(`${points} svg`, { color: color.slabGold });
/**
 * The form is first, in the page and on a phone; on a desk the offer stands at the start, and the form is
 * what it leads to.
 */
export const form = style({ minInlineSize: 0, '@media': { [twoColumns]: { order: 1 } } });
export const offer = style({ minInlineSize: 0 });
globalStyle(`${form} > section`, { inlineSize: '100%' });
// A key is written large and in the middle, as it stands on its card.
globalStyle(`${form} input[name="voucher"]`, {
  textAlign: 'center',
  fontSize: 20,
  fontWeight: 700,
  minBlockSize: 60,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${form} input[name="voucher"]::placeholder`, { fontWeight: 400 });
export const extending = style({ marginBlockEnd: space.m });
export const summary = style({ borderBlock: `1px solid ${color.line}`, marginBlock: space.l, fontSize: size.s });
globalStyle(`${summary} div`, { display: 'flex', justifyContent: 'space-between', gap: space.m, paddingBlock: 10, lineHeight: leading.ui });
globalStyle(`${summary} div + div`, { borderBlockStart: `1px solid ${color.line}` });
globalStyle(`${summary} dt`, { color: color.inkSoft });
globalStyle(`${summary} dd`, { fontWeight: 700, textAlign: 'end' });
export const acts = style({ display: 'grid', gap: space.xs, marginBlockStart: space.l });
export const how = style({ fontSize: size.s, color: color.inkSoft, lineHeight: leading.text, marginBlockStart: space.m });
globalStyle(`${how} summary`, {
  cursor: 'pointer',
  minBlockSize: 44,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  color: color.primary,
  fontWeight: 700,
});
