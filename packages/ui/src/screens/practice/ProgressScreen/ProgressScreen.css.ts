import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, leading, size, space } from '../../../theme/contract.css.ts';
import { phone, twoColumns, wide } from '../../../theme/media.ts';

export const greet = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space.s} ${space.l}`,
});
export const lead = style({ color: color.inkSoft, maxInlineSize: '56ch' });
export const here = style({
  display: 'grid',
  justifyItems: 'start',
  padding: `20px ${space.m} ${space.l}`,
  '@media': { [wide]: { padding: `${space.xl} ${space.xl} 28px` } },
});
export const eyebrow = style({ color: color.slabSoft, fontSize: size.s, fontWeight: 600, lineHeight: leading.ui });
globalStyle(`${here} h2`, { fontSize: size.xl, lineHeight: leading.display, marginBlock: '2px 4px' });
export const soft = style({ color: color.slabSoft, maxInlineSize: '48ch' });
export const action = style({
  display: 'grid',
  marginBlockStart: space.m,
  '@media': { [phone]: { justifySelf: 'stretch' }, [wide]: { minInlineSize: 268 } },
});
export const columns = style({
  display: 'grid',
  gap: space.m,
  alignItems: 'start',
  '@media': { [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space.l } },
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.m,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
globalStyle(`${facts} div`, { lineHeight: leading.ui });
globalStyle(`${facts} dt`, { fontSize: size.s, color: color.inkSoft });
globalStyle(`${facts} dd`, { fontWeight: 800, fontSize: size.l, fontFamily: font.figures });
export const difficulties = style({ display: 'grid', gap: space.m });
export const difficulty = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `2px ${space.m}`,
  lineHeight: leading.ui,
});
export const share = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 56px',
  gap: space.m,
  alignItems: 'center',
  flex: '1 1 100%',
});
globalStyle(`${share} > b`, { textAlign: 'end', fontFamily: font.figures });
export const quiet = style({ color: color.inkSoft, fontSize: size.s });
export const again = style({ display: 'flex' });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.s}`, marginBlockStart: space.m });
globalStyle(`${acts} > *`, { '@media': { [phone]: { inlineSize: '100%' } } });
globalStyle(`${acts} > form`, { display: 'grid' });
