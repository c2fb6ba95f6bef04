import { style } from '@vanilla-extract/css';
import { color, leading, space } from '../../../theme/contract.css.ts';

export const lead = style({ color: color.inkSoft, maxInlineSize: '56ch', marginBlockStart: space.xxs });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.s}` });
export const pool = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gap: space.m,
  alignItems: 'center',
  paddingBlock: '14px',
  lineHeight: leading.ui,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});
