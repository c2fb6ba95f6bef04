import type { Palette } from './tokens.ts';

export type Role = keyof Palette;
/** What stands on what: the one in front first. */
export type ColourPair = readonly [front: Role, ground: Role];

const plainGrounds: Role[] = ['canvas', 'surface', 'sunken', 'raised'];
const on = (grounds: Role[], ...fronts: Role[]): ColourPair[] =>
  grounds.flatMap((ground) => fronts.map((front): ColourPair => [front, ground]));

/** Every ink with the grounds that words in it stand on: 4.5:1 at least, in both themes. */
export const wordPairs: readonly ColourPair[] = [
  ...on(plainGrounds, 'ink', 'inkSoft', 'primary', 'negative', 'positive', 'info', 'accentInk', 'rewardInk'),
  ...on(['sky', 'sand1', 'terrain'], 'ink', 'inkSoft'),
  ...on(['primarySoft'], 'primary', 'primaryStrong', 'ink', 'inkSoft'),
  ...on(['accentSoft'], 'accentInk', 'ink'),
  ...on(['rewardSoft'], 'rewardInk', 'ink'),
  ...on(['positiveSoft'], 'positive', 'ink'),
  ...on(['negativeSoft'], 'negative', 'ink'),
  ...on(['infoSoft'], 'info', 'ink'),
  ...on(['primary', 'primaryStrong'], 'onPrimary'),
  ...on(['accent', 'accentInk'], 'onAccent'),
  ...on(['slab', 'slabDeep'], 'slabInk', 'slabSoft', 'slabGold'),
  ...on(['slabInk'], 'onCream'),
  ...on(['slabNegative'], 'onSlabNegative'),
];

/** Every edge and sign with its grounds: 3:1 at least. */
export const edgePairs: readonly ColourPair[] = [
  ...on(plainGrounds, 'edge', 'primary', 'focus', 'negative', 'positive', 'accent'),
  ...on(['slab', 'slabDeep'], 'slabEdge', 'slabInk', 'slabNegative'),
  ...on(['positive', 'negative'], 'surface'),
];
