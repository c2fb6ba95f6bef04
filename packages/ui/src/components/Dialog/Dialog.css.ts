import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { color, leading, motion, radius, shadow, size, space } from '../../theme/contract.css.ts';
import { phone, wide } from '../../theme/media.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' }, to: { opacity: 1, transform: 'none' } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  background: color.scrim,
  display: 'grid',
  placeItems: 'center',
  padding: space.m,
  zIndex: 10,
  overflowY: 'auto',
  '@media': { [phone]: { placeItems: 'end stretch', padding: 0, paddingBlockStart: space.xxl } },
});
export const dialog = style({
  position: 'relative',
  background: color.raised,
  color: color.ink,
  borderRadius: radius.m,
  inlineSize: '496px',
  maxInlineSize: '100%',
  padding: space.l,
  '@media': { [wide]: { padding: space.xl } },
});
export const floating = style({
  boxShadow: shadow.float,
  animation: `${rise} ${motion.enter} ease-out`,
  '@media': { [phone]: { inlineSize: '100%', borderEndStartRadius: 0, borderEndEndRadius: 0 } },
});
export const lying = style({ marginInline: 'auto', border: `1px solid ${color.line}`, background: color.surface });
export const close = style({ position: 'absolute', insetBlockStart: '12px', insetInlineEnd: '12px' });
export const title = style({ fontSize: size.xl, lineHeight: leading.head, marginBlockEnd: '4px', paddingInlineEnd: '40px' });
export const description = style({ color: color.inkSoft, marginBlockEnd: space.l });
export const art = style({
  marginInline: `calc(${space.l} * -1)`,
  marginBlock: `calc(${space.l} * -1) ${space.l}`,
  overflow: 'hidden',
  borderStartStartRadius: radius.m,
  borderStartEndRadius: radius.m,
  background: color.sand1,
  '@media': { [wide]: { marginInline: `calc(${space.xl} * -1)`, marginBlockStart: `calc(${space.xl} * -1)` } },
});
globalStyle(`${art} > svg`, { display: 'block', inlineSize: '100%', blockSize: 'auto' });
