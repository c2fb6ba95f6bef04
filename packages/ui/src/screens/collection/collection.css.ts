import { globalStyle, style } from '@vanilla-extract/css';
import { color, leading, radius, size, space } from '../../theme/contract.css.ts';
import { aside, phone } from '../../theme/media.ts';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: space.m });
export const lead = style({ color: color.inkSoft });
export const fields = style({ display: 'grid', gap: space.m, maxInlineSize: 560 });
export const list = style({ borderBlockStart: `1px solid ${color.line}` });
export const facts = style({
  display: 'block',
  color: color.inkSoft,
  fontSize: size.s,
  selectors: {
    '&[data-to]': { position: 'relative', visibility: 'hidden' },
    '&[data-to]::after': {
      content: 'attr(data-to)',
      position: 'absolute',
      inset: 0,
      visibility: 'visible',
      color: color.primary,
      fontWeight: 700,
    },
  },
});
export const columns = style({
  display: 'grid',
  gap: space.l,
  alignItems: 'start',
  '@media': { [aside]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' } },
});
export const entity = style({
  'position': 'relative',
  'display': 'grid',
  'gridTemplateColumns': '32px 76px minmax(0, 1fr) auto auto',
  'gap': space.s,
  'alignItems': 'center',
  'paddingBlock': space.s,
  'borderBlockEnd': `1px solid ${color.line}`,
  'lineHeight': leading.ui,
  'background': color.canvas,
  '@media': { [phone]: { gridTemplateColumns: '20px 60px minmax(0, 1fr) 44px', columnGap: 8, rowGap: 0 } },
  'selectors': {
    '&[data-dragged]': { zIndex: 1, background: color.surface, outline: `2px solid ${color.primary}`, borderRadius: radius.s },
  },
});
/** A board in the shape of its picture; the sign of a subject fills as much. */
export const thumb = style({ inlineSize: '100%', aspectRatio: '4 / 3', borderRadius: radius.s, objectFit: 'cover' });
globalStyle(`${thumb} > span`, { inlineSize: '100%', blockSize: '100%' });
/** A formula as on paper. */
export const formula = style({ display: 'grid', placeItems: 'center', overflow: 'hidden', background: color.sunken, fontSize: 13 });
/** Six dots, by which a row is dragged, or moved by the arrows. */
export const grip = style({
  'display': 'grid',
  'placeItems': 'center',
  'alignSelf': 'stretch',
  'minInlineSize': 44,
  'minBlockSize': 44,
  'padding': 0,
  'border': 0,
  'background': 'none',
  'cursor': 'grab',
  'touchAction': 'none',
  'color': color.inkSoft,
  'borderRadius': radius.s,
  '@media': { [phone]: { gridColumn: '4' } },
  'selectors': {
    '&::before': {
      content: '""',
      inlineSize: 16,
      blockSize: 24,
      backgroundImage: 'radial-gradient(currentColor 1.5px, transparent 2px)',
      backgroundSize: '8px 8px',
    },
    '[data-dragged] > &': { cursor: 'grabbing' },
  },
});
globalStyle(`${entity} > :nth-child(-n + 3)`, { '@media': { [phone]: { gridRow: '1 / span 2' } } });
export const hint = style({ color: color.inkSoft, fontSize: size.s, marginBlockStart: space.s });
export const taken = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  padding: `${space.xs} ${space.s}`,
  background: color.sunken,
  borderBlockEnd: `1px solid ${color.line}`,
});
export const place = style({ color: color.inkSoft, textAlign: 'center' });
export const gone = style({ aspectRatio: '4 / 3', border: `1.5px dashed ${color.edge}`, borderRadius: radius.s });
export const entityName = style({ overflowWrap: 'anywhere' });
globalStyle(`${entityName} a`, { color: color.ink, fontWeight: 700, textDecoration: 'none' });
globalStyle(`${entityName} a:hover`, { color: color.primary, textDecoration: 'underline' });
export const panel = style({
  display: 'grid',
  gap: space.s,
  padding: space.m,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
});
globalStyle(`${panel} h2`, { fontSize: size.l });
export const switchLine = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.s });
export const tap = style({
  minBlockSize: 44,
  display: 'inline-grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
});
export const track = style({
  'position': 'relative',
  'inlineSize': 52,
  'blockSize': 30,
  'borderRadius': 15,
  'border': `2px solid ${color.edge}`,
  'background': color.surface,
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 4,
    insetInlineStart: 4,
    inlineSize: 18,
    borderRadius: '50%',
    background: color.edge,
  },
  'selectors': {
    '[aria-checked=true] > &': { background: color.primary, borderColor: color.primary },
    '[aria-checked=true] > &::after': { insetInlineStart: 'auto', insetInlineEnd: 4, background: color.onPrimary },
  },
});
export const address = style({
  direction: 'ltr',
  overflowWrap: 'anywhere',
  fontSize: size.s,
  padding: space.s,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.s,
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs });
/** The list of a menu hangs from its end: there it has room on the narrowest page. */
globalStyle(`${buttons} > form`, { marginInlineStart: 'auto' });
/** Not on paper, where only what is gathered stands. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });
