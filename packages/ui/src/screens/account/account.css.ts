import { globalStyle, style } from '@vanilla-extract/css';
import { color, layout, leading, radius, size, space } from '../../theme/contract.css.ts';
import { twoColumns } from '../../theme/media.ts';

/** Two halves on a desk, the form first; on a phone the form alone, with a strip of road below it. */
export const page = style({
  maxInlineSize: 1104,
  marginInline: 'auto',
  padding: `${layout.pageAbove} ${layout.pageGutter} ${layout.pageBelow}`,
  display: 'grid',
  gap: space.xl,
  '@media': { [twoColumns]: { gridTemplateColumns: 'minmax(0, 496px) minmax(0, 1fr)', gap: space.xxxl, alignItems: 'center' } },
});
export const form = style({ display: 'grid', gap: space.m, minInlineSize: 0 });
export const lead = style({ color: color.inkSoft, marginBlockStart: space.xxs, maxInlineSize: '44ch' });
export const fields = style({ display: 'grid', gap: space.m, marginBlockStart: space.xs });
export const actions = style({ display: 'grid', gap: space.xs, marginBlockStart: space.l });
export const other = style({
  fontSize: size.s,
  lineHeight: leading.ui,
  color: color.inkSoft,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
});
globalStyle(`${other} a`, { minBlockSize: 44, display: 'inline-flex', alignItems: 'center', fontWeight: 700, textDecoration: 'none' });
globalStyle(`${other} a:hover`, { textDecoration: 'underline' });
export const art = style({
  borderRadius: radius.m,
  overflow: 'hidden',
  background: color.sky,
  display: 'none',
  '@media': {
    [twoColumns]: {
      display: 'grid',
      alignContent: 'space-between',
      gap: space.l,
      alignSelf: 'stretch',
      minBlockSize: 480,
      maxBlockSize: 620,
    },
  },
});
export const artText = style({
  padding: `${space.xl} ${space.xl} 0`,
  fontSize: size.l,
  fontWeight: 700,
  lineHeight: leading.head,
  maxInlineSize: '24ch',
  textWrap: 'balance',
});
export const sentTo = style({ fontWeight: 700, color: color.ink, overflowWrap: 'anywhere' });
export const narrow = style({
  maxInlineSize: 760,
  marginInline: 'auto',
  display: 'grid',
  gap: space.l,
  padding: `${layout.pageAbove} ${layout.pageGutter} ${layout.pageBelow}`,
});
export const countries = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs, marginBlockStart: space.xs });
export const country = style({
  minBlockSize: 44,
  display: 'inline-flex',
  alignItems: 'center',
  paddingInline: 14,
  borderRadius: radius.s,
  border: `1.5px solid ${color.edge}`,
  color: color.ink,
  textDecoration: 'none',
  fontSize: size.s,
  lineHeight: leading.ui,
  selectors: {
    '&[aria-current=true]': { borderColor: color.primary, background: color.primarySoft, color: color.primaryStrong, fontWeight: 700 },
    '&:hover': { borderColor: color.primary },
  },
});
export const programCounts = style({
  display: 'block',
  color: color.inkSoft,
  fontSize: size.s,
  fontWeight: 400,
});
export const steps = style({ display: 'grid', gap: space.m });
globalStyle(`${steps} li`, {
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: space.s,
  alignItems: 'start',
  lineHeight: leading.ui,
});
globalStyle(`${steps} svg`, { color: color.primary });
