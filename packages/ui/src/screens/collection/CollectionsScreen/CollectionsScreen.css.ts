import { globalStyle, style } from '@vanilla-extract/css';
import { color, leading, size, space } from '../../../theme/contract.css.ts';
import { phone, wide } from '../../../theme/media.ts';
import { thumb } from '../collection.css.ts';
import { row } from '../row.css.ts';

export const fold = style({});
globalStyle(`${fold} > summary`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: 48,
  cursor: 'pointer',
  fontWeight: 700,
  color: color.primary,
  lineHeight: leading.ui,
});
globalStyle(`${fold}[open] > summary`, { marginBlockEnd: space.s });
export const nameLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `4px ${space.s}` });
/** Its button below its name on a phone, where a long name needs the whole line. */
export const addRow = style({});
const oneBelowTheOther = { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s };
globalStyle(`${row}${addRow}`, { '@media': { [phone]: oneBelowTheOther } });
export const addable = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s });
/** The first of what is in a collection, on the way that goes on behind it. */
export const pictures = style({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  fontSize: size.s,
  background: `radial-gradient(${color.edge} 1.5px, transparent 2px) 0 / 8px 6px repeat-x`,
  backgroundPositionY: 'center',
});
globalStyle(`${pictures} > ${thumb}`, { flex: 'none', inlineSize: 60 });
globalStyle(`${row} ${pictures} > b`, { paddingInlineEnd: space.xs, background: color.canvas, color: color.inkSoft, fontSize: 'inherit' });
/** Its pictures below its name on a phone, beside one another's on a wide page. */
export const listed = style({});
globalStyle(`${row}${listed}`, { '@media': { [phone]: oneBelowTheOther, [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' } } });
