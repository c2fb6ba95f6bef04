import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, inkOn } from './contrast.ts';
import { palettes, type Palette } from './tokens.ts';

type Role = keyof Palette;
const plainGrounds: Role[] = ['canvas', 'surface', 'sunken', 'raised'];
const on = (grounds: Role[], ...inks: Role[]): [Role, Role][] =>
  grounds.flatMap((ground) => inks.map((ink): [Role, Role] => [ink, ground]));

const words: [Role, Role][] = [
  ...on(plainGrounds, 'ink', 'inkSoft', 'primary', 'danger', 'success', 'info', 'accentInk', 'rewardInk'),
  ...on(['sky', 'sand1'], 'ink', 'inkSoft'),
  ...on(['primarySoft'], 'primary', 'primaryStrong', 'ink', 'inkSoft'),
  ...on(['accentSoft'], 'accentInk', 'ink'),
  ...on(['rewardSoft'], 'rewardInk', 'ink'),
  ...on(['successSoft'], 'success', 'ink'),
  ...on(['dangerSoft'], 'danger', 'ink'),
  ...on(['infoSoft'], 'info', 'ink'),
  ...on(['primary', 'primaryStrong'], 'onPrimary'),
  ...on(['accent', 'accentInk'], 'onAccent'),
  ...on(['slab', 'slabDeep'], 'slabInk', 'slabSoft', 'slabGold'),
  ...on(['slabInk'], 'onCream'),
  ...on(['slabWrong'], 'onSlabWrong'),
];
const edges: [Role, Role][] = [
  ...on(plainGrounds, 'edge', 'primary', 'focus', 'danger', 'success', 'accent'),
  ...on(['slab', 'slabDeep'], 'slabEdge', 'slabInk', 'slabWrong'),
  ...on(['success', 'danger'], 'surface'),
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const palette = palettes[theme];
  test.each(words)('%s on %s reads with at least 4.5:1', (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(edges)('%s on %s stands out with at least 3:1', (edge, ground) => {
    expect(contrast(palette[edge], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

test('the ink on any colour of a subject reads with at least 4.5:1', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const bgColor = `#${value.toString(16).padStart(6, '0')}`;
      expect(contrast(inkOn(bgColor), bgColor)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 500 },
  );
});

test('a writing of a colour other than #RRGGBB is refused', () => {
  expect(() => inkOn('teal')).toThrow('not a colour');
});
