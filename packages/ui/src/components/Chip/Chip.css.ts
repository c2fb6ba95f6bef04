import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, radius, room, size } from '../../theme/contract.css.ts';

export const chip = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    paddingBlock: `${room.chipAbove} ${room.chipBelow}`,
    paddingInline: room.chipSide,
    borderRadius: radius.chip,
    fontSize: size.xs,
    fontWeight: 700,
    lineHeight: room.chipLeading,
    whiteSpace: 'nowrap',
    maxInlineSize: '100%',
  },
  variants: {
    tone: {
      neutral: { background: color.sunken, color: color.inkSoft },
      reward: { background: color.rewardSoft, color: color.rewardInk },
      caution: { background: color.rewardSoft, color: color.rewardInk },
      positive: { background: color.positiveSoft, color: color.positive },
      negative: { background: color.negativeSoft, color: color.negative },
      own: { background: color.primary, color: color.onPrimary },
      soft: { background: color.primarySoft, color: color.primary },
      live: { background: color.accentSoft, color: color.accentInk },
      cream: { background: color.slabInk, color: color.onCream },
    },
  },
});
globalStyle(`${chip.classNames.base} > svg`, { inlineSize: '18px', blockSize: '18px' });
