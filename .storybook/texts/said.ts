import { LANGUAGES, type Language } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { usePageLanguage } from '../../packages/ui/src/locale.tsx';

type Tree = { readonly [key: string]: string | Tree };

const files = import.meta.glob<Tree>('../../locales/*/*.json', { eager: true, import: 'default' });
const PLURAL = /_(zero|one|two|few|many|other)$/;

const flatten = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );

/** Every text of a namespace in a language, by its key. */
const textsOf = (namespace: string, language: Language): [string, string][] =>
  flatten(files[`../../locales/${language}/${namespace}.json`] ?? {});

/** The namespaces, as their files are called. */
export const NAMESPACES: readonly string[] = [
  ...new Set(Object.keys(files).flatMap((path) => /\/(\w+)\.json$/.exec(path)?.[1] ?? [])),
].sort();

/**
 * The keys of a namespace below `prefix`, without plural forms; `plural` keeps only those that have them, or
 * none of them.
 */
export function keysOf(namespace: string, { prefix = '', plural }: { prefix?: string; plural?: boolean } = {}): string[] {
  const keys = LANGUAGES.flatMap((language) => textsOf(namespace, language).map(([key]) => key));
  const wanted = keys.filter((key) => key.startsWith(prefix) && (plural === undefined || PLURAL.test(key) === plural));
  return [...new Set(wanted.map((key) => key.replace(PLURAL, '')))];
}

/** What stands in the slots of the texts that no screen shows. */
const SAMPLES: Record<Language, Record<string, string>> = {
  ar: {
    country: 'الأردن',
    program: 'التوجيهي، العلمي',
    subject: 'الفيزياء',
    lesson: 'القانون الثاني',
    quiz: 'اختبار قصير: القانون الثاني',
    code: '482017',
    duration: '10 دقائق',
    site: 'darb.example.org',
  },
  en: {
    country: 'Jordan',
    program: 'Tawjihi, scientific',
    subject: 'Physics',
    lesson: 'The second law',
    quiz: 'Quiz: the second law',
    code: '482017',
    duration: '10 minutes',
    site: 'darb.example.org',
  },
  ur: {
    country: 'اردن',
    program: 'توجیہی، سائنسی',
    subject: 'طبیعیات',
    lesson: 'دوسرا قانون',
    quiz: 'کوئز: دوسرا قانون',
    code: '482017',
    duration: '10 منٹ',
    site: 'darb.example.org',
  },
};

/**
 * Says any text of a namespace with samples in its slots; a slot without a sample shows its name. The
 * screens' own keys are typed, these are read from the files.
 */
export function useSamples(namespace: string): (key: string, values?: Record<string, string | number>) => string {
  const language = usePageLanguage();
  const { t } = useTranslation(namespace as 'frame');
  const say = t as unknown as (key: string, values: Record<string, string | number>) => string;
  const texts = new Map(textsOf(namespace, language));
  return (key, values = {}) => {
    const text = texts.get(key) ?? texts.get(`${key}_other`) ?? '';
    const slots = [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, slot = '']) => slot);
    const samples = slots.map((slot): [string, string | number] => [slot, slot === 'count' ? 3 : (SAMPLES[language][slot] ?? `‹${slot}›`)]);
    return say(key, { ...Object.fromEntries(samples), ...values });
  };
}
