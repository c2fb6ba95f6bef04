import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, font, leading, size } from '../../../theme/contract.css.ts';

export const point = recipe({
  base: { display: 'block', borderRadius: '50%' },
  variants: {
    side: {
      own: { inlineSize: '16px', blockSize: '16px', border: `3px solid ${color.slabInk}`, background: color.slabInk },
      opponent: { inlineSize: '12px', blockSize: '12px', border: `3px solid ${color.slabNegative}`, background: color.slabNegative },
    },
    isRight: { true: {}, false: { background: color.slabDeep } },
  },
});
/** Words end just behind their point, which is the last one before the edge. */
export const end = style({ display: 'flex', inlineSize: 0, justifyContent: 'flex-end' });
export const label = recipe({
  base: {
    flex: 'none',
    maxInlineSize: '120px',
    marginInlineEnd: '-18px',
    // letters reach above and below a line of a Latin page
    paddingBlock: '4px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: size.s,
    lineHeight: leading.ui,
    fontWeight: 800,
  },
  variants: { side: { own: { color: color.slabInk }, opponent: { color: color.slabNegative } } },
});
export const axis = style({ fontSize: size.xs, fontFamily: font.figures, lineHeight: 1.5, color: color.slabSoft });
