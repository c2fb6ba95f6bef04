import { style } from '@vanilla-extract/css';
import { color, radius, shadow, space } from '../theme/contract.css.ts';

export const bar = style({
  position: 'fixed',
  insetBlockEnd: space.s,
  insetInline: space.s,
  zIndex: 20,
  maxInlineSize: 560,
  maxBlockSize: '70vh',
  overflowY: 'auto',
  marginInlineStart: 'auto',
  padding: space.m,
  paddingBlockEnd: 0,
  fontSize: '0.875rem',
  display: 'grid',
  gap: space.s,
  background: color.surface,
  color: color.ink,
  borderRadius: radius.m,
  boxShadow: shadow.float,
});
export const title = style({ fontSize: '1rem', margin: 0 });
export const names = style({ margin: 0, paddingInlineStart: space.m });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  // both answers stand in sight where the words are longer than a phone
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlock: space.s,
  background: color.surface,
});
