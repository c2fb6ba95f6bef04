import { globalStyle, style } from '@vanilla-extract/css';
import { color, layout, leading, radius, room, size, space } from '../theme/contract.css.ts';
import { mini, phone, pushed, wide } from '../theme/media.ts';
import { brand } from './brand.css.ts';

export const shell = style({
  '@media': {
    [wide]: { display: 'grid', gridTemplateColumns: '79px minmax(0, 1fr)' },
    [pushed]: { gridTemplateColumns: '256px minmax(0, 1fr)' },
  },
});
export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: 8,
  paddingInline: 10,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.canvas,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 5,
  '@media': { [wide]: { display: 'none' } },
});
export const topEnd = style({ display: 'flex' });
export const drawer = style({});
globalStyle(`${drawer} > summary`, {
  listStyle: 'none',
  inlineSize: 44,
  blockSize: 44,
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.s,
  cursor: 'pointer',
});
globalStyle(`${drawer} > summary::-webkit-details-marker`, { display: 'none' });
globalStyle(`${drawer} > summary:hover`, { background: color.primarySoft });
export const drawerScrim = style({ position: 'fixed', inset: 0, background: color.scrim, zIndex: 6, border: 0, padding: 0 });
export const drawerPanel = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: 'min(300px, 86vw)',
  background: color.canvas,
  zIndex: 7,
  overflowY: 'auto',
  padding: `${space.l} ${space.m} ${space.m}`,
  display: 'flex',
  flexDirection: 'column',
  gap: space.l,
});
export const side = style({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'flex',
      flexDirection: 'column',
      gap: space.l,
      padding: `${space.l} 12px ${space.m}`,
      borderInlineEnd: `1px solid ${color.line}`,
      position: 'sticky',
      insetBlockStart: 0,
      blockSize: '100vh',
      overflowX: 'hidden',
      overflowY: 'auto',
    },
    [pushed]: { paddingInline: 16 },
  },
});
export const sideBrand = style([
  brand,
  { '@media': { [wide]: { justifyContent: 'center' }, [pushed]: { justifyContent: 'flex-start', paddingInline: 12 } } },
]);
export const brandSmall = style({ display: 'inline-flex', '@media': { [pushed]: { display: 'none' } } });
export const brandLarge = style({ display: 'none', '@media': { [pushed]: { display: 'inline-flex' } } });
export const navList = style({ display: 'grid', gap: 4 });
export const navLink = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  minBlockSize: 48,
  inlineSize: '100%',
  borderRadius: radius.s,
  border: 0,
  background: 'transparent',
  paddingBlock: `${room.nameAbove} ${room.nameBelow}`,
  paddingInline: 15,
  fontWeight: 600,
  fontSize: size.s,
  lineHeight: leading.ui,
  color: color.inkSoft,
  textDecoration: 'none',
  cursor: 'pointer',
  textAlign: 'start',
  selectors: {
    '&:hover': { background: color.sunken, color: color.ink },
    '&[aria-current=page]': { color: color.primary, background: color.primarySoft, fontWeight: 800 },
  },
});
/** In the mini sidebar only icons stand; the words, without a size, stay for screen readers. */
export const navWord = style({});
globalStyle(`${side} ${navWord}`, { '@media': { [mini]: { fontSize: 0 } } });
globalStyle(`${side} ${navLink}`, { '@media': { [mini]: { paddingBlock: 0, justifyContent: 'center', paddingInline: 0, gap: 0 } } });
export const navCount = style({
  marginInlineStart: 'auto',
  minInlineSize: 24,
  paddingInline: 6,
  borderRadius: radius.s,
  background: color.primary,
  color: color.onPrimary,
  fontSize: size.xs,
  lineHeight: '24px',
  textAlign: 'center',
});
globalStyle(`${side} ${navCount}`, {
  '@media': {
    [mini]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      minInlineSize: 20,
      paddingInline: 4,
      lineHeight: '20px',
    },
  },
});
export const low = style({
  marginBlockStart: 'auto',
  borderBlockStart: `1px solid ${color.line}`,
  paddingBlockStart: space.s,
  display: 'grid',
  gap: 4,
});
export const who = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  padding: `${space.xs} 5px`,
  borderRadius: radius.s,
  color: color.ink,
  textDecoration: 'none',
  ':hover': { background: color.sunken },
});
export const whoText = style({ display: 'grid', justifyItems: 'start', fontSize: size.s, lineHeight: leading.ui, minInlineSize: 0 });
globalStyle(`${side} ${whoText}`, { '@media': { [mini]: { display: 'none' } } });
// cut at its own end, whatever the page's direction
globalStyle(`${whoText} b`, {
  maxInlineSize: '100%',
  color: color.ink,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  paddingBlock: `${room.nameAbove} ${room.nameBelow}`,
  marginBlock: `calc(${room.nameAbove} * -1) calc(${room.nameBelow} * -1)`,
});
globalStyle(`${whoText} span`, { fontSize: size.xs, color: color.inkSoft });
export const column = style({
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100vh',
  '@media': { [phone]: { minBlockSize: 'calc(100vh - 61px)' } },
});
/** Above a page, as wide as it is. */
export const head = style({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'grid',
      justifyItems: 'end',
      padding: `${space.m} ${layout.gutter} 0`,
    },
  },
});
/** The gutter and the room above and below are given here: screens that bring their own give none inside. */
export const main = style({
  padding: `${space.l} ${layout.gutter} ${space.xxxl}`,
  maxInlineSize: 1200,
  marginInline: 'auto',
  inlineSize: '100%',
  flexGrow: 1,
  '@media': { [wide]: { paddingBlockStart: space.xl }, [pushed]: { paddingBlockStart: 40 } },
});
export const smallFoot = style({
  inlineSize: '100%',
  maxInlineSize: 1200,
  marginInline: 'auto',
  paddingInline: layout.gutter,
  paddingBlockEnd: space.l,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.m}`,
});
globalStyle(`${smallFoot} a`, {
  color: color.inkSoft,
  fontSize: size.xs,
  minBlockSize: 44,
  display: 'inline-flex',
  alignItems: 'center',
  lineHeight: leading.ui,
  textDecoration: 'none',
});
globalStyle(`${smallFoot} a:hover`, { textDecoration: 'underline' });

globalStyle(`${head} + ${main}`, { '@media': { [wide]: { paddingBlockStart: space.m } } });
globalStyle(`${main} > *`, { vars: { [layout.pageGutter]: '0px', [layout.pageAbove]: '0px', [layout.pageBelow]: '0px' } });
globalStyle(`${main} > [data-ground="sky"]`, { borderRadius: radius.m, overflow: 'hidden', minBlockSize: '70vh' });
