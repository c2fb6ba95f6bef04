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
/**
 * A name of no width, at the last point: before the edge it ends just behind the point, in a match that ended
 * early it begins there, where no road comes from below. By the page's direction, whatever that of the name.
 */
export const name = recipe({
  base: { display: 'flex', inlineSize: 0, position: 'relative' },
  variants: {
    isLast: {
      true: { justifyContent: 'flex-end', insetInlineStart: '18px' },
      false: { justifyContent: 'flex-start', insetInlineEnd: '8px' },
    },
  },
});
export const label = recipe({
  base: {
    flex: 'none',
    maxInlineSize: '120px',
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
