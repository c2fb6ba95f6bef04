import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, layout, leading, room, size, space } from '../theme/contract.css.ts';
import { phone, wide } from '../theme/media.ts';
import { brand } from './brand.css.ts';

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
// As wide as its words: one in another language begins where the page’s lines begin, and is shortened at its
// own end.
globalStyle(`${stageTitle} b`, {
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  color: color.ink,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  paddingBlock: `${room.nameAbove} ${room.nameBelow}`,
  marginBlock: `calc(${room.nameAbove} * -1) calc(${room.nameBelow} * -1)`,
});
export const stageBrand = style([brand, { '@media': { [phone]: { display: 'none' } } }]);
/** Room for the time that the screen shows here (`TestScreen`). */
export const stageTime = style({ inlineSize: 128 });
export const stageMain = style({
  maxInlineSize: 824,
  marginInline: 'auto',
  padding: `0 ${layout.gutter} ${space.xxxl}`,
  fontFamily: font.text,
  '@media': { [wide]: { paddingBlockStart: space.l } },
});
