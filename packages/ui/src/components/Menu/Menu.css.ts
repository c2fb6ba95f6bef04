import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, leading, radius, room, shadow, size, space } from '../../theme/contract.css.ts';
import { mini, phone } from '../../theme/media.ts';

export const menu = style({ position: 'relative', display: 'inline-block' });
export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: '44px',
  paddingInline: '10px',
  paddingBlock: `${room.buttonAbove} ${room.buttonBelow}`,
  fontSize: size.s,
  fontWeight: 600,
  lineHeight: leading.ui,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  borderRadius: radius.s,
  listStyle: 'none',
  ':hover': { background: color.primarySoft },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
/**
 * On a phone the list hangs from the header’s end, not from its small icon: whatever stands beside that, the
 * list stays in the window.
 */
export const headerMenu = style({ '@media': { [phone]: { position: 'static' } } });
/** A row of a sidebar, which opens upwards. */
export const rowMenu = style({ display: 'block' });
export const row = style({
  display: 'flex',
  inlineSize: '100%',
  minBlockSize: '48px',
  gap: space.m,
  paddingInline: '15px',
  color: color.inkSoft,
  ':hover': { background: color.sunken, color: color.ink },
});
globalStyle(`${row} > svg:last-child`, { marginInlineStart: 'auto' });
export const compact = style({ '@media': { [phone]: { paddingInline: '8px', minInlineSize: '44px', justifyContent: 'center' } } });
globalStyle(`${compact} > span, ${compact} > svg:last-child`, { '@media': { [phone]: { display: 'none' } } });
export const list = recipe({
  base: {
    position: 'absolute',
    zIndex: 6,
    background: color.raised,
    color: color.ink,
    borderRadius: radius.m,
    border: `1px solid ${color.line}`,
    boxShadow: shadow.float,
    padding: space.xs,
    minInlineSize: '200px',
    maxBlockSize: 'min(640px, 80vh)',
    overflowY: 'auto',
  },
  variants: {
    align: { start: { insetInlineStart: 0 }, end: { insetInlineEnd: 0 } },
    inHeader: { true: { '@media': { [phone]: { marginInline: '12px' } } } },
    opens: { below: { insetBlockStart: 'calc(100% + 4px)' }, above: { insetBlockEnd: 'calc(100% + 4px)' } },
  },
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  inlineSize: '100%',
  minBlockSize: '44px',
  paddingInline: space.s,
  paddingBlock: `${room.tabAbove} ${room.tabBelow}`,
  border: 0,
  background: 'none',
  textAlign: 'start',
  color: color.ink,
  textDecoration: 'none',
  fontSize: size.s,
  lineHeight: leading.ui,
  borderRadius: radius.s,
  cursor: 'pointer',
  outlineOffset: '-3px !important',
  ':hover': { background: color.sunken },
  selectors: { '&[aria-current]': { background: color.primarySoft, color: color.primary, fontWeight: 700 } },
});
// Names in Arabic and Latin letters, in a list between Nastaliq ones, need none of its room.
globalStyle(`:root:lang(ur) ${item}:is([lang="ar"], [lang="en"])`, { paddingBlock: '8px' });
export const check = style({ marginInlineStart: 'auto' });
// The narrow sidebar has room for the icon only.
globalStyle(`${row} > span, ${row} > svg:last-child`, { '@media': { [mini]: { display: 'none' } } });
