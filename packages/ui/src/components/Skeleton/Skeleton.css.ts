import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, radius, space } from '../../theme/contract.css.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const group = style({ display: 'grid', gap: space.s });
/** Appears after 200 ms: what comes sooner needs no stand-in. */
export const bone = recipe({
  base: {
    display: 'block',
    background: color.line,
    borderRadius: radius.s,
    opacity: 1,
    animation: `${appear} 120ms linear 200ms backwards`,
  },
  variants: {
    shape: {
      line: { blockSize: '14px', inlineSize: '100%' },
      title: { blockSize: '26px', inlineSize: '60%' },
      tile: { blockSize: '48px', inlineSize: '48px' },
      block: { blockSize: '180px', inlineSize: '100%', borderRadius: radius.m },
    },
    last: { true: { inlineSize: '72%' } },
  },
});
