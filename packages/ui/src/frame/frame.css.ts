import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, layout, leading, radius, room, size, space, weight } from '../theme/contract.css.ts';
import { phone, pushed, twoColumns, wide } from '../theme/media.ts';

// ---- guest ----
export const guestTop = style({
  position: 'relative',
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `4px ${space.l}`,
  paddingBlock: 10,
  paddingInline: `max(${layout.gutter}, calc((100% - 1304px) / 2 + ${layout.gutter}))`,
  '@media': { [phone]: { gap: 0, paddingInline: 12, flexWrap: 'nowrap' } },
});
// A page whose first ground is the sky has its header under the same sky.
globalStyle(`${guestTop}:has(+ main [data-ground="sky"])`, { background: color.sky });
export const brand = style({ display: 'inline-flex', alignItems: 'center', gap: 10, color: color.primary, textDecoration: 'none', minBlockSize: 44 });
export const guestNav = style({ display: 'none', '@media': { [twoColumns]: { display: 'flex' } } });
globalStyle(`${guestNav} a`, {
  color: color.ink,
  textDecoration: 'none',
  fontWeight: 600,
  paddingInline: 12,
  minBlockSize: 44,
  display: 'inline-flex',
  alignItems: 'center',
  lineHeight: leading.ui,
});
globalStyle(`${guestNav} a:hover`, { color: color.primary });
export const guestEnd = style({ marginInlineStart: 'auto', display: 'flex', alignItems: 'center', gap: 4, '@media': { [phone]: { gap: 0 } } });
export const guestMain = style({ display: 'block', minBlockSize: '60vh' });

// ---- footer ----
export const foot = style({ background: color.slab, color: color.slabSoft });
export const footIn = style({
  maxInlineSize: 1304,
  marginInline: 'auto',
  paddingBlock: space.xl,
  paddingInline: layout.gutter,
  display: 'grid',
  gap: space.l,
  '@media': { [wide]: { gridTemplateColumns: '2fr 1fr 1fr', columnGap: space.xxl, paddingBlock: `${space.xxl} ${space.l}` } },
});
export const footBrand = style({ color: '#FFF5E6', display: 'inline-flex', minBlockSize: 44, alignItems: 'center', gap: 10 });
globalStyle(`${footBrand} span, ${footBrand} b`, { color: 'inherit' });
export const footLead = style({ fontSize: size.s, lineHeight: leading.ui, maxInlineSize: '34ch', marginBlockStart: 8, textWrap: 'balance' });
export const footCols = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: `${space.m} ${space.l}`, '@media': { [wide]: { display: 'contents' } } });
globalStyle(`${footCols} h2`, { fontSize: size.s, color: color.slabSoft, fontWeight: 600 });
globalStyle(`${footCols} a`, { color: color.slabInk, textDecoration: 'none', minBlockSize: 44, display: 'inline-flex', alignItems: 'center', fontSize: size.s, lineHeight: leading.ui });
globalStyle(`${footCols} a:hover`, { textDecoration: 'underline' });
export const legal = style({
  gridColumn: '1 / -1',
  borderBlockStart: `1px solid ${color.slabLine}`,
  paddingBlockStart: space.m,
  fontSize: size.s,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.l}`,
});

// ---- theme choice ----
export const themeForm = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 });
export const themeName = style({ marginInlineEnd: space.xs });
export const themeButton = style({
  minBlockSize: 44,
  paddingBlock: `${room.tabAbove} ${room.tabBelow}`,
  paddingInline: 14,
  borderRadius: radius.s,
  border: '1.5px solid transparent',
  background: 'transparent',
  color: color.slabInk,
  fontSize: size.s,
  lineHeight: leading.ui,
  cursor: 'pointer',
  selectors: { '&[aria-pressed=true]': { borderColor: color.slabEdge, fontWeight: weight.strong }, '&:hover': { background: color.slabDeep } },
});

// ---- student ----
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
export const drawer = style({});
globalStyle(`${drawer} > summary`, { listStyle: 'none', inlineSize: 44, blockSize: 44, display: 'grid', placeItems: 'center', borderRadius: radius.s, cursor: 'pointer' });
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
export const sideBrand = style([brand, { '@media': { [wide]: { justifyContent: 'center' }, [pushed]: { justifyContent: 'flex-start', paddingInline: 12 } } }]);
export const brandSmall = style({ display: 'inline-flex', '@media': { [pushed]: { display: 'none' } } });
export const brandLarge = style({ display: 'none', '@media': { [pushed]: { display: 'inline-flex' } } });
export const navList = style({ display: 'grid', gap: 4 });
export const navLink = style({
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
/** In the mini sidebar only icons stand; the words stay for screen readers. */
export const navWord = style({});
globalStyle(`${side} ${navWord}`, {
  '@media': {
    '(min-width: 760px) and (max-width: 1399px)': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  },
});
globalStyle(`${side} ${navLink}`, { '@media': { '(min-width: 760px) and (max-width: 1399px)': { paddingBlock: 0, justifyContent: 'center', paddingInline: 0 } } });
export const low = style({ marginBlockStart: 'auto', borderBlockStart: `1px solid ${color.line}`, paddingBlockStart: space.s, display: 'grid', gap: 4 });
export const who = style({ display: 'flex', alignItems: 'center', gap: space.s, padding: `${space.xs} 5px` });
export const whoText = style({ display: 'grid', fontSize: size.s, lineHeight: leading.ui, minInlineSize: 0 });
globalStyle(`${whoText} b`, { color: color.ink, whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis', paddingBlock: `${room.nameAbove} ${room.nameBelow}`, marginBlock: `calc(${room.nameAbove} * -1) calc(${room.nameBelow} * -1)` });
globalStyle(`${whoText} span`, { fontSize: size.xs, color: color.inkSoft });
export const column = style({ minInlineSize: 0, display: 'flex', flexDirection: 'column', minBlockSize: '100vh', '@media': { [phone]: { minBlockSize: 'calc(100vh - 61px)' } } });
/** The gutter and the room above and below are given here: screens that bring their own give none inside. */
export const main = style({
  padding: `${space.l} ${layout.gutter} ${space.xxxl}`,
  maxInlineSize: 1200,
  marginInline: 'auto',
  inlineSize: '100%',
  flexGrow: 1,
  '@media': { [wide]: { paddingBlockStart: space.xl }, [pushed]: { paddingBlockStart: 40 } },
});
export const smallFoot = style({ inlineSize: '100%', maxInlineSize: 1200, marginInline: 'auto', paddingInline: layout.gutter, paddingBlockEnd: space.l, display: 'flex', flexWrap: 'wrap', gap: `0 ${space.m}` });
globalStyle(`${smallFoot} a`, { color: color.inkSoft, fontSize: size.xs, minBlockSize: 44, display: 'inline-flex', alignItems: 'center', lineHeight: leading.ui, textDecoration: 'none' });
globalStyle(`${smallFoot} a:hover`, { textDecoration: 'underline' });

// ---- stage ----
export const stageBar = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s,
  padding: `8px ${layout.gutter}`,
  minBlockSize: 64,
  '@media': { [wide]: { paddingInline: space.l } },
});
export const stageTitle = style({ lineHeight: leading.ui, fontSize: size.s, color: color.inkSoft, minInlineSize: 0 });
globalStyle(`${stageTitle} b`, {
  display: 'block',
  color: color.ink,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  paddingBlock: `${room.nameAbove} ${room.nameBelow}`,
  marginBlock: `calc(${room.nameAbove} * -1) calc(${room.nameBelow} * -1)`,
});
export const stageBrand = style([brand, { '@media': { [phone]: { display: 'none' } } }]);
export const stageMain = style({ maxInlineSize: 824, marginInline: 'auto', padding: `0 ${layout.gutter} ${space.xxxl}`, fontFamily: font.text, '@media': { [wide]: { paddingBlockStart: space.l } } });

globalStyle(`${main} > *`, { vars: { [layout.pageGutter]: '0px', [layout.pageAbove]: '0px', [layout.pageBelow]: '0px' } });
globalStyle(`${main} > [data-ground="sky"]`, { borderRadius: radius.m, overflow: 'hidden', minBlockSize: '70vh' });
