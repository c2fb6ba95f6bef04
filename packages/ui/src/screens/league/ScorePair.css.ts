import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, font, radius } from '../../theme/contract.css.ts';
import { phone } from '../../theme/media.ts';

export const pair = style({ display: 'grid', gridAutoFlow: 'column', gap: '6px', flex: 'none' });
export const score = recipe({
  base: {
    direction: 'ltr',
    unicodeBidi: 'isolate',
    minInlineSize: '52px',
    textAlign: 'center',
    fontFamily: font.figures,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 800,
    fontSize: '16px',
    lineHeight: 1,
    padding: '9px 6px',
    borderRadius: radius.s,
    '@media': { [phone]: { minInlineSize: '48px', paddingInline: '4px' } },
  },
  variants: {
    own: {
      true: { background: color.primary, color: color.onPrimary },
      false: { background: color.surface, color: color.ink, boxShadow: `inset 0 0 0 1.5px ${color.edge}` },
    },
  },
});
