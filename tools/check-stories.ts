import { sources } from './sources.ts';

/** A component's folder, and a screen's. */
const PLACE = /^packages\/ui\/src\/(?:components|screens\/[a-z]+)\/([A-Z]\w*)\//;

/** The folders of components and screens among these files that have no stories file, as sentences. */
export function placesWithoutStory(files: readonly string[]): string[] {
  const places = new Map<string, { name: string; hasStory: boolean }>();
  for (const file of files) {
    const [folder, name = ''] = PLACE.exec(file) ?? [];
    if (folder === undefined) continue;
    const place = places.get(folder) ?? { name, hasStory: false };
    places.set(folder, { ...place, hasStory: place.hasStory || file.endsWith('.stories.tsx') });
  }
  return [...places]
    .filter(([, { hasStory }]) => !hasStory)
    .map(([folder, { name }]) => `${folder}: write ${name}.stories.tsx, with a story for each state (CONTRIBUTING.md)`);
}

if (process.argv[1] === import.meta.filename) {
  const problems = placesWithoutStory(sources(['ts', 'tsx'], 'packages/ui/src'));
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log('stories: every component and screen has some');
  process.exit(problems.length === 0 ? 0 : 1);
}
