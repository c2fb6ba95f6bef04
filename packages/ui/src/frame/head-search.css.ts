import { style } from '@vanilla-extract/css';
import { color, leading, radius } from '../theme/contract.css.ts';
import { wide } from '../theme/media.ts';

export const place = style({
  display: 'none',
  '@media': { [wide]: { display: 'block', flex: '1 1 120px', inlineSize: 'min(100%, 320px)', maxInlineSize: 320 } },
});
/** As a field looks. */
export const door = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 44,
  paddingInline: 10,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.s,
  background: color.surface,
  color: color.inkSoft,
  lineHeight: leading.ui,
  textDecoration: 'none',
});
