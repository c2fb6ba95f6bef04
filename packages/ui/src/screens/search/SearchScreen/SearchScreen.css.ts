import { globalStyle, style } from '@vanilla-extract/css';
import { color, leading, radius, room, size, space } from '../../../theme/contract.css.ts';
import { phone, twoColumns } from '../../../theme/media.ts';

export const head = style({
  display: 'grid',
  gap: space.m,
  alignItems: 'start',
  '@media': { [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 520px)' } },
});
export const lead = style({ color: color.inkSoft });
export const form = style({ position: 'relative' });

export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
export const filter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: 44,
  paddingBlock: `${room.tabAbove} ${room.tabBelow}`,
  paddingInline: space.m,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.s,
  color: color.ink,
  fontSize: size.s,
  lineHeight: leading.ui,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[aria-current]': { borderColor: color.primary, background: color.primarySoft, color: color.primary, fontWeight: 700 },
  },
});

export const sectionHead = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space.m });
globalStyle(`${sectionHead} a`, { fontWeight: 700, fontSize: size.s, minBlockSize: 44, display: 'inline-flex', alignItems: 'center' });
export const sectionTitle = style({ fontSize: size.l, paddingBlockEnd: space.xs });
export const hits = style({ borderBlockStart: `1px solid ${color.line}` });
export const hitRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.xs,
  alignItems: 'center',
  borderBlockEnd: `1px solid ${color.line}`,
});
export const hit = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: space.m,
  alignItems: 'start',
  paddingBlock: space.m,
  color: color.ink,
  textDecoration: 'none',
  lineHeight: leading.ui,
  '@media': { [phone]: { gap: space.s } },
});
export const words = style({ display: 'grid', gap: space.xxs });
export const nameLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `4px ${space.s}` });
globalStyle(`${hit}:hover b`, { color: color.primary });
export const text = style({ color: color.inkSoft });
export const facts = style({ color: color.inkSoft, fontSize: size.s });
globalStyle(`${hit} mark`, { background: color.rewardSoft, color: 'inherit', borderBlockEnd: `2px solid ${color.reward}` });
export const pages = style({ display: 'flex', justifyContent: 'space-between', gap: space.m });
