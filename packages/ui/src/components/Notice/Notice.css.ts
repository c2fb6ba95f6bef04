import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, leading, radius, size, space } from '../../theme/contract.css.ts';

export const notice = recipe({
  base: {
    borderRadius: radius.s,
    padding: `${space.s} ${space.m}`,
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    gap: space.s,
    fontSize: size.s,
    lineHeight: leading.text,
    color: color.ink,
  },
  variants: {
    tone: {
      positive: { background: color.positiveSoft },
      negative: { background: color.negativeSoft },
      info: { background: color.infoSoft },
    },
  },
});
const tones = { positive: color.positive, negative: color.negative, info: color.info };
for (const [tone, ink] of Object.entries(tones)) {
  globalStyle(`${notice.classNames.variants.tone[tone as keyof typeof tones]} > svg`, { color: ink, marginBlockStart: '2px' });
}
export const title = style({ display: 'block', fontWeight: 700 });
export const action = style({ marginBlockStart: space.xs });
