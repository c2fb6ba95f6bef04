import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteMap } from '../apps/web/app/site-map.ts';
import { messageKeys, type MessageKey } from '../packages/contract/src/message-keys.ts';
import { glossaryProblems, termsOf } from './glossary.ts';
import { MESSAGE_FILES, messageFilesOf } from './message-words.ts';
import { headProblems } from './site-map-problems.ts';
import { root, sources } from './sources.ts';

/** The CLDR plural forms that a text must have, per language (rule site 1). */
const FORMS: Record<string, readonly string[]> = {
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
  en: ['one', 'other'],
  ur: ['one', 'other'],
};
const LANGUAGES = Object.keys(FORMS);
const FORM = /_(zero|one|two|few|many|other)$/;

type Tree = { [key: string]: string | Tree };
const flatten = (tree: Tree, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
const slots = (text: string) => [...new Set([...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map((found) => found[1]))].sort().join(',');
const tags = (text: string) => [...new Set([...text.matchAll(/<\/?([a-zA-Z][\w-]*)\b[^>]*>/g)].map((found) => found[1]))].sort().join(',');

const problems: string[] = [];
const texts = new Map<string, Map<string, Map<string, string>>>();
for (const language of LANGUAGES) {
  const folder = path.join(root, 'locales', language);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const namespace = file.slice(0, -5);
    const perLanguage = texts.get(namespace) ?? new Map<string, Map<string, string>>();
    perLanguage.set(language, flatten(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Tree));
    texts.set(namespace, perLanguage);
  }
}

/** Read whole, section by section: their keys stand nowhere in the code. */
const READ_WHOLE = ['policies'];

for (const [namespace, perLanguage] of texts) {
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
        else if (text.trim() === '') problems.push(`${where}: ${key} is empty`);
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
}

for (const key of Object.keys(messageKeys) as MessageKey[]) {
  const namespaces = messageFilesOf(key);
  if (namespaces.filter((namespace) => texts.get(namespace)?.get('ar')?.has(key)).length !== 1)
    problems.push(`locales/*/${namespaces.join('.json or ')}.json: write ${key} once, a key of packages/contract/src/message-keys.ts`);
}

problems.push(...headProblems(siteMap, LANGUAGES, (language, namespace) => texts.get(namespace)?.get(language) ?? new Map()));

const code = ['packages', 'apps']
  .flatMap((folder) => sources(['ts', 'tsx'], folder))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');
for (const [namespace, perLanguage] of texts) {
  if (MESSAGE_FILES.includes(namespace) || READ_WHOLE.includes(namespace)) continue;
  for (const key of new Set([...(perLanguage.get('ar')?.keys() ?? [])].map((name) => name.replace(FORM, '')))) {
    // a key is used when it stands in the code whole, or is built below a prefix that does
    // (`t(`kind.${kind}`)`)
    const parts = key.split('.');
    const used =
      code.includes(`'${key}'`) ||
      code.includes(`"${key}"`) ||
      code.includes(`:${key}'`) ||
      parts.some((_, at) => at > 0 && code.includes('`' + parts.slice(0, at).join('.') + '.${')) ||
      code.includes('`' + key + '`') ||
      new RegExp('[`:]' + parts.join('\\.').replace(/[A-Z]?[a-z0-9]+$/, '') + '\\$\\{').test(code);
    if (!used) problems.push(`locales/*/${namespace}.json: ${key} is read by no code; take it out, or read it`);
  }
}

const placesOf = (language: string) =>
  new Map(
    [...texts].flatMap(([namespace, perLanguage]) =>
      [...(perLanguage.get(language) ?? [])].map(([key, text]) => [`${namespace}.json ${key}`, text] as const),
    ),
  );
problems.push(
  ...glossaryProblems(
    termsOf(readFileSync(path.join(root, 'docs/words.md'), 'utf8')),
    Object.fromEntries(LANGUAGES.map((language) => [language, placesOf(language)])),
  ),
);

for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0
    ? `locales: ${texts.size} namespaces in ${LANGUAGES.length} languages, complete`
    : `locales: ${problems.length} problems`,
);
process.exit(problems.length === 0 ? 0 : 1);
