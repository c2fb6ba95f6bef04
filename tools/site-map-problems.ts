import { capabilityOf, type Row } from '../apps/web/app/row.ts';

/** The texts of a namespace in a language, by their whole keys. */
type TextsOf = (language: string, namespace: string) => ReadonlyMap<string, string>;

const PARTS = ['title', 'description', 'keywords'] as const;

/**
 * What is wrong with the heads of pages: one that a language has no words for, and words that no page shows.
 * Both say the file and the key.
 */
export function headProblems(rows: Readonly<Record<string, Row>>, languages: readonly string[], textsOf: TextsOf): string[] {
  const wanted = new Map<string, Set<string>>();
  for (const row of Object.values(rows)) wanted.set(capabilityOf(row), new Set());
  for (const [name, row] of Object.entries(rows))
    if (row.frame !== 'resource') wanted.get(capabilityOf(row))?.add(`meta.${row.meta ?? name}`);
  return languages.flatMap((language) =>
    [...wanted].flatMap(([namespace, heads]) => {
      const texts = textsOf(language, namespace);
      const file = `locales/${language}/${namespace}.json`;
      const missing = [...heads].flatMap((head) => PARTS.map((part) => `${head}.${part}`)).filter((key) => !texts.get(key)?.trim());
      const given = [...texts.keys()].filter((key) => key.startsWith('meta.')).map((key) => key.split('.', 2).join('.'));
      return [
        ...missing.map((key) => `${file}: write ${key}, which every page has`),
        ...[...new Set(given)].filter((head) => !heads.has(head)).map((head) => `${file}: ${head} is of no page; take it out`),
      ];
    }),
  );
}

/** The file with the row of a page. */
export const rowsFileOf = (row: Pick<Row, 'file'>): string => `apps/web/app/pages/${capabilityOf(row)}/rows.ts`;

/** Rows that cannot both be reached. */
export function pathProblems(rows: Readonly<Record<string, Row>>): string[] {
  const first = new Map<string, string>();
  return Object.entries(rows).flatMap(([name, { path, file }]) => {
    // React Router takes no notice of a letter's case, nor of a parameter's name
    const shape = path.replace(/:\w+/g, ':').toLowerCase();
    const other = first.get(shape);
    first.set(shape, name);
    return other === undefined ? [] : [`${rowsFileOf({ file })}: ${other} and ${name} have the same path /${path}; give one another`];
  });
}

/** Files below `app/pages` that have a loader and no row. `texts`: each file's own text by its name. */
export function pagesWithoutRow(rows: Readonly<Record<string, Row>>, texts: Readonly<Record<string, string>>): string[] {
  const known = new Set(Object.values(rows).map(({ file }) => file));
  return Object.entries(texts)
    .filter(([file, text]) => /^export const loader\b/m.test(text) && !known.has(file))
    .map(([file]) => `apps/web/app/pages/${file} has a loader and no row: write one in ${rowsFileOf({ file })}`);
}
