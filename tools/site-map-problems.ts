import type { Row } from '../apps/web/app/row.ts';

type Heads = Readonly<Record<string, Readonly<Record<string, string>>>>;

const PARTS = ['title', 'description', 'keywords'] as const;

/**
 * What is wrong with the heads of pages: one that a language has no words for, and words that no page shows.
 * `heads` are each language's `meta` of `site.json`.
 */
export function headProblems(rows: Readonly<Record<string, Row>>, heads: Readonly<Record<string, Heads>>): string[] {
  const pages = Object.entries(rows).filter(([, row]) => row.frame !== 'resource');
  const wanted = new Set(pages.map(([name, row]) => row.meta ?? name));
  return Object.entries(heads).flatMap(([language, texts]) => [
    ...[...wanted].flatMap((key) =>
      PARTS.filter((part) => (texts[key]?.[part] ?? '').trim() === '').map((part) => `${language}/site.json has no meta.${key}.${part}`),
    ),
    ...Object.keys(texts).flatMap((key) => (wanted.has(key) ? [] : [`${language}/site.json: meta.${key} is of no page`])),
  ]);
}

/** Rows that cannot both be reached. */
export function pathProblems(rows: Readonly<Record<string, Row>>): string[] {
  const first = new Map<string, string>();
  return Object.entries(rows).flatMap(([name, { path }]) => {
    // React Router takes no notice of a letter's case, nor of a parameter's name
    const shape = path.replace(/:\w+/g, ':').toLowerCase();
    const other = first.get(shape);
    first.set(shape, name);
    return other === undefined ? [] : [`site map: ${other} and ${name} have the same path /${path}`];
  });
}
