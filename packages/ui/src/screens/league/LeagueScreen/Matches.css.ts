import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, leading, size, space } from '../../../theme/contract.css.ts';
import { phone } from '../../../theme/media.ts';

export const soft = style({ color: color.inkSoft, fontSize: size.s, lineHeight: leading.ui, display: 'block' });
export const pool = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  gap: space.m,
  alignItems: 'center',
  paddingBlock: '14px',
  lineHeight: leading.ui,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.line}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': { [phone]: { columnGap: space.s } },
});
export const middle = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.l}`,
  justifyContent: 'space-between',
  alignItems: 'center',
});
export const form = style({
  display: 'inline-flex',
  alignItems: 'center',
  position: 'relative',
  gap: '9px',
  paddingBlock: '6px',
  '@media': { [phone]: { gap: '6px' } },
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: '4px',
    insetBlockStart: 'calc(50% - 1px)',
    borderBlockStart: `2px solid ${color.path}`,
  },
});
export const point = recipe({
  base: {
    position: 'relative',
    flex: 'none',
    inlineSize: '14px',
    blockSize: '14px',
    borderRadius: '50%',
    background: color.surface,
    border: `2.5px solid ${color.edge}`,
  },
  variants: {
    outcome: {
      won: { background: color.pathInk, borderColor: color.pathInk },
      lost: {},
      draw: { background: `linear-gradient(to top, ${color.pathInk} 50%, ${color.surface} 50%)`, borderColor: color.pathInk },
    },
  },
});
export const row = style({
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.line}` },
  },
});
export const match = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  gap: `0 ${space.s}`,
  alignItems: 'center',
  paddingBlock: space.s,
  lineHeight: leading.ui,
  color: 'inherit',
  textDecoration: 'none',
});
globalStyle(`${row}:first-child > ${match}`, { paddingBlockStart: 0 });
globalStyle(`${row}:last-child > ${match}`, { paddingBlockEnd: 0 });
export const who = style({ minInlineSize: 0 });
globalStyle(`${who} > b`, { fontWeight: 600, display: 'block' });
globalStyle(`${match}:hover ${who} > b`, { color: color.primary });
export const outcome = recipe({
  base: { fontWeight: 700 },
  variants: { outcome: { won: { color: color.positive }, lost: { color: color.ink }, draw: { color: color.ink } } },
});
