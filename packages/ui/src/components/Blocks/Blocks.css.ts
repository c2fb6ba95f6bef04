import { globalStyle, style } from '@vanilla-extract/css';
import { ground } from '../RichText/RichText.css.ts';
import { color, font, leading, radius, size, space } from '../../theme/contract.css.ts';

export const prose = style({ maxInlineSize: '68ch', display: 'grid', gap: space.m, gridTemplateColumns: 'minmax(0, 1fr)' });
globalStyle(`${prose} > h2, ${prose} > h3`, { marginBlockStart: space.s });
export const law = style({
  borderInlineStart: `4px solid ${color.reward}`,
  background: color.sunken,
  vars: { [ground]: color.sunken },
  borderStartEndRadius: radius.s,
  borderEndEndRadius: radius.s,
  padding: `${space.m} ${space.l}`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.l}`,
});
export const formula = style({ fontSize: 'clamp(20px, 6vw, 26px)', minInlineSize: 0, maxInlineSize: '100%' });
globalStyle(`${formula} p, ${formula} span`, { textAlign: 'start' });
export const note = style({ fontSize: size.s, lineHeight: leading.ui, color: color.inkSoft });
export const steps = style({ counterReset: 'step', display: 'grid', gap: space.xs });
export const step = style({
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: space.s,
  alignItems: 'baseline',
  '::before': {
    content: 'counter(step)',
    fontFamily: font.figures,
    fontWeight: 800,
    fontSize: '15px',
    lineHeight: '28px',
    inlineSize: '28px',
    blockSize: '28px',
    textAlign: 'center',
    borderRadius: '50%',
    background: color.primarySoft,
    color: color.primary,
  },
});
export const list = style({ display: 'grid', gap: space.xxs, listStyle: 'disc', paddingInlineStart: space.l });
globalStyle(`${list} > li::marker`, { color: color.primary });
