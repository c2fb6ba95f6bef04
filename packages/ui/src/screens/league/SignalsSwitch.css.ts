import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../../theme/contract.css.ts';

export const tap = style({
  minBlockSize: 44,
  minInlineSize: 52,
  display: 'inline-grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
});
export const track = recipe({
  base: {
    position: 'relative',
    inlineSize: 52,
    blockSize: 30,
    borderRadius: 15,
    border: `2px solid ${color.edge}`,
    background: color.surface,
    '::after': { content: '""', position: 'absolute', insetBlock: 4, inlineSize: 18, borderRadius: '50%' },
  },
  variants: {
    areOn: {
      true: { background: color.primary, borderColor: color.primary, '::after': { insetInlineEnd: 4, background: color.onPrimary } },
      false: { '::after': { insetInlineStart: 4, background: color.edge } },
    },
  },
});
