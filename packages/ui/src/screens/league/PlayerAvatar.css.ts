import { recipe } from '@vanilla-extract/recipes';
import { color, font } from '../../theme/contract.css.ts';
import { phone, wide } from '../../theme/media.ts';

export const avatar = recipe({
  base: {
    inlineSize: 44,
    blockSize: 44,
    borderRadius: '50%',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    objectFit: 'cover',
    fontFamily: font.figures,
    fontWeight: 800,
    fontSize: 18,
    lineHeight: 1,
    '@media': { [wide]: { inlineSize: 56, blockSize: 56, fontSize: 22 } },
  },
  variants: {
    side: {
      self: { background: color.primarySoft, color: color.primary },
      opponent: { background: color.accentSoft, color: color.accentInk },
      nobody: { background: color.canvas, color: color.inkSoft },
    },
    large: {
      true: {
        inlineSize: 72,
        blockSize: 72,
        fontSize: 28,
        border: `4px solid ${color.pathInk}`,
        '@media': { [phone]: { inlineSize: 60, blockSize: 60, fontSize: 24 }, [wide]: { inlineSize: 72, blockSize: 72, fontSize: 28 } },
      },
      false: {},
    },
  },
  compoundVariants: [
    { variants: { large: true, side: 'opponent' }, style: { borderColor: color.accent } },
    { variants: { large: true, side: 'nobody' }, style: { border: `3px dashed ${color.edge}` } },
  ],
});
