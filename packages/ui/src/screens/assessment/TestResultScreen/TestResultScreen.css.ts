import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, leading, size, space } from '../../../theme/contract.css.ts';
import { phone, twoColumns, wide } from '../../../theme/media.ts';
import { xVar } from '../../../components/Path/Path.css.ts';

export { xVar };

/** Wider than the column of a stage, which is made for one question. */
export const wideStage = style({
  '@media': { [twoColumns]: { inlineSize: 'min(1072px, 100vw - 96px)', marginInlineStart: 'calc(50% - min(536px, 50vw - 48px))' } },
});
export const verdict = style({ padding: `${space.l} ${space.l} 0`, '@media': { [wide]: { padding: `${space.xl} ${space.xl} 0` } } });
export const two = style({
  display: 'grid',
  gap: space.m,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: space.l }, [phone]: { gap: space.xs } },
});
globalStyle(`${two} h1`, { marginBlock: '8px 4px' });
/** First on a phone. */
export const score = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '8px',
  fontWeight: 800,
  lineHeight: 1,
  '@media': { [phone]: { order: -1 } },
});
globalStyle(`${score} b`, {
  fontSize: '64px',
  fontFamily: font.figures,
  '@media': { [wide]: { fontSize: '88px' }, [phone]: { fontSize: '48px' } },
});
globalStyle(`${score} span`, { fontSize: size.l, color: color.slabSoft, lineHeight: leading.ui });
export const axis = style({ position: 'absolute', insetInline: 0, insetBlockEnd: '8px' });
export const axisMark = style({
  position: 'absolute',
  insetInlineStart: xVar,
  insetBlockEnd: 0,
  translate: '-50% 0',
  fontSize: size.xs,
  fontFamily: font.figures,
  lineHeight: 1.5,
  color: color.slabSoft,
  selectors: { '[dir="rtl"] &': { translate: '50% 0' } },
});
export const notice = style({ marginBlockStart: space.m });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  borderBlock: `1px solid ${color.line}`,
  marginBlock: `${space.l} 0`,
});
globalStyle(`${facts} div`, { padding: `${space.m} ${space.xs}`, textAlign: 'center', lineHeight: leading.ui });
globalStyle(`${facts} div + div`, { borderInlineStart: `1px solid ${color.line}` });
globalStyle(`${facts} dt`, { fontSize: size.s, color: color.inkSoft, '@media': { [phone]: { fontSize: size.xs } } });
globalStyle(`${facts} dd`, { fontWeight: 800, fontSize: size.l, '@media': { [phone]: { fontSize: size.m } } });
export const ask = style({ display: 'grid', gap: space.m, justifyItems: 'start', maxInlineSize: '60ch' });
