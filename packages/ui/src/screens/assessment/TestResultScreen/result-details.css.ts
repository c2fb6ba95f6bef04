import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, leading, radius, size, space } from '../../../theme/contract.css.ts';
import { twoColumns, wide } from '../../../theme/media.ts';

// What stands below the climb of a result: its sheet comes after it (`LaterStyles`).

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
