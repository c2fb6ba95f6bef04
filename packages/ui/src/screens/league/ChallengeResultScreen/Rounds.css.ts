import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, leading, radius, size, space } from '../../../theme/contract.css.ts';
import { phone, wide } from '../../../theme/media.ts';

export const round = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } } });
export const row = style({
  color: color.ink,
  textDecoration: 'none',
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto 20px',
  gap: space.s,
  alignItems: 'center',
  minBlockSize: '72px',
  paddingBlock: '10px',
  lineHeight: leading.ui,
  '@media': { [phone]: { gridTemplateColumns: '20px minmax(0, 1fr) auto', gap: `${space.xxs} ${space.s}` } },
});
export const number = style({ fontWeight: 800, color: color.inkSoft, textAlign: 'center' });
/** On a phone the question has the whole width, and how it went stands below it. */
export const words = style({ minInlineSize: 0, '@media': { [phone]: { display: 'contents' } } });
export const stem = style({
  fontWeight: 600,
  display: 'block',
  textWrap: 'pretty',
  '@media': { [phone]: { gridColumn: '2 / -1' } },
});
globalStyle(`${row} > :nth-child(3)`, { '@media': { [phone]: { gridColumn: 3, gridRow: 2 } } });
globalStyle(`${stem} math`, { fontWeight: 400 });
export const word = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    fontSize: size.s,
    fontWeight: 700,
    '@media': { [phone]: { gridColumn: 2, gridRow: 2 } },
  },
  variants: { isRight: { true: { color: color.positive }, false: { color: color.negative } } },
});
globalStyle(`${word.classNames.base} > svg`, { flex: 'none' });
export const time = style({ color: color.inkSoft, fontWeight: 400 });
export const down = style({ color: color.inkSoft, display: 'grid', '@media': { [phone]: { display: 'none' } } });
globalStyle(`${row}[aria-expanded='true'] > ${down}`, { rotate: '180deg' });
export const body = style({
  display: 'grid',
  gap: space.s,
  paddingBlock: `4px ${space.l}`,
  '@media': { [wide]: { paddingInlineStart: '40px' } },
});
export const choices = style({
  display: 'grid',
  gap: space.s,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))' } },
});
export const why = style({
  background: color.infoSoft,
  borderRadius: radius.s,
  padding: `${space.s} ${space.m}`,
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: space.s,
  fontSize: size.s,
});
globalStyle(`${why} > svg`, { color: color.info, marginBlockStart: '2px' });
