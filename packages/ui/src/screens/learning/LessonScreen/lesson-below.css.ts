import { globalStyle, style } from '@vanilla-extract/css';
import { color, layout, leading, radius, size, space, weight } from '../../../theme/contract.css.ts';
import { phone } from '../../../theme/media.ts';

// What stands below the text of a lesson, and the gate in place of its video: no lesson begins with it.

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

export const feedback = style({
  marginBlockStart: space.xl,
  borderBlockStart: `1px solid ${color.line}`,
  paddingBlockStart: space.l,
  display: 'grid',
  gap: space.m,
});
globalStyle(`${feedback} > form`, { display: 'grid', gap: space.m, maxInlineSize: '68ch' });
globalStyle(`${feedback} legend`, { fontSize: size.s, fontWeight: weight.strong, lineHeight: leading.ui, marginBlockEnd: space.xs });
export const stars = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
export const star = style({ position: 'relative' });
globalStyle(`${star} input`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  margin: 0,
  cursor: 'pointer',
});
globalStyle(`${star} span`, {
  minInlineSize: 48,
  minBlockSize: 48,
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.s,
  border: `1.5px solid ${color.edge}`,
  fontWeight: 700,
  background: color.surface,
});
globalStyle(`${star} input:checked + span`, {
  borderColor: color.reward,
  background: color.rewardSoft,
  color: color.rewardInk,
  boxShadow: `inset 0 0 0 1px ${color.reward}`,
});
globalStyle(`${star} input:focus-visible + span`, { outline: `3px solid ${color.focus}`, outlineOffset: 2 });
export const scale = style({
  display: 'flex',
  justifyContent: 'space-between',
  maxInlineSize: 256,
  fontSize: size.xs,
  lineHeight: leading.ui,
  color: color.inkSoft,
  marginBlockStart: space.xxs,
});
