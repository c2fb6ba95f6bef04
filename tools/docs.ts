import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { capabilityOf, isOffIn } from '../apps/web/app/row.ts';
import { rowNames, rowOf as siteRowOf, siteMap, type Row } from '../apps/web/app/site-map.ts';
import { accessOf, ASKERS } from '../packages/contract/src/access.ts';
import {
  CONTENT_VERSION,
  contract,
  countries,
  everyCall,
  messageKeys,
  rowOf,
  type Call,
  type MessageKey,
} from '../packages/contract/src/contract.ts';
import { citationFaults } from './citations.ts';
import { namesOf } from './command-line.ts';
import { catalogueNumbers, keysElsewhere, provokedBy } from './error-catalogue.ts';
import { graphqlTypes } from './graphql-types.ts';
import { messageWords } from './message-words.ts';
import { namespacesOf, textProblems } from './row-texts.ts';
import { printPages } from './printed-pages.ts';
import { pagesWithoutRow, pathProblems, rowsFileOf } from './site-map-problems.ts';
import { root, sources } from './sources.ts';

/**
 * `npm run docs`: prints docs/site-map.md, api.md, errors.md and the types of GraphQL from the code, and says
 * which it wrote; with `--check` only says what in them is out of date.
 */
const words = Object.fromEntries(['ar', 'en', 'ur'].map((language) => [language, messageWords(language)]));
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

const PAGES = 'apps/web/app/pages';
const pageTexts = Object.fromEntries(
  sources(['tsx'], PAGES).map((file) => [path.posix.relative(PAGES, file), readFileSync(path.join(root, file), 'utf8')]),
);
const problems: string[] = [
  ...pathProblems(siteMap),
  ...pagesWithoutRow(siteMap, pageTexts),
  ...textProblems(siteMap, (file) => (existsSync(path.join(root, file)) ? namespacesOf(file) : null)),
];

/** A path with the kinds of its parameters, as far as they are not ids. */
const pathOf = ({ path: written, params = {} }: Row): string =>
  `\`/${written.replace(/:(\w+)/g, (whole, name: string) => (params[name] ? `${whole} (${params[name]})` : whole))}\``;
/** What a cached page is cached by, and for how long. */
const cacheOf = ({ cache }: Row): string => {
  if (!cache) return '';
  const by = Object.entries(cache.queries ?? {}).map(([name, values]) => `by ${name}=${values.join(', ')}`);
  return [...(by.length > 0 ? by : ['yes']), ...(cache.seconds === undefined ? [] : [`${cache.seconds} s`])].join('; ');
};

const siteRows = rowNames.map((name) => {
  const row = siteRowOf(name);
  if (!existsSync(path.join(root, PAGES, row.file)))
    problems.push(`${PAGES}/${row.file}: write it, the row ${name} is for it; or mend the row’s file in ${rowsFileOf(row)}`);
  return [
    name,
    pathOf(row),
    row.who,
    row.who === 'guest' ? 'dashboard' : (row.otherwise ?? ''),
    row.frame ?? 'page',
    row.section ?? '',
    row.frame === 'resource' ? '' : `${capabilityOf(row)}:meta.${row.meta ?? name}`,
    (row.texts ?? []).join(', '),
    cacheOf(row),
    row.uploads === undefined ? '' : `${row.uploads / 1_000} kB`,
    countries
      .map(({ code }) => code)
      .filter((code) => isOffIn(row, code))
      .join(', '),
    `\`${row.file}\``,
  ];
});
const SITE_COLUMNS = ['page', 'path', 'who', 'others go to', 'frame', 'section', 'title', 'texts', 'cache', 'files', 'off in', 'file'];

const callRows = Object.entries(contract).flatMap(([capability, calls]) =>
  Object.entries(calls as Record<string, Call>).map(([name, call]) => [
    `${capability}.${name}`,
    `\`${call.verb} ${call.base}/${call.path}\``,
    call.who,
    call.success,
    call.refusals.map((key) => `${key} (${rowOf(key).status})`).join(', '),
  ]),
);

/** The calls by their rows of the access matrix: most of them have the same. */
const accessRows = () => {
  const rows = new Map<string, string[]>();
  for (const [capability, calls] of Object.entries(contract))
    for (const [name, call] of Object.entries(calls as Record<string, Call>)) {
      const row = ASKERS.map((asker) => accessOf(call, asker)).join(' | ');
      rows.set(row, [...(rows.get(row) ?? []), `${capability}.${name}`]);
    }
  return [...rows].map(([row, calls]) => [...row.split(' | '), calls.join(', ')]);
};
const ASKER_COLUMNS = ['guest', 'without a subscription', 'subscriber', 'of another program', 'with the ids of another student'];

const provoked = provokedBy();
problems.push(...provoked.problems);
const errorRows = (Object.keys(messageKeys) as MessageKey[]).map((key) => {
  const row = rowOf(key);
  return [
    ...[key, String(row.status), row.code === undefined ? '' : String(row.code), row.leadsTo ?? ''],
    ...['ar', 'en', 'ur'].map((language) => words[language]?.[key] ?? ''),
    provoked.where.get(key) ?? '',
  ];
});

const documents: Record<string, string> = {
  ...(await graphqlTypes()),
  'docs/site-map.md': `# Site map\n\nPrinted from \`apps/web/app/pages/*/rows.ts\` by \`npm run docs\`. Paths stand below \`/ar\`, \`/en\`, \`/ur\`, or nothing; a parameter is an id where no other kind stands behind it.\n\n${table(SITE_COLUMNS, siteRows)}\n`,
  'docs/api.md': `# API\n\nPrinted from \`packages/contract\` by \`npm run docs\`. The machine's version is \`/api/openapi.json\`.\n\nEvery answer has the header \`${CONTENT_VERSION}\`: another value when content, prices or flags of countries have changed.\n\nEvery call may also be refused with the keys that concern every call (${everyCall.map((key) => `${key} ${rowOf(key).status}`).join(', ')}).\n\n${table(['call', 'request', 'who', 'success', 'refusals'], callRows)}\n\n## Who is answered\n\nThe access matrix, for premium content of a program, as \`contract/src/access.ts\` makes it of what each call declares; \`apps/api/src/access-matrix.test.ts\` tries every cell.\n\n${table([...ASKER_COLUMNS, 'calls'], accessRows())}\n`,
  'docs/errors.md': `# Error catalogue\n\nPrinted from \`packages/contract/src/message-keys.ts\` and \`locales/*/errors.json\`, \`apiErrors.json\`, \`answerErrors.json\`, \`collectionErrors.json\`, \`communityErrors.json\`, \`formErrors.json\` and \`success.json\` by \`npm run docs\`. \`gate\`: checkout for a student, sign-up for a guest.\n\n${table(['key', 'status', 'number', 'leads to', 'العربية', 'English', 'اردو', 'provoked by'], errorRows)}\n\n## The catalogue’s numbers\n\n${table(['number', 'means', 'said by'], catalogueNumbers)}\n\n## Keys of the catalogue that are no message of the API\n\n${table(['key', 'why'], keysElsewhere)}\n`,
};

const given = process.argv.slice(2);
const check = given.length > 0 && namesOf(given, ['--check']).includes('--check');
const printed = printPages(documents, root, check);
problems.push(...printed.problems);
if (check) problems.push(...citationFaults());
for (const problem of problems) console.error(problem);
const counts = `site map and docs: ${siteRows.length} pages, ${callRows.length} calls, ${errorRows.length} keys`;
if (printed.written.length > 0) console.log(`${counts}; written, to be committed: ${printed.written.join(', ')}`);
else if (problems.length === 0) console.log(`${counts}, current`);
process.exit(problems.length === 0 ? 0 : 1);
