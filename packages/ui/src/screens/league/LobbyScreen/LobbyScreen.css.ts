import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, leading, radius, room, size, space } from '../../../theme/contract.css.ts';

export const act = style({ display: 'grid', justifyItems: 'center' });
export const count = style({ display: 'grid', justifyItems: 'center', gap: 4 });
const NARROW = { maxInlineSize: 560, marginInline: 'auto' };
export const problem = style([NARROW, { marginBlockStart: space.l }]);

export const invitation = style([NARROW, { marginBlockStart: space.xl, display: 'grid', gap: space.s }]);
globalStyle(`${invitation} h2`, { fontSize: size.m });
export const link = style({
  inlineSize: '100%',
  minBlockSize: 48,
  paddingInline: space.s,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.s,
  background: color.surface,
  fontFamily: font.figures,
  fontSize: size.s,
  textOverflow: 'ellipsis',
});
export const linkActs = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))', gap: space.xs });

export const foot = style([
  NARROW,
  { marginBlockStart: space.xl, borderBlock: `1px solid ${color.line}`, lineHeight: leading.ui, textAlign: 'start' },
]);
globalStyle(`${foot} > li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.m,
  paddingBlock: 12,
});
globalStyle(`${foot} > li + li`, { borderBlockStart: `1px solid ${color.line}` });
globalStyle(`${foot} b`, { display: 'block', fontWeight: 600 });
globalStyle(`${foot} > li > div > span, ${foot} summary > span > span`, { fontSize: size.s, color: color.inkSoft });
export const names = style({ gridColumn: '1 / -1' });
globalStyle(`${names} > summary`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.m,
  minBlockSize: 44,
  cursor: 'pointer',
  listStyle: 'none',
});
globalStyle(`${names} > summary::-webkit-details-marker`, { display: 'none' });
globalStyle(`${names} bdi`, { overflowWrap: 'anywhere' });
export const change = style({
  color: color.primary,
  fontWeight: 700,
  fontSize: size.s,
  paddingInline: space.s,
  paddingBlock: `${room.buttonAbove} ${room.buttonBelow}`,
});
globalStyle(`${names} form`, { display: 'grid', gap: space.s, justifyItems: 'start', paddingBlock: `${space.s} ${space.xs}` });
export const nameChoices = style({ display: 'grid', gap: space.xxs, inlineSize: '100%' });
globalStyle(`${nameChoices} legend`, { fontSize: size.s, color: color.inkSoft });
globalStyle(`${nameChoices} label`, {
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.s,
  minBlockSize: 44,
  cursor: 'pointer',
});
globalStyle(`${nameChoices} input`, { inlineSize: 20, blockSize: 20, margin: 0, accentColor: color.primary });
