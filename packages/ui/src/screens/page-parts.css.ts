import { style } from '@vanilla-extract/css';
import { color, leading, size, space } from '../theme/contract.css.ts';

/** What pages of settings and of money have alike: words below a heading, cards, and lists with lines. */
export const lead = style({ color: color.inkSoft, maxInlineSize: '60ch', marginBlockStart: space.xxs });
export const parts = style({ display: 'grid', gap: space.l, minInlineSize: 0 });
export const soft = style({ color: color.inkSoft, fontSize: size.s, lineHeight: leading.ui });
export const rows = style({ display: 'grid' });
/** What it is at the start, and what is done or said about it at the end. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `2px ${space.m}`,
  alignItems: 'center',
  lineHeight: leading.ui,
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 'none' } },
});
