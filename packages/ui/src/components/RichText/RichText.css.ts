import { style } from '@vanilla-extract/css';

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
export const formula = style({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  display: 'inline-block',
  whiteSpace: 'nowrap',
  lineHeight: 1.3,
  maxInlineSize: '100%',
  overflowX: 'auto',
  overflowY: 'hidden',
  verticalAlign: 'middle',
  paddingBlock: '2px',
  scrollbarWidth: 'thin',
});
export const display = style({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  display: 'block',
  overflowX: 'auto',
  overflowY: 'hidden',
  paddingBlock: '8px',
  textAlign: 'center',
  scrollbarWidth: 'thin',
});
export const picture = style({
  display: 'block',
  blockSize: 'auto',
  maxInlineSize: '100%',
  marginBlock: '8px',
  marginInline: 'auto',
  borderRadius: '8px',
});
