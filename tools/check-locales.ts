import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteMap } from '../apps/web/app/site-map.ts';
import { messageKeys, type MessageKey } from '../packages/contract/src/message-keys.ts';
import { glossaryProblems, termsOf } from './glossary.ts';
import { readJson } from './json-files.ts';
import { MESSAGE_FILES, messageFilesOf } from './message-words.ts';
import { eachTextOnce, FORM, LANGUAGES, namespaceProblems } from './namespace-problems.ts';
import { headProblems } from './site-map-problems.ts';
import { root, sources } from './sources.ts';

type Tree = { [key: string]: string | Tree };
const flatten = (tree: Tree, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${prefix}${key}`, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
const problems: string[] = [];
const texts = new Map<string, Map<string, Map<string, string>>>();
for (const language of LANGUAGES) {
  const folder = path.join(root, 'locales', language);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const namespace = file.slice(0, -5);
    const perLanguage = texts.get(namespace) ?? new Map<string, Map<string, string>>();
    perLanguage.set(language, flatten(readJson(`locales/${language}/${file}`) as Tree));
    texts.set(namespace, perLanguage);
  }
}

/** Read whole, section by section: their keys stand nowhere in the code. */
const READ_WHOLE = ['policies', 'download'];

problems.push(...headProblems(siteMap, LANGUAGES, (language, namespace) => texts.get(namespace)?.get(language) ?? new Map()));
for (const [namespace, perLanguage] of texts) problems.push(...namespaceProblems(namespace, perLanguage));

for (const key of Object.keys(messageKeys) as MessageKey[]) {
  const namespaces = messageFilesOf(key);
  // one that stands in another language alone is asked for above
  const holders = namespaces.filter((namespace) => [...(texts.get(namespace)?.values() ?? [])].some((keys) => keys.has(key)));
  if (holders.length !== 1)
    problems.push(`locales/*/${namespaces.join('.json or ')}.json: write ${key} once, a key of packages/contract/src/message-keys.ts`);
}

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

const said = eachTextOnce(problems);
for (const problem of said) console.error(problem);
console.log(
  said.length === 0 ? `locales: ${texts.size} namespaces in ${LANGUAGES.length} languages, complete` : `locales: ${said.length} problems`,
);
process.exit(said.length === 0 ? 0 : 1);
