import { expect, test } from 'vitest';
import { placesWithoutStory } from './check-stories.ts';

test('a component and a screen without a stories file are found, each once, and what belongs to none is not', () => {
  const files = [
    'components/Chip/Chip.tsx',
    'components/Chip/Chip.css.ts',
    'components/Card/Card.tsx',
    'components/Card/Card.stories.tsx',
    'screens/catalog/NewsScreen/NewsScreen.tsx',
    'screens/catalog/props.ts',
    'ui.ts',
  ].map((file) => `packages/ui/src/${file}`);
  expect(placesWithoutStory(files)).toEqual([
    'packages/ui/src/components/Chip/: write Chip.stories.tsx, with a story for each state (CONTRIBUTING.md)',
    'packages/ui/src/screens/catalog/NewsScreen/: write NewsScreen.stories.tsx, with a story for each state (CONTRIBUTING.md)',
  ]);
});
