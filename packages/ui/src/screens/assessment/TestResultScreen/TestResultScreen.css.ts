import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, font, leading, radius, size, space } from '../../../theme/contract.css.ts';
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
/** Below two columns all cards stand in one, in an order of their own. */
export const flow = style({ '@media': { [`not all and ${twoColumns}`]: { display: 'contents' } } });
export const place = recipe({
  variants: { order: { again: { order: 1 }, topics: { order: 2 }, difficulties: { order: 3 }, review: { order: 4 } } },
});
export const share = style({ fontWeight: 800, whiteSpace: 'nowrap' });
export const lane = style({ gridColumn: '1 / -1' });
export const againRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${space.s}`,
  alignItems: 'center',
  paddingBlock: '10px',
  lineHeight: leading.ui,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});
globalStyle(`${againRow} b`, { fontWeight: 600, display: 'block', textWrap: 'pretty' });
globalStyle(`${againRow} svg`, { color: color.primary });
export const againFacts = style({ fontSize: size.s, color: color.inkSoft });
export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  marginBlockEnd: space.xs,
});
export const tab = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minBlockSize: '44px',
    padding: '6px 14px',
    borderRadius: radius.pill,
    border: `1.5px solid ${color.edge}`,
    color: color.ink,
    textDecoration: 'none',
    fontSize: size.s,
    fontWeight: 600,
    lineHeight: leading.ui,
    selectors: { ':root:lang(ur) &': { paddingBlock: '13px 3px', borderRadius: radius.m } },
  },
  variants: { current: { true: { background: color.primarySoft, borderColor: color.primary, color: color.primary, fontWeight: 800 } } },
});
export const question = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } } });
export const row = style({
  color: color.ink,
  textDecoration: 'none',
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  gap: space.s,
  alignItems: 'center',
  minBlockSize: '64px',
  paddingBlock: '10px',
  lineHeight: leading.ui,
});
export const sign = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '26px',
    blockSize: '26px',
    borderRadius: '50%',
    border: '2.5px solid currentColor',
  },
  variants: { tone: { positive: { color: color.positive }, negative: { color: color.negative }, caution: { color: color.rewardInk } } },
});
globalStyle(`${sign.classNames.base} svg`, { inlineSize: '16px', blockSize: '16px', strokeWidth: 3 });
export const stem = style({
  fontWeight: 600,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  textWrap: 'pretty',
  // Arabic letters stand above and below the line of a Latin page
  paddingBlock: '3px',
  marginBlock: '-3px',
  selectors: {
    '[aria-expanded="true"] > &': { display: 'block', overflow: 'visible' },
    // a box that cuts lines cuts the first stroke of a Nastaliq word too
    ':root:lang(ur) &': { paddingBlockStart: '16px', marginBlockStart: '-16px' },
  },
});
globalStyle(`${stem} math`, { fontWeight: 400 });
export const word = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: '6px', fontSize: size.s, fontWeight: 700, whiteSpace: 'nowrap' },
  variants: { tone: { positive: { color: color.positive }, negative: { color: color.negative }, caution: { color: color.rewardInk } } },
});
globalStyle(`${word.classNames.base} > svg`, { color: color.inkSoft });
globalStyle(`[aria-expanded="true"] > ${word.classNames.base} > svg`, { rotate: '180deg' });
export const body = style({
  display: 'grid',
  gap: space.s,
  paddingBlock: `4px ${space.l}`,
  '@media': { [wide]: { paddingInlineStart: '40px' } },
});
export const ask = style({ display: 'grid', gap: space.m, justifyItems: 'start', maxInlineSize: '60ch' });
