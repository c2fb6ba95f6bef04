type Texts = Readonly<Record<string, unknown>>;

// One hashed, immutable file for each language and namespace; a page loads those of its own screens. What
// stands after `!` is said by no screen.
const files = import.meta.glob<Texts>(
  [
    '../../../../locales/*/*.json',
    '!**/check.json',
    '!**/delivery.json',
    '!**/download.json',
    '!**/import.json',
    '!**/policies.json',
    '!**/reportFile.json',
    '!**/success.json',
  ],
  { import: 'default' },
);

/** The texts of a namespace in a language. Fails where there are none, or where they cannot be fetched. */
export async function textFile(language: string, namespace: string): Promise<Texts> {
  const load = files[`../../../../locales/${language}/${namespace}.json`];
  if (!load) throw new Error(`there are no texts ${language}/${namespace}`);
  return load();
}
