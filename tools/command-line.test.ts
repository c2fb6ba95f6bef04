import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { namesOf, unknownName, unmatchedPattern } from './command-line.ts';
import { root } from './sources.ts';

const CHECKS = ['types', 'lint', 'locales', 'site map'] as const;

test.each([
  ['typ', 'types'],
  ['lcoales', 'locales'],
  ['map', 'site map'],
  ['Types', 'types'],
])('%s is refused with what there is, and %s was perhaps meant', (typed, meant) => {
  expect(unknownName(['lint', typed], CHECKS)).toBe(
    `There is no “${typed}”; did you mean ${meant}?\nThere are: types, lint, locales, site map`,
  );
});

test('a name that is like none is refused without a guess', () => {
  expect(unknownName(['xx'], ['ar', 'en'])).toBe('There is no “xx”\nThere are: ar, en');
  expect(unknownName(['everything'], CHECKS)).toBe('There is no “everything”\nThere are: types, lint, locales, site map');
});

test('known names are taken in the order of the command, and none means all', () => {
  expect(namesOf(['lint', 'types'], CHECKS)).toEqual(['types', 'lint']);
  expect(namesOf([], CHECKS)).toEqual(CHECKS);
});

test('a pattern that no stories file has is refused, and one that some have is not', () => {
  const files = [
    'packages/ui/src/components/Button/Button.stories.tsx',
    'packages/ui/src/screens/account/SignInScreen/SignInScreen.stories.tsx',
  ];
  expect(unmatchedPattern(['signin', 'components/'], files)).toBeNull();
  expect(unmatchedPattern(['SignInn'], files)).toMatch(/^No path of a stories file has “SignInn”/);
  expect(unmatchedPattern(['Buton'], files)).toContain('did you mean Button?\nThere are: Button, SignInScreen');
});

test.each([
  ['tools/check.ts', ['typ'], 'did you mean types?'],
  ['tools/test.ts', ['stroies'], 'did you mean stories?'],
  ['tools/test-stories.ts', ['--update', 'NoSuchScreen'], 'No path of a stories file has “NoSuchScreen”'],
  ['tools/check-packs.ts', ['--report-langage', 'en'], "Unknown option '--report-langage'"],
  ['tools/docs.ts', ['--chekc'], 'did you mean --check?'],
  ['tests/fuzz/content.ts', ['--only', 'gfit'], 'did you mean gift?'],
  ['tests/bench/league/run.ts', ['fifty'], '“fifty” is no number of matches'],
])('%s %j ends with 2 before it does anything', (program, given, words) => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program, ...given], { cwd: root, encoding: 'utf8' });
  expect(stderr).toContain(words);
  expect(status).toBe(2);
});
