import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, font, leading, size, space } from '../../../theme/contract.css.ts';
import { phone, wide } from '../../../theme/media.ts';

export const head = style({
  display: 'grid',
  justifyItems: 'start',
  padding: `${space.l} ${space.m} ${space.s}`,
  '@media': { [wide]: { padding: `${space.xl} ${space.xl} ${space.m}` }, [phone]: { justifyItems: 'stretch' } },
});
export const eyebrow = style({ color: color.slabSoft, fontSize: size.s, fontWeight: 600, lineHeight: leading.ui });
globalStyle(`${head} h1`, {
  fontSize: size.xxl,
  lineHeight: leading.display,
  marginBlock: '2px 4px',
  '@media': { [wide]: { fontSize: size.xxxl } },
});
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 28px',
  lineHeight: leading.ui,
  marginBlockStart: space.xs,
  '@media': { [phone]: { display: 'grid', gridTemplateColumns: 'repeat(3, auto)', gap: space.xs, justifyContent: 'space-between' } },
});
globalStyle(`${figures} > div`, {
  display: 'flex',
  flexDirection: 'row-reverse',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  gap: '6px',
  '@media': { [phone]: { flexDirection: 'column-reverse', alignItems: 'flex-start', gap: 0, maxInlineSize: '108px' } },
});
globalStyle(`${figures} dd`, { fontWeight: 800, fontSize: size.xl, lineHeight: 1.3, fontFamily: font.figures });
globalStyle(`${figures} dt`, { color: color.slabSoft, fontSize: size.s });
export const goal = style({ position: 'absolute', insetBlock: 0, insetInlineEnd: 0, zIndex: -1 });
export const road = recipe({
  base: { paddingBlockEnd: space.m },
  variants: {
    shown: { always: {}, wide: { '@media': { [phone]: { display: 'none' } } }, phone: { '@media': { [wide]: { display: 'none' } } } },
  },
});
export const names = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  textAlign: 'center',
  fontSize: size.s,
  lineHeight: leading.ui,
  color: color.slabSoft,
});
globalStyle(`${names} > *`, { paddingInline: '6px' });
globalStyle(`${names} > b`, { color: color.slabInk });
/** The test itself, at the end of its road. */
export const square = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '62px',
  blockSize: '62px',
  rotate: '45deg',
  borderRadius: '15px',
  border: `4px solid ${color.pathInk}`,
  background: color.slab,
  color: color.slabGold,
  boxShadow: '0 0 0 8px rgb(255 245 230 / .12)',
});
globalStyle(`${square} > span`, { rotate: '-45deg', display: 'grid' });
globalStyle(`${square} svg`, { inlineSize: '30px', blockSize: '30px' });
/** Beside twenty beads it is smaller on a phone. */
export const smaller = style({
  '@media': {
    [phone]: {
      inlineSize: '38px',
      blockSize: '38px',
      borderRadius: '10px',
      borderWidth: '3px',
      boxShadow: '0 0 0 5px rgb(255 245 230 / .12)',
    },
  },
});
globalStyle(`${smaller} svg`, { '@media': { [phone]: { inlineSize: '20px', blockSize: '20px' } } });
export const bead = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '11px',
    blockSize: '11px',
    borderRadius: '50%',
    background: color.slab,
    border: `2.5px solid ${color.edge}`,
    '@media': { [phone]: { inlineSize: '8px', blockSize: '8px', borderWidth: '2px' } },
  },
  variants: {
    state: {
      open: {},
      skipped: { borderColor: color.pathInk },
      answered: { background: color.pathInk, borderColor: color.pathInk },
      here: {
        inlineSize: '26px',
        blockSize: '26px',
        borderWidth: '3px',
        borderColor: color.pathInk,
        boxShadow: '0 0 0 5px rgb(255 245 230 / .14)',
        '::after': { content: '', inlineSize: '9px', blockSize: '9px', borderRadius: '50%', background: color.reward },
        '@media': { [phone]: { inlineSize: '22px', blockSize: '22px', borderWidth: '3px' } },
      },
    },
  },
});
export const dots = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '7px',
  alignItems: 'center',
  justifySelf: 'start',
  alignSelf: 'center',
});
globalStyle(`${dots} > i`, { inlineSize: '9px', blockSize: '9px', borderRadius: '50%', background: color.edge });
export const asks = style({ '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 112px 84px' } } });
export const count = style({
  color: color.inkSoft,
  fontSize: size.s,
  '@media': { [wide]: { textAlign: 'end' }, [phone]: { gridColumn: 1 } },
});
export const hints = style({ display: 'grid', gap: '10px', lineHeight: leading.ui });
globalStyle(`${hints} > li`, { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: '10px' });
globalStyle(`${hints} > li::before`, {
  content: '',
  inlineSize: '9px',
  blockSize: '9px',
  borderRadius: '50%',
  border: `2.5px solid ${color.primary}`,
  marginBlockStart: '.5em',
});
globalStyle(`:root:lang(ur) ${hints} > li::before`, { marginBlockStart: '.95em' });
/** The chart reaches the edges of its card. */
export const attempts = style({
  overflow: 'hidden',
  marginInline: `calc(${space.m} * -1)`,
  marginBlockEnd: space.s,
  '@media': { [wide]: { marginInline: `calc(${space.l} * -1)` } },
});
export const value = style({ fontFamily: font.figures, fontWeight: 800, fontSize: '17px', lineHeight: 1 });
export const dates = style([names, { fontSize: size.xs, color: color.inkSoft, marginBlockStart: '4px' }]);
globalStyle(`${dates} > b`, { color: color.ink });
export const pairs = style({ fontSize: size.s, lineHeight: leading.ui });
globalStyle(`${pairs} > div`, { display: 'flex', justifyContent: 'space-between', gap: space.m, paddingBlock: '9px' });
globalStyle(`${pairs} > div + div`, { borderBlockStart: `1px solid ${color.line}` });
globalStyle(`${pairs} dt`, { color: color.inkSoft });
globalStyle(`${pairs} dd`, { fontWeight: 700 });
