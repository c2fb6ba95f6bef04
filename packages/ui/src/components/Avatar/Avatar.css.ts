import { recipe } from '@vanilla-extract/recipes';
import { color, font } from '../../theme/contract.css.ts';

export const avatar = recipe({
  base: {
    borderRadius: '50%',
    display: 'grid',
    objectFit: 'cover',
    placeItems: 'center',
    flex: 'none',
    fontWeight: 800,
    lineHeight: 1,
    fontFamily: font.figures,
  },
  variants: {
    large: {
      true: { inlineSize: '56px', blockSize: '56px', fontSize: '22px' },
      false: { inlineSize: '44px', blockSize: '44px', fontSize: '18px' },
    },
    tone: {
      0: { background: color.primarySoft, color: color.primary },
      1: { background: color.accentSoft, color: color.accentInk },
      2: { background: color.rewardSoft, color: color.rewardInk },
      3: { background: color.infoSoft, color: color.info },
    },
  },
});
