import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, font, room, size, space } from '../../theme/contract.css.ts';
import { control } from './Field.css.ts';

/** What is written into one line, and the list to choose from. */
export const input = recipe({
  base: [control],
  variants: {
    // A phone, an address, a code: written from left to right, but standing at the page's start edge.
    ltr: {
      true: { direction: 'ltr', fontFamily: font.figures, paddingBlock: '8px', selectors: { '[dir="rtl"] &': { textAlign: 'end' } } },
    },
    phone: { true: { fontVariantNumeric: 'tabular-nums', selectors: { '[dir="rtl"] &': { textAlign: 'start' } } } },
    code: {
      true: {
        direction: 'ltr',
        textAlign: 'center',
        fontFamily: font.figures,
        fontWeight: 700,
        fontSize: '22px',
        minBlockSize: '60px',
        paddingBlock: '8px',
        letterSpacing: '.18em',
        fontVariantNumeric: 'tabular-nums',
      },
    },
    select: {
      true: {
        appearance: 'none',
        cursor: 'pointer',
        textOverflow: 'ellipsis',
        paddingInlineEnd: '38px',
      },
    },
  },
  // The names of countries beside their codes stand in the page's own letters.
  compoundVariants: [
    { variants: { select: true, ltr: true }, style: { fontFamily: font.text, paddingBlock: `${room.fieldAbove} ${room.fieldBelow}` } },
  ],
});

/** A button that looks as the list in whose place it stands. */
export const picker = style({ textAlign: 'start', whiteSpace: 'nowrap', overflow: 'hidden' });
export const picked = style({ display: 'flex', gap: space.xxs });
/** By its own direction, so that a name that is too long is cut at its own end. */
export const pickedName = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const withMark = style({ position: 'relative', display: 'block' });
export const mark = style({
  position: 'absolute',
  insetInlineEnd: '12px',
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  color: color.inkSoft,
});
export const reveal = style({ position: 'absolute', insetInlineEnd: '2px', insetBlock: 0, display: 'grid', placeItems: 'center' });
export const withReveal = style({ paddingInlineEnd: '52px' });

// The parts of a phone stand in the order in which it is dialled, in every language.
export const phone = style({ direction: 'ltr', display: 'grid', gridTemplateColumns: 'minmax(144px, 36%) minmax(0, 1fr)', gap: space.xs });
/** Below both, and read as the page is. */
export const otherCodes = style({ gridColumn: '1 / -1', fontSize: size.s, selectors: { '[dir="rtl"] &': { direction: 'rtl' } } });
