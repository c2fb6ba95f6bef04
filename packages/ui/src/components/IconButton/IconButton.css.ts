import { style } from '@vanilla-extract/css';
import { color, radius } from '../../theme/contract.css.ts';

export const iconButton = style({
  inlineSize: '44px',
  blockSize: '44px',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  borderRadius: radius.s,
  cursor: 'pointer',
  position: 'relative',
  textDecoration: 'none',
  ':hover': { background: color.primarySoft },
});
export const dot = style({
  position: 'absolute',
  insetBlockStart: '9px',
  insetInlineEnd: '10px',
  inlineSize: '9px',
  blockSize: '9px',
  borderRadius: '50%',
  background: color.accent,
  border: `2px solid ${color.canvas}`,
  boxSizing: 'content-box',
});
