import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/contract.css.ts';

/**
 * A verse, or a text of several lines: each reads from its own side, as an English sentence does in an Arabic
 * question. The widest line is as far as they part: on a wide page the two would stand at its two ends.
 */
export const lines = style({
  display: 'block',
  inlineSize: 'fit-content',
  whiteSpace: 'pre-line',
  unicodeBidi: 'plaintext',
  textAlign: 'start',
});
export const formula = style({ direction: 'ltr', unicodeBidi: 'isolate', lineHeight: 1.3 });

/** A formula and the mark after it: the line ends between the formula's pieces alone. */
export const held = style({ whiteSpace: 'nowrap' });
globalStyle(`${held} wbr`, { whiteSpace: 'normal' });

/** About how wide a formula's widest piece is, in ems. */
export const ems = createVar();
/** What a wide formula stands on: its edges fade into that. */
export const ground = createVar();
/** What a page, a card and an option keep beside their text on a phone. */
const MARGINS = '160px';
/** Grows smaller where the screen is too narrow, to four fifths; what is still too wide scrolls. */
const fitting = {
  direction: 'ltr',
  unicodeBidi: 'isolate',
  lineHeight: 1.3,
  fontSize: `max(.8em, min(1em, (100vw - ${MARGINS}) / ${fallbackVar(ems, '1')}))`,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'thin',
  // an edge in shade, which is covered as long as there is nothing beyond it
  background: [
    `linear-gradient(to right, ${fallbackVar(ground, color.surface)} 12px, transparent 24px) 0 0 / 24px 100% no-repeat local`,
    `linear-gradient(to left, ${fallbackVar(ground, color.surface)} 12px, transparent 24px) 100% 0 / 24px 100% no-repeat local`,
    `linear-gradient(to right, color-mix(in srgb, ${color.ink} 28%, transparent), transparent) 0 0 / 12px 100% no-repeat scroll`,
    `linear-gradient(to left, color-mix(in srgb, ${color.ink} 28%, transparent), transparent) 100% 0 / 12px 100% no-repeat scroll`,
  ].join(', '),
} as const;
export const wide = style({
  ...fitting,
  display: 'inline-block',
  maxInlineSize: '100%',
  verticalAlign: 'middle',
  paddingBlock: '2px',
});
// the mark after it stands in the same line
globalStyle(`${held} > ${wide}`, { maxInlineSize: 'calc(100% - 1em)' });
export const display = style({ ...fitting, display: 'block', paddingBlock: '8px', textAlign: 'center' });
export const picture = style({
  display: 'block',
  blockSize: 'auto',
  maxInlineSize: '100%',
  marginBlock: '8px',
  marginInline: 'auto',
  borderRadius: '8px',
});
