import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edgePairs, wordPairs } from './colour-pairs.ts';
import { contrast, inkOn } from './contrast.ts';
import { palettes } from './tokens.ts';

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const palette = palettes[theme];
  test.each(wordPairs)('%s on %s reads with at least 4.5:1', (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(edgePairs)('%s on %s stands out with at least 3:1', (edge, ground) => {
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
