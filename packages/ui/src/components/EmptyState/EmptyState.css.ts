import { style } from '@vanilla-extract/css';
import { color, space } from '../../theme/contract.css.ts';

export const state = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xs,
  textAlign: 'center',
  padding: `${space.xl} ${space.m}`,
  maxInlineSize: '560px',
  marginInline: 'auto',
});
export const words = style({ color: color.inkSoft, maxInlineSize: '44ch', textWrap: 'balance' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.s, marginBlockStart: space.m });
export const art = style({ color: color.primary, inlineSize: 'min(100%, 280px)', marginBlockEnd: space.xs });
