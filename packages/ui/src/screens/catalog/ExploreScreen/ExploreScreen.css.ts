import { globalStyle, style } from '@vanilla-extract/css';
import { color, layout, leading, size, space } from '../../../theme/contract.css.ts';
import { aside, wide } from '../../../theme/media.ts';

export const page = style({
  maxInlineSize: 1304,
  marginInline: 'auto',
  padding: `${layout.pageAbove} ${layout.pageGutter} ${layout.pageBelow}`,
  display: 'grid',
  gap: space.l,
});
export const lead = style({ color: color.inkSoft, maxInlineSize: '56ch', marginBlockStart: space.xxs });
export const list = style({ borderBlockStart: `1px solid ${color.line}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 24px',
  gap: space.m,
  alignItems: 'center',
  paddingBlock: space.m,
  minBlockSize: 76,
  borderBlockEnd: `1px solid ${color.line}`,
  color: 'inherit',
  textDecoration: 'none',
  lineHeight: leading.ui,
});
globalStyle(`${row} b`, { fontSize: size.l });
globalStyle(`${row}:hover b`, { color: color.primary });
export const nameLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `4px ${space.s}` });
export const counts = style({ color: color.inkSoft, fontSize: size.s, display: 'flex', flexWrap: 'wrap', gap: '0 12px' });
export const chevron = style({ color: color.inkSoft });
export const subjects = style({
  display: 'grid',
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, 1fr)', columnGap: space.xxl }, [aside]: { gridTemplateColumns: 'repeat(2, 1fr)' } },
});
export const subject = style([row, { gridTemplateColumns: '56px minmax(0, 1fr) 24px' }]);
