import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, font, leading, radius, room, size, space } from '../../theme/contract.css.ts';

export const field = style({ display: 'block', minInlineSize: 0 });
export const label = style({ display: 'block', fontWeight: 700, fontSize: size.s, lineHeight: leading.ui, marginBlockEnd: '6px' });
export const optional = style({ fontWeight: 400, color: color.inkSoft });
export const hint = style({ fontSize: size.s, color: color.inkSoft, lineHeight: leading.ui, marginBlockStart: space.xs });
export const error = style({
  display: 'flex',
  gap: space.xs,
  color: color.danger,
  fontSize: size.s,
  fontWeight: 600,
  lineHeight: leading.ui,
  marginBlockStart: space.xs,
});
globalStyle(`${error} > svg`, { marginBlockStart: '1px' });

export const control = recipe({
  base: {
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: room.controlHeight,
    border: `1.5px solid ${color.edge}`,
    background: color.surface,
    color: color.ink,
    borderRadius: radius.s,
    paddingBlock: `${room.fieldAbove} ${room.fieldBelow}`,
    paddingInline: space.m,
    lineHeight: leading.ui,
    '::placeholder': { color: color.inkSoft, opacity: 1 },
    selectors: { '&[aria-invalid="true"]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` } },
  },
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
    area: { true: { minBlockSize: '112px', resize: 'vertical', lineHeight: leading.text } },
    select: {
      true: {
        appearance: 'none',
        cursor: 'pointer',
        textOverflow: 'ellipsis',
        paddingInlineEnd: '38px',
      },
    },
  },
});

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
export const hiddenLabel = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
