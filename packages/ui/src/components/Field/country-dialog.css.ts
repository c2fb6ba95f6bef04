import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, leading, radius, room, size, space } from '../../theme/contract.css.ts';

export const list = style({ maxBlockSize: '44vh', overflowY: 'auto', marginBlockStart: space.s, borderBlock: `1px solid ${color.line}` });
export const option = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s,
  minBlockSize: room.controlHeight,
  paddingInline: space.xs,
  cursor: 'pointer',
  lineHeight: leading.ui,
  borderRadius: radius.s,
  selectors: {
    '&:hover': { background: color.sunken },
    '&[data-marked]': { background: color.primarySoft },
    '&[aria-selected=true]': { fontWeight: 700, color: color.primaryStrong },
  },
});
globalStyle(`${option} > :last-child`, { fontFamily: font.figures, fontVariantNumeric: 'tabular-nums' });
/** The two letters of a country stand where others draw its flag: they are readable for everybody. */
export const letters = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: 24,
  borderRadius: 4,
  border: `1px solid ${color.line}`,
  background: color.surface,
  color: color.inkSoft,
  fontFamily: font.figures,
  fontSize: 12,
  fontWeight: 700,
});
export const said = style({ fontSize: size.s, color: color.inkSoft, minBlockSize: '1.6em' });
