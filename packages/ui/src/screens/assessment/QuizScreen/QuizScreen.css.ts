import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, layout, leading, radius, room, size, space } from '../../../theme/contract.css.ts';
import { wide } from '../../../theme/media.ts';

export const path = style({ marginInline: `calc(${layout.gutter} * -1)`, marginBlockEnd: space.s });
export const ask = style({
  fontSize: size.l,
  lineHeight: leading.text,
  fontWeight: 700,
  marginBlock: `${space.m} ${space.l}`,
  textWrap: 'pretty',
  '@media': { [wide]: { fontSize: size.xl } },
});
globalStyle(`${ask} math`, { fontWeight: 400 });
// Running text, though it is a heading: what an English heading gives an Arabic name is less than a text has.
globalStyle(`:root:lang(en) ${ask} :lang(ar):lang(ar)`, { lineHeight: leading.text });
export const level = style({ color: color.inkSoft, fontSize: size.xs });
export const unsent = style({ marginBlockStart: space.l });
export const narrow = style({ maxInlineSize: 400 });
export const unitRow = style({
  display: 'flex',
  gap: space.s,
  alignItems: 'start',
  maxInlineSize: 400,
});
globalStyle(`${unitRow} > :first-child`, { flex: 1, minInlineSize: 0 });
/** Beside the field itself, below the line of its label. */
export const unit = style({
  fontFamily: font.figures,
  fontSize: size.l,
  lineHeight: 1,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: room.controlHeight,
  marginBlockStart: `calc(${size.s} * ${leading.ui} + 6px)`,
});
export const rows = style({ display: 'grid', gap: space.s });
export const pair = style({
  display: 'grid',
  gap: space.xs,
  padding: `${space.s} ${space.m}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'center', gap: space.l } },
});
/** Words of another language begin where the page’s lines begin, as the question and the choices do. */
globalStyle(`${pair} > [lang]`, { justifySelf: 'start' });
export const place = style([
  pair,
  {
    gridTemplateColumns: '76px minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.s,
    '@media': { [wide]: { gridTemplateColumns: '88px minmax(0, 1fr)' } },
  },
]);
export const letter = style({ fontFamily: font.figures, fontWeight: 800, color: color.primary, minInlineSize: '1.2em', flex: 'none' });
export const legend = style({ display: 'grid', gap: space.xs, marginBlockEnd: space.s });
/**
 * A letter or a figure, then words: kept apart by a gap, for in a line a Latin word would move to the
 * letter’s other side.
 */
globalStyle(`${legend} > li, ${rows} > li`, { display: 'flex', alignItems: 'baseline', gap: space.xs });
export const hint = style({ color: color.inkSoft, fontSize: size.s, lineHeight: leading.ui, marginBlockEnd: space.s });

export const verdict = style({ display: 'grid', gap: space.l, padding: space.l, '@media': { [wide]: { padding: space.xl } } });
export const two = style({
  display: 'grid',
  gap: space.m,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: space.l } },
});
globalStyle(`${two} h1`, { marginBlock: '8px 4px' });
globalStyle(`${two} p`, { color: color.slabSoft, maxInlineSize: '44ch' });
export const score = style({ display: 'flex', alignItems: 'baseline', gap: 8, fontWeight: 800, lineHeight: 1, color: color.slabInk });
globalStyle(`${score} b`, { fontSize: 64, fontFamily: font.figures });
globalStyle(`${score} span`, { fontSize: size.l, color: color.slabSoft, lineHeight: leading.ui });
export const verdictStrip = style({
  marginInline: `calc(${space.l} * -1)`,
  marginBlockEnd: -12,
  '@media': { [wide]: { marginInline: `calc(${space.xl} * -1)` } },
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  borderBlock: `1px solid ${color.line}`,
  marginBlock: space.l,
});
globalStyle(`${facts} div`, { padding: `${space.m} ${space.xs}`, textAlign: 'center', lineHeight: leading.ui });
globalStyle(`${facts} div + div`, { borderInlineStart: `1px solid ${color.line}` });
globalStyle(`${facts} dt`, { fontSize: size.s, color: color.inkSoft });
globalStyle(`${facts} dd`, { fontWeight: 800, fontSize: size.l });
export const answersHead = style({ marginBlock: `${space.xl} ${space.m}` });
export const reviews = style({ display: 'grid', gap: space.xl });
export const review = style({ display: 'grid', gap: space.s, scrollMarginBlockStart: space.l });
export const reviewHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s });
globalStyle(`${reviewHead} h3`, { fontSize: size.m });
export const why = style({
  background: color.infoSoft,
  borderRadius: radius.s,
  padding: `${space.s} ${space.m}`,
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: space.s,
  fontSize: size.s,
  lineHeight: leading.text,
});
globalStyle(`${why} > svg`, { color: color.info, marginBlockStart: 2 });
export const openList = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs, marginBlock: space.m });
export const choices = style({
  display: 'grid',
  gap: space.s,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))' } },
});
