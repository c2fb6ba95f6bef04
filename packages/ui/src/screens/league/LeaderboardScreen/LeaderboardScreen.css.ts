import { globalStyle, style } from '@vanilla-extract/css';
import { color, leading, size, space } from '../../../theme/contract.css.ts';
import { aside } from '../../../theme/media.ts';

export const lead = style({ color: color.inkSoft, marginBlockStart: space.xxs });
export const columns = style({
  display: 'grid',
  gap: space.l,
  alignItems: 'start',
  '@media': { [aside]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
});
globalStyle(`${columns} > *`, { minInlineSize: 0 });
export const main = style({ display: 'grid', gap: space.m });
export const own = style({ display: 'grid', gap: space.m });
export const soft = style({ color: color.inkSoft, fontSize: size.s, lineHeight: leading.ui });
export const facts = style({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', borderBlockStart: `1px solid ${color.line}` });
globalStyle(`${facts} > div`, { padding: `${space.s} 4px`, textAlign: 'center', lineHeight: leading.ui });
globalStyle(`${facts} > div + div`, { borderInlineStart: `1px solid ${color.line}` });
globalStyle(`${facts} dt`, { fontSize: size.s, color: color.inkSoft });
globalStyle(`${facts} dd`, { fontSize: size.l, fontWeight: 800 });
/** A page's column is never wider than the window, whatever a dialog would like. */
export const asked = style({ minInlineSize: 0 });
export const report = style({ display: 'grid', gap: space.m });
export const reported = style({ minInlineSize: 0, fontSize: size.l, paddingBlock: space.xs, lineHeight: leading.ui });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s });
