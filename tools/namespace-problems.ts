/** Texts of a namespace: by language, then by their whole keys. */
export type Namespace = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The CLDR plural forms that a text must have, per language (rule site 1). */
const FORMS: Record<string, readonly string[]> = {
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
  en: ['one', 'other'],
  ur: ['one', 'other'],
};
export const LANGUAGES = Object.keys(FORMS);
export const FORM = /_(zero|one|two|few|many|other)$/;

const slots = (text: string) => [...new Set([...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map((found) => found[1]))].sort().join(',');
const tags = (text: string) => [...new Set([...text.matchAll(/<\/?([a-zA-Z][\w-]*)\b[^>]*>/g)].map((found) => found[1]))].sort().join(',');

/**
 * What is missing, empty, not translated or of other slots in the texts of a namespace; says the file and
 * the key.
 */
export function namespaceProblems(namespace: string, perLanguage: Namespace): string[] {
  const problems: string[] = [];
  const bases = new Set([...perLanguage.values()].flatMap((keys) => [...keys.keys()].map((key) => key.replace(FORM, ''))));
  for (const base of bases) {
    const plural = [...perLanguage.values()].some((keys) => keys.has(`${base}_other`));
    const seen = new Map<string, string>();
    for (const language of LANGUAGES) {
      const keys = perLanguage.get(language) ?? new Map<string, string>();
      const where = `locales/${language}/${namespace}.json`;
      for (const key of plural ? (FORMS[language] ?? []).map((form) => `${base}_${form}`) : [base]) {
        const text = keys.get(key);
        if (text === undefined) problems.push(`${where}: write ${key}, which another language has or this one’s plural needs`);
        else if (text.trim() === '') problems.push(`${where}: write ${key}, which is empty`);
      }
      const main = keys.get(plural ? `${base}_other` : base);
      if (main !== undefined) seen.set(language, `{{${slots(main)}}} <${tags(main)}>`);
      if (
        language === 'ar' &&
        main !== undefined &&
        !base.endsWith('.id') &&
        /[A-Za-z]{4,}/.test(main.replace(/\{\{.*?\}\}|<[^>]*>/g, '')) &&
        !/[\u0600-\u06FF]/.test(main)
      )
        problems.push(`${where}: ${base} is not in Arabic`);
    }
    if (new Set(seen.values()).size > 1)
      problems.push(
        `locales/*/${namespace}.json: ${base} has other slots or tags in another language: ${[...seen].map(([language, kind]) => `${language} ${kind}`).join(' · ')}`,
      );
  }
  return problems;
}

/** Leaves out what asks again for a text that another sentence before it asks for, in the same file. */
export function eachTextOnce(problems: readonly string[]): string[] {
  const asked = new Set<string>();
  return problems.filter((problem) => {
    const text = /^\S+: write \S+(?=,)/.exec(problem)?.[0];
    const isAsked = text !== undefined && asked.has(text);
    if (text !== undefined) asked.add(text);
    return !isAsked;
  });
}
