import { style } from '@vanilla-extract/css';
import { item } from '../components/Menu/Menu.css.ts';
import { color, leading, size, space } from '../theme/contract.css.ts';

export const locate = style({ borderBlockStart: `1px solid ${color.line}`, marginBlockStart: space.xs, paddingBlockStart: space.xs });
export const button = style([item, { selectors: { '&[aria-disabled=true]': { cursor: 'progress', color: color.inkSoft } } }]);
// as high as its longest sentence, so that the menu does not jump under the finger
export const said = style({
  paddingInline: space.s,
  paddingBlockEnd: space.xs,
  maxInlineSize: '230px',
  minBlockSize: `calc(3 * ${leading.text} * 1em)`,
  fontSize: size.s,
  lineHeight: leading.text,
  color: color.inkSoft,
});
