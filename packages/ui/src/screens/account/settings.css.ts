import { globalStyle, style } from '@vanilla-extract/css';
import { color, leading, radius, room, size, space } from '../../theme/contract.css.ts';
import { aside, phone } from '../../theme/media.ts';
import * as shared from '../page-parts.css.ts';

export { lead, parts, rows, soft } from '../page-parts.css.ts';

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: 44,
  fontSize: size.s,
  lineHeight: leading.ui,
  color: color.inkSoft,
  textDecoration: 'none',
  ':hover': { color: color.primary },
});
export const columns = style({
  display: 'grid',
  gap: space.l,
  maxInlineSize: 1104,
  '@media': { [aside]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', alignItems: 'start' } },
});
export const note = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: space.s,
  padding: space.m,
  borderRadius: radius.s,
  background: color.sunken,
  fontSize: size.s,
});
globalStyle(`${note} b`, { display: 'block', lineHeight: leading.ui });
globalStyle(`${note} > svg`, { color: color.inkSoft });
/** Above a form, where there is something to say. */
export const problem = style({ marginBlockEnd: space.m, selectors: { '&:empty': { display: 'none' } } });
export const fields = style({ display: 'grid', gap: space.m, maxInlineSize: 480 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs, alignItems: 'center', marginBlockStart: space.l });
globalStyle(`${actions} > *`, { '@media': { [phone]: { flex: '1 1 100%' } } });
export const row = style([shared.row, { minBlockSize: 68, paddingBlock: `calc(${room.cellAbove} * .7) calc(${room.cellBelow} * .7)` }]);
export const withIcon = style({ gridTemplateColumns: '44px minmax(0, 1fr) auto' });
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: radius.s,
  background: color.sunken,
  color: color.inkSoft,
  selectors: { '&[data-this]': { background: color.primarySoft, color: color.primary } },
});
export const value = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `2px ${space.xs}`, overflowWrap: 'anywhere' });
export const quiet = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingBlock: `${room.buttonAbove} ${room.buttonBelow}`,
  paddingInline: space.xs,
  marginInline: `calc(${space.xs} * -1)`,
  fontSize: size.s,
  fontWeight: 700,
  lineHeight: leading.ui,
  border: 0,
  background: 'transparent',
  color: color.primary,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&[data-tone=negative]': { color: color.negative }, '&:hover': { textDecoration: 'underline' } },
});
