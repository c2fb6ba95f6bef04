import { globalStyle, style } from '@vanilla-extract/css';
import { color, size, space } from '../../../theme/contract.css.ts';

export const invited = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space.s,
  textAlign: 'center',
  maxInlineSize: 560,
  marginInline: 'auto',
  paddingBlockStart: 'clamp(16px, 9vh, 96px)',
});
globalStyle(`${invited} h1`, { fontSize: size.xl });
globalStyle(`${invited} p`, { color: color.inkSoft, marginBlockEnd: space.m });
