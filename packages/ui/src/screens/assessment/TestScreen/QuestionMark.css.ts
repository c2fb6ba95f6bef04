import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, font } from '../../../theme/contract.css.ts';

export const mark = recipe({
  base: {
    inlineSize: 32,
    blockSize: 32,
    borderRadius: '50%',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    background: color.surface,
    border: `2.5px solid ${color.edge}`,
    color: color.ink,
    fontFamily: font.figures,
    fontWeight: 800,
    fontSize: 14,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    state: {
      open: {},
      answered: { background: color.pathInk, borderColor: color.pathInk, color: color.onPrimary },
      skipped: { borderColor: color.pathInk, inlineSize: 28, blockSize: 28 },
      here: {
        borderColor: color.pathInk,
        borderWidth: 3,
        inlineSize: 36,
        blockSize: 36,
        boxShadow: `0 0 0 5px ${color.primarySoft}`,
        color: color.primary,
      },
    },
    small: { true: { inlineSize: 20, blockSize: 20 }, false: {} },
  },
});
export const flag = style({
  inlineSize: 22,
  blockSize: 22,
  fill: color.accent,
  flex: 'none',
  display: 'block',
});
