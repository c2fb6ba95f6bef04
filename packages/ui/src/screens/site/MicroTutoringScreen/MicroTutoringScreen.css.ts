import { globalStyle, style } from '@vanilla-extract/css';
import { mirrored } from '../../../components/Path/mirrored.ts';
import { color, leading, size, space } from '../../../theme/contract.css.ts';
import { twoColumns } from '../../../theme/media.ts';

export const top = style({
  display: 'grid',
  gap: space.xl,
  '@media': { [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) 480px', alignItems: 'center', columnGap: space.xxl } },
});
export const lead = style({ color: color.inkSoft, fontSize: size.l, maxInlineSize: '52ch', marginBlock: `${space.xs} ${space.l}` });
export const board = style({ display: 'block', inlineSize: '100%', maxInlineSize: 480, marginInline: 'auto', selectors: mirrored });
export const part = style({ paddingBlockStart: space.xxl });
globalStyle(`${part} > h2`, { fontSize: size.xl, lineHeight: leading.head, marginBlockEnd: space.m });
export const steps = style({ display: 'grid', gap: space.l, '@media': { [twoColumns]: { gridTemplateColumns: 'repeat(3, 1fr)' } } });
export const step = style({ borderBlockStart: `4px solid ${color.pathInk}`, paddingBlockStart: space.m });
globalStyle(`${step} h3`, { fontSize: size.m, lineHeight: leading.head });
globalStyle(`${step} p`, { color: color.inkSoft });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s });
