import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, leading, size, space } from '../../../theme/contract.css.ts';

export const change = style({
  minBlockSize: 44,
  display: 'inline-flex',
  alignItems: 'center',
  marginInlineStart: space.xs,
  fontSize: size.s,
  fontWeight: 700,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
/** The words above a path that is walked while one waits, the time at its end. */
export const wait = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.xs} ${space.m}`,
  fontSize: size.s,
  color: color.inkSoft,
});
globalStyle(`${wait} > :first-child`, { gridColumn: '1 / -1' });
globalStyle(`${wait} > b`, { color: color.accentInk, fontFamily: font.figures, fontVariantNumeric: 'tabular-nums' });
export const others = style({ borderBlockStart: `1px solid ${color.line}` });
globalStyle(`${others} > li`, { borderBlockEnd: `1px solid ${color.line}` });
export const other = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gap: space.s,
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: 60,
  paddingBlock: space.xs,
  textAlign: 'start',
  color: color.ink,
  background: 'none',
  border: 0,
  font: 'inherit',
  lineHeight: leading.ui,
  textDecoration: 'none',
  cursor: 'pointer',
});
globalStyle(`${other} > svg`, { color: color.primary });
globalStyle(`${other} > span > *`, { display: 'block' });
globalStyle(`${other} > span > span`, { fontSize: size.s, color: color.inkSoft });
export const keep = style({ fontSize: size.s, color: color.inkSoft, lineHeight: leading.ui });
