import { createGlobalThemeContract } from '@vanilla-extract/css';
import { motions, radii, spaces, weights } from './tokens.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
let count = 0;
/**
 * A name of a letter or two in the order of this file: each stands in the stylesheet a hundred times, and
 * every page waits for that.
 */
const named = (): string => {
  const at = count++;
  return LETTERS[at] ?? `d${(at - LETTERS.length).toString(36)}`;
};

/** Colours by role; `theme.css.ts` gives them their values in light and dark. */
export const color = createGlobalThemeContract(
  {
    canvas: 'canvas',
    surface: 'surface',
    sunken: 'sunken',
    raised: 'raised',
    ink: 'ink',
    inkSoft: 'ink-soft',
    line: 'line',
    edge: 'edge',
    primary: 'primary',
    primaryStrong: 'primary-strong',
    onPrimary: 'on-primary',
    primarySoft: 'primary-soft',
    accent: 'accent',
    accentInk: 'accent-ink',
    onAccent: 'on-accent',
    accentSoft: 'accent-soft',
    reward: 'reward',
    rewardInk: 'reward-ink',
    rewardSoft: 'reward-soft',
    positive: 'positive',
    positiveSoft: 'positive-soft',
    negative: 'negative',
    negativeSoft: 'negative-soft',
    info: 'info',
    infoSoft: 'info-soft',
    slab: 'slab',
    slabInk: 'slab-ink',
    slabSoft: 'slab-soft',
    slabLine: 'slab-line',
    slabDeep: 'slab-deep',
    slabGold: 'slab-gold',
    slabEdge: 'slab-edge',
    slabNegative: 'slab-negative',
    onSlabNegative: 'on-slab-negative',
    onCream: 'on-cream',
    sand1: 'sand-1',
    sand2: 'sand-2',
    sand3: 'sand-3',
    sand4: 'sand-4',
    stone: 'stone',
    sky: 'sky',
    terrain: 'terrain',
    strata: 'strata',
    bar: 'bar',
    path: 'path',
    pathInk: 'path-ink',
    focus: 'focus',
    scrim: 'scrim',
  },
  named,
);

export const shadow = createGlobalThemeContract({ card: 'shadow-card', float: 'shadow-float' }, named);

/**
 * The 4 px grid. The same everywhere: what no theme and no language changes is written out, and no variable.
 */
export const space = spaces;

export const radius = { ...radii, ...createGlobalThemeContract({ chip: 'radius-chip' }, named) };

/** `text` follows the page's language; `figures` is Cairo everywhere. */
export const font = createGlobalThemeContract({ text: 'font-text', figures: 'font-figures' }, named);

/** Type steps, smaller in Nastaliq, whose letters stand larger. */
export const size = createGlobalThemeContract(
  { xs: 'size-xs', s: 'size-s', m: 'size-m', l: 'size-l', xl: 'size-xl', xxl: 'size-xxl', xxxl: 'size-xxxl', hero: 'size-hero' },
  named,
);

export const leading = createGlobalThemeContract(
  { text: 'leading-text', ui: 'leading-ui', head: 'leading-head', display: 'leading-display' },
  named,
);

export const weight = { ...weights, ...createGlobalThemeContract({ head: 'weight-head' }, named) };

export const motion = motions;

/**
 * Block paddings of controls. Nastaliq starts high above its baseline and ends low, so its room above and
 * below differs.
 */
export const room = createGlobalThemeContract(
  {
    controlHeight: 'control-height',
    buttonAbove: 'button-above',
    buttonBelow: 'button-below',
    chipAbove: 'chip-above',
    chipBelow: 'chip-below',
    chipSide: 'chip-side',
    chipLeading: 'chip-leading',
    tabAbove: 'tab-above',
    tabBelow: 'tab-below',
    cellAbove: 'cell-above',
    cellBelow: 'cell-below',
    nameAbove: 'name-above',
    nameBelow: 'name-below',
    fieldAbove: 'field-above',
    fieldBelow: 'field-below',
  },
  named,
);

/**
 * `gutter` is the frame's; the `page…` ones are what a screen gives itself, which is nothing inside a frame
 * that has done it (the student's).
 */
export const layout = createGlobalThemeContract(
  { gutter: 'gutter', pageGutter: 'page-gutter', pageAbove: 'page-above', pageBelow: 'page-below' },
  named,
);
