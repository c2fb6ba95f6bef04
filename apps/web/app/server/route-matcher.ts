import type { ServerBuild } from '@remix-run/node';

type Routes = ServerBuild['routes'];
/** Finds the ids from the root to the leaf for a decoded path without basename; null when no route takes it. */
export type MatchRoute = (pathname: string) => readonly string[] | null;

interface Branch {
  ids: readonly string[];
  path: string;
  score: number;
  /** The place among its siblings at each level. */
  places: readonly number[];
}

const joined = (parent: string, path: string): string => `${parent}/${path}`.replace(/\/\/+/g, '/');
const withoutSlashAtEnd = (path: string): string => path.toLowerCase().replace(/(.)\/+$/, '$1');

/** The paths that a path with optional segments stands for, in Remix's order: `a/b?` is `a/b` and `a`. */
function withOptionalSegments(path: string): string[] {
  const [first = '', ...rest] = path.split('/');
  const optional = first.endsWith('?');
  const required = first.replace(/\?$/, '');
  if (rest.length === 0) return optional ? [required, ''] : [required];
  const tails = withOptionalSegments(rest.join('/'));
  const paths = tails.map((tail) => (tail === '' ? required : `${required}/${tail}`));
  return optional ? [...paths, ...tails] : paths;
}

const scoreOfSegment = (segment: string): number => {
  if (/^:[\w-]+$/.test(segment)) return 3;
  return segment === '' ? 1 : 10;
};

/** React Router's ranking: literal segments above parameters above splats; index routes above their parents. */
function scoreOf(path: string, isIndex: boolean): number {
  const segments = path.split('/');
  const start = segments.length + (segments.includes('*') ? -2 : 0) + (isIndex ? 2 : 0);
  return segments.filter((segment) => segment !== '*').reduce((sum, segment) => sum + scoreOfSegment(segment), start);
}

/** React Router's own way of making an expression of a path. */
function expressionOf(path: string): RegExp {
  const source = path
    .replace(/\/*\*?$/, '')
    .replace(/^\/*/, '/')
    .replace(/[\\.*+^${}|()[\]]/g, '\\$&')
    .replace(/\/:([\w-]+)/g, '/[^\\/]+');
  const end = path.endsWith('*') ? (path === '*' || path === '/*' ? '.*$' : '(?:\\/.+|\\/*)$') : '\\/*$';
  return new RegExp(`^${source}${end}`, 'i');
}

const areSiblings = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.slice(0, -1).every((place, level) => place === b[level]);

function branchesOf(routes: Routes): Branch[] {
  const children = new Map<string, Routes[string][]>();
  for (const route of Object.values(routes)) {
    const parent = route?.parentId ?? '';
    children.set(parent, [...(children.get(parent) ?? []), route]);
  }
  const branches: Branch[] = [];
  const walk = (parent: string, parentPath: string, ids: readonly string[], places: readonly number[]): void => {
    (children.get(parent) ?? []).forEach((route, place) => {
      if (!route) return;
      for (const relative of route.path?.includes('?') ? withOptionalSegments(route.path) : [route.path ?? '']) {
        const path = joined(parentPath, relative);
        const branch = { ids: [...ids, route.id], path, score: scoreOf(path, route.index === true), places: [...places, place] };
        walk(route.id, path, branch.ids, branch.places);
        if (route.path !== undefined || route.index) branches.push(branch);
      }
    });
  };
  walk('', '', [], []);
  return branches.sort(
    (a, b) => b.score - a.score || (areSiblings(a.places, b.places) ? (a.places.at(-1) ?? 0) - (b.places.at(-1) ?? 0) : 0),
  );
}

/**
 * Ranks and compiles a route table once. Remix does both several times a request, which costs more than rendering a simple page;
 * the matches are the same (`route-matcher.test.ts` compares them).
 */
export function compileRoutes(routes: Routes): MatchRoute {
  const literal = new Map<string, readonly string[]>();
  const patterns: { expression: RegExp; ids: readonly string[] }[] = [];
  for (const { path, ids } of branchesOf(routes)) {
    if (/[:*]/.test(path)) patterns.push({ expression: expressionOf(path), ids });
    else if (!literal.has(withoutSlashAtEnd(path))) literal.set(withoutSlashAtEnd(path), ids);
  }
  return (pathname) =>
    literal.get(withoutSlashAtEnd(pathname)) ?? patterns.find(({ expression }) => expression.test(pathname))?.ids ?? null;
}
