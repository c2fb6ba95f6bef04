import { globalStyle, style } from '@vanilla-extract/css';
import { color, layout, leading, size, space } from '../../../theme/contract.css.ts';
import { phone, wide } from '../../../theme/media.ts';

export const hero = style({ position: 'relative', overflow: 'hidden', background: color.sky });
export const heroText = style({
  position: 'relative',
  zIndex: 2,
  maxInlineSize: 1304,
  marginInline: 'auto',
  padding: `${space.l} ${layout.gutter} 0`,
  '@media': { [wide]: { paddingBlockStart: space.xxl } },
});
export const heroTitle = style({
  fontSize: size.hero,
  maxInlineSize: '13ch',
  lineHeight: leading.display,
  selectors: { ':root:lang(en) &': { maxInlineSize: '18ch' }, ':root:lang(ur) &': { maxInlineSize: '16ch' } },
});
export const heroLead = style({
  fontSize: size.l,
  lineHeight: leading.text,
  color: color.inkSoft,
  maxInlineSize: '40ch',
  marginBlock: `${space.s} ${space.l}`,
});
export const heroActions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s, '@media': { [phone]: { display: 'grid' } } });
export const heroNote = style({ textWrap: 'balance', fontSize: size.s, color: color.inkSoft, marginBlockStart: space.s });
export const scene = style({
  position: 'relative',
  '@media': { [wide]: { marginBlockStart: '-210px' }, '(min-width: 760px) and (max-width: 1199px)': { marginBlockStart: '-60px' } },
});
export const label = style({
  display: 'none',
  '@media': {
    '(min-width: 1200px)': {
      display: 'block',
      position: 'absolute',
      translate: '-50% 0',
      fontSize: size.s,
      fontWeight: 700,
      lineHeight: leading.ui,
      whiteSpace: 'nowrap',
      color: color.ink,
    },
  },
});
globalStyle(`[dir=rtl] ${label}`, { translate: '50% 0' });
