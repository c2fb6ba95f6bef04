import { globalStyle, style } from '@vanilla-extract/css';
import { color, leading, space } from '../../../theme/contract.css.ts';
import { phone } from '../../../theme/media.ts';

export const road = style({ marginInline: `calc(${space.s} * -1)`, marginBlockEnd: space.s });
export const guess = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${space.xs} ${space.m}` });
export const soft = style({ color: color.inkSoft, maxInlineSize: '56ch' });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.s}`, marginBlockStart: space.s });
globalStyle(`${acts} > *`, { '@media': { [phone]: { inlineSize: '100%' } } });
globalStyle(`${acts} > form`, { display: 'grid' });
export const days = style({ marginBlockStart: space.s });
export const day = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.m}`,
  paddingBlock: space.s,
  lineHeight: leading.ui,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});
