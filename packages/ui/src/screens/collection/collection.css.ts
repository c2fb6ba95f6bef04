import { globalStyle, style } from '@vanilla-extract/css';
import { color, leading, radius, size, space } from '../../theme/contract.css.ts';
import { aside, phone } from '../../theme/media.ts';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: space.m });
export const lead = style({ color: color.inkSoft });
export const fields = style({ display: 'grid', gap: space.m, maxInlineSize: 560 });
export const fold = style({});
globalStyle(`${fold} > summary`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: 48,
  cursor: 'pointer',
  fontWeight: 700,
  color: color.primary,
  lineHeight: leading.ui,
});
globalStyle(`${fold}[open] > summary`, { marginBlockEnd: space.s });
export const list = style({ borderBlockStart: `1px solid ${color.line}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.m,
  alignItems: 'center',
  paddingBlock: space.m,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.ink,
  textDecoration: 'none',
  lineHeight: leading.ui,
});
globalStyle(`a${row}:hover b`, { color: color.primary });
globalStyle(`${row} b`, { fontSize: size.l, overflowWrap: 'anywhere' });
export const facts = style({ display: 'block', color: color.inkSoft, fontSize: size.s });
export const nameLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `4px ${space.s}` });
/** Its button below its name on a phone, where a long name needs the whole line. */
export const addRow = style({ '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s } } });
export const addable = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s });
export const columns = style({
  display: 'grid',
  gap: space.l,
  alignItems: 'start',
  '@media': { [aside]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' } },
});
export const entity = style({
  'position': 'relative',
  'display': 'grid',
  'gridTemplateColumns': '32px 56px minmax(0, 1fr) auto 32px',
  'gap': space.s,
  'alignItems': 'center',
  'paddingBlock': space.s,
  'borderBlockEnd': `1px solid ${color.line}`,
  'lineHeight': leading.ui,
  'background': color.canvas,
  '@media': { [phone]: { gridTemplateColumns: '24px 56px minmax(0, 1fr) 32px' } },
  'selectors': {
    '&[data-dragged]': { zIndex: 1, background: color.surface, outline: `2px solid ${color.primary}`, borderRadius: radius.s },
  },
});
/** Six dots, by which a row is dragged; for a finger it has the whole height of the row. */
export const grip = style({
  'display': 'grid',
  'placeItems': 'center',
  'alignSelf': 'stretch',
  'minBlockSize': 44,
  'cursor': 'grab',
  'touchAction': 'none',
  'color': color.inkSoft,
  '@media': { [phone]: { gridColumn: '4', gridRow: '1' } },
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
export const gone = style({ inlineSize: 56, blockSize: 56, border: `1.5px dashed ${color.edge}`, borderRadius: radius.s });
export const entityName = style({ overflowWrap: 'anywhere' });
globalStyle(`${entityName} a`, { color: color.ink, fontWeight: 700, textDecoration: 'none' });
globalStyle(`${entityName} a:hover`, { color: color.primary, textDecoration: 'underline' });
export const acts = style({ display: 'flex', gap: 0, '@media': { [phone]: { gridColumn: '3', marginInlineStart: -12 } } });
export const act = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  border: 0,
  background: 'transparent',
  borderRadius: radius.s,
  color: color.inkSoft,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.sunken, color: color.ink }, '&[aria-disabled]': { opacity: 0.35, cursor: 'default' } },
});
/** The down arrow, turned. */
export const up = style({ transform: 'rotate(180deg)' });
export const panel = style({
  display: 'grid',
  gap: space.s,
  padding: space.m,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
});
globalStyle(`${panel} h2`, { fontSize: size.l });
export const address = style({
  direction: 'ltr',
  overflowWrap: 'anywhere',
  fontSize: size.s,
  padding: space.s,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.s,
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
/** Not on paper, where only what is gathered stands. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });
