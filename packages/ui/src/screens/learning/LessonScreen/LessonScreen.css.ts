import { globalStyle, style } from '@vanilla-extract/css';
import { color, layout, leading, radius, size, space, weight } from '../../../theme/contract.css.ts';
import { aside, phone } from '../../../theme/media.ts';

export const page = style({
  maxInlineSize: 1304,
  marginInline: 'auto',
  padding: `${layout.pageAbove} ${layout.pageGutter} ${layout.pageBelow}`,
});
export const lesson = style({
  display: 'grid',
  gap: space.l,
  '@media': { [aside]: { gridTemplateColumns: 'minmax(0, 1fr) 364px', gap: space.xl, alignItems: 'start' } },
});
globalStyle(`${lesson} > *`, { minInlineSize: 0 });
export const course = style({ '@media': { [aside]: { position: 'sticky', insetBlockStart: 24 } } });
export const courseSub = style({
  color: color.inkSoft,
  fontSize: size.s,
  lineHeight: leading.ui,
  marginBlock: `calc(${space.s} * -1) ${space.s}`,
});
export const titleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.s,
  alignItems: 'flex-start',
  marginBlock: `${space.l} ${space.s}`,
});
export const meta = style({
  color: color.inkSoft,
  fontSize: size.s,
  lineHeight: leading.ui,
  marginBlockStart: 6,
});
export const done = style({ color: color.positive, fontWeight: weight.strong, display: 'inline-flex', alignItems: 'center', gap: 4 });
export const text = style({ maxInlineSize: '68ch' });
export const quiz = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s} ${space.l}`,
  marginBlockStart: space.xl,
  padding: space.l,
  borderRadius: radius.m,
  background: color.primarySoft,
});
globalStyle(`${quiz} p`, { color: color.inkSoft, fontSize: size.s, lineHeight: leading.ui });
export const turn = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.s,
  marginBlockStart: space.xl,
  // side by side, a title would stand in lines of one word
  '@media': { [phone]: { gridTemplateColumns: '1fr' } },
});
export const turnLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minBlockSize: 72,
  padding: `10px ${space.m}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
  color: color.ink,
  textDecoration: 'none',
  lineHeight: leading.ui,
  minInlineSize: 0,
  selectors: { '&:hover': { borderColor: color.primary } },
  '@media': { [phone]: { paddingInline: 12 } },
});
globalStyle(`${turnLink} svg`, { color: color.primary });
globalStyle(`${turnLink} small`, { fontSize: size.xs, color: color.inkSoft, display: 'block' });
globalStyle(`${turnLink} b`, { '@media': { [phone]: { fontSize: size.s } } });
/** Where a quiz waits, it is the filled step; going on is the quiet one. */
export const nextLink = style([turnLink, { gridColumn: 2, justifyContent: 'space-between', '@media': { [phone]: { gridColumn: 1 } } }]);
export const nextFilled = style({ background: color.primary, borderColor: color.primary, color: color.onPrimary });
globalStyle(`${nextFilled} small, ${nextFilled} svg`, { color: 'inherit' });

export const gateBox = style({
  position: 'relative',
  borderRadius: radius.m,
  overflow: 'hidden',
  background: color.slabDeep,
  color: '#FFF5E6',
  aspectRatio: '16 / 9',
  '@media': {
    [phone]: { marginInline: `calc(${layout.gutter} * -1)`, borderRadius: 0, aspectRatio: 'auto', display: 'grid', minBlockSize: 380 },
  },
});
export const gate = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 6,
  textAlign: 'center',
  padding: 16,
  // tall words make the gate taller; below the arch's crown they begin
  '@media': { [phone]: { position: 'relative', alignContent: 'end', paddingBlock: '72px 24px' } },
});
globalStyle(`${gate} > svg`, { inlineSize: 44, blockSize: 44, color: color.slabGold });
globalStyle(`${gate} h2`, { fontSize: size.xl, lineHeight: leading.head });
globalStyle(`${gate} p`, { maxInlineSize: '46ch', color: '#CFE0DF', fontSize: size.s, lineHeight: leading.text });
export const gateActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  justifyContent: 'center',
  marginBlockStart: 12,
  '@media': { [phone]: { inlineSize: '100%' } },
});
globalStyle(`${gateActions} > *`, { '@media': { [phone]: { flexGrow: 1 } } });
