import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, layout, leading, radius, size, space } from '../../../theme/contract.css.ts';
import { phone, twoColumns, wide } from '../../../theme/media.ts';

// What stands below the hero.

export const section = style({
  maxInlineSize: 1304,
  marginInline: 'auto',
  padding: `${space.xxl} ${layout.gutter}`,
  '@media': { [wide]: { paddingBlock: 80 } },
});
globalStyle(`${section} > h2`, { fontSize: size.xxl, lineHeight: leading.display, marginBlockEnd: space.xs });
export const lead = style({ color: color.inkSoft, maxInlineSize: '56ch', marginBlockEnd: space.xl });
export const band = style({ background: color.sunken });

export const steps = style({
  position: 'relative',
  display: 'grid',
  gap: space.l,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});
export const stepsLine = style({ display: 'none', '@media': { [wide]: { display: 'block', marginBlockEnd: space.xs } } });
export const step = style({
  display: 'grid',
  gridTemplateColumns: '44px 1fr',
  gap: `0 ${space.m}`,
  '@media': { [wide]: { display: 'block', textAlign: 'center', paddingInline: space.l } },
});
globalStyle(`${step} > h3, ${step} > p`, { gridColumn: 2 });
globalStyle(`${step} p`, {
  color: color.inkSoft,
  maxInlineSize: '32ch',
  textWrap: 'balance',
  '@media': { [wide]: { marginInline: 'auto' } },
});
// On a phone the road runs down from number to number, inked where it begins.
globalStyle(`${step}:not(:last-child)::before`, {
  content: '""',
  gridColumn: 1,
  gridRow: '1 / span 2',
  justifySelf: 'center',
  inlineSize: 0,
  marginBlockEnd: `calc(${space.l} * -1)`,
  borderInlineStart: `3px dotted ${color.path}`,
  '@media': { [wide]: { display: 'none' } },
});
globalStyle(`${step}:first-child::before`, { borderInlineStart: `4px solid ${color.pathInk}` });
export const number = style({
  inlineSize: 44,
  blockSize: 44,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  fontFamily: font.figures,
  fontWeight: 800,
  fontSize: 19,
  lineHeight: 1,
  color: color.primary,
  border: `3px solid ${color.pathInk}`,
  background: color.surface,
  gridColumn: 1,
  gridRow: '1 / span 2',
  selectors: { [`${step}:first-child &`]: { color: color.onPrimary, background: color.primary } },
  '@media': { [wide]: { display: 'none' } },
});

export const price = style({
  display: 'grid',
  gap: space.l,
  padding: `${space.xl} ${space.l}`,
  '@media': {
    [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', padding: '56px 64px', gap: space.xxxl, alignItems: 'center' },
  },
});
globalStyle(`${price} h2`, { fontSize: size.xxl, lineHeight: leading.display, '@media': { [phone]: { paddingInlineEnd: 36 } } });
export const amount = style({ display: 'flex', alignItems: 'baseline', gap: 10, marginBlock: `${space.m} 4px`, flexWrap: 'wrap' });
export const figure = style({ fontFamily: font.figures, fontWeight: 800, fontSize: 72, lineHeight: 1 });
export const unit = style({ fontSize: size.xl, fontWeight: 700 });
export const soft = style({ color: color.slabSoft });
export const small = style({ color: color.slabSoft, fontSize: size.s, lineHeight: leading.ui });
export const benefits = style({});
globalStyle(`${benefits} li`, {
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  gap: space.s,
  paddingBlock: 10,
  lineHeight: leading.ui,
  alignItems: 'start',
});
globalStyle(`${benefits} li + li`, { borderBlockStart: `1px solid ${color.slabLine}` });
globalStyle(`${benefits} svg`, { color: color.slabGold });
export const priceAction = style({ marginBlockStart: space.l });

export const final = style({ textAlign: 'center', paddingBlock: `${space.xxl} 0`, overflow: 'hidden' });
export const finalText = style({ maxInlineSize: 1304, marginInline: 'auto', paddingInline: layout.gutter });
globalStyle(`${finalText} h2`, { fontSize: size.xxl, lineHeight: leading.display });
globalStyle(`${finalText} p`, { color: color.inkSoft, marginBlock: `${space.xs} ${space.l}` });
export const emptyNote = style({
  borderBlock: `1px solid ${color.line}`,
  paddingBlock: space.l,
  color: color.inkSoft,
  borderRadius: radius.s,
});
