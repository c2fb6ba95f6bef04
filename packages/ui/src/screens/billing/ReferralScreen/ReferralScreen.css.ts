import { globalStyle, style } from '@vanilla-extract/css';
import { color, leading, radius, size, space } from '../../../theme/contract.css.ts';
import { twoColumns, wide } from '../../../theme/media.ts';

export const page = style({
  display: 'grid',
  gap: space.xl,
  maxInlineSize: 1104,
  marginInline: 'auto',
  '@media': { [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'center' } },
});
export const words = style({ display: 'grid', gap: space.m, justifyItems: 'start' });
export const lead = style({ fontSize: size.l, lineHeight: leading.text, maxInlineSize: '46ch' });
export const code = style({ fontWeight: 700, letterSpacing: '.08em' });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs, alignItems: 'center' });
export const land = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.m,
  minBlockSize: 300,
  background: color.sky,
  '@media': { [wide]: { minBlockSize: 400 } },
});
globalStyle(`${land} > svg`, { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });
export const steps = style({
  display: 'grid',
  gap: space.m,
  marginBlockStart: space.xl,
  maxInlineSize: 1104,
  marginInline: 'auto',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
globalStyle(`${steps} li`, { paddingBlockStart: space.m, borderBlockStart: `2px solid ${color.primary}`, lineHeight: leading.text });
globalStyle(`${steps} b`, { display: 'block' });
