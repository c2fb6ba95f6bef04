type Texts = Readonly<Record<string, unknown>>;
type File = () => Promise<Texts>;

/** Of the build (`filled-texts.ts`): it changes with any text. */
declare const TEXTS_VERSION: string;

const sources = import.meta.env.DEV ? import.meta.glob<Texts>('../../../../locales/*/*.json', { import: 'default' }) : {};
const built = (language: string, namespace: string): File => {
  const file = `./texts-${TEXTS_VERSION}/${language}/${namespace}.js`;
  return async () => ((await import(/* @vite-ignore */ file)) as { default: Texts }).default;
};

/**
 * The texts of a namespace in a language; a page loads those of its own screens. Fails where there are none,
 * or where they cannot be fetched.
 */
export function textFile(language: string, namespace: string): Promise<Texts> {
  const load: File | undefined = import.meta.env.DEV
    ? sources[`../../../../locales/${language}/${namespace}.json`]
    : built(language, namespace);
  return load ? load() : Promise.reject(new Error(`there are no texts ${language}/${namespace}`));
}
