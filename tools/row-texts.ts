import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Row } from '../apps/web/app/row.ts';
import { rowsFileOf } from './site-map-problems.ts';
import { root } from './sources.ts';

/** What is looked at: a page and what of it a browser has. The frame's own texts are always there. */
const FOLLOWED = /^(apps\/web\/app\/pages|packages\/ui\/src)\//;
const ALWAYS_THERE = new Set(['frame', 'guestFrame', 'studentFrame', 'location']);

/** A module, as far as it says which texts are read; `*` stands for all names of another one. */
interface Module {
  readonly imports: { readonly from: string; readonly names: readonly string[] }[];
  readonly passedOn: { readonly from: string; readonly names: ReadonlyMap<string, string> | '*' }[];
  readonly declared: ReadonlySet<string>;
  readonly reads: ReadonlySet<string>;
}

const literal = (node: ts.Node | undefined): string | null => (node && ts.isStringLiteralLike(node) ? node.text : null);

/** Reads the text of a module. */
export function readModule(text: string): Module {
  const imports: Module['imports'] = [];
  const passedOn: Module['passedOn'] = [];
  const declared = new Set<string>();
  const reads = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const clause = node.importClause;
      const bindings = clause?.namedBindings;
      const named = bindings && ts.isNamedImports(bindings) ? bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly) : [];
      const names = [
        ...named.map(({ name, propertyName }) => (propertyName ?? name).text),
        ...(bindings && ts.isNamespaceImport(bindings) ? ['*'] : []),
      ];
      if (!clause?.isTypeOnly && names.length > 0) imports.push({ from: literal(node.moduleSpecifier) ?? '', names });
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly) {
      const clause = node.exportClause;
      const names =
        clause && ts.isNamedExports(clause)
          ? new Map(clause.elements.map(({ name, propertyName }) => [name.text, (propertyName ?? name).text] as const))
          : ('*' as const);
      passedOn.push({ from: literal(node.moduleSpecifier) ?? '', names });
    } else if (ts.isCallExpression(node)) {
      const first = literal(node.arguments[0]);
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword && first !== null) imports.push({ from: first, names: ['*'] });
      if (ts.isIdentifier(node.expression) && node.expression.text === 'useTranslation')
        for (const namespace of namesIn(node.arguments[0])) reads.add(namespace);
    }
    if ((ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) && node.name && ts.isIdentifier(node.name))
      declared.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('module.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return { imports, passedOn, declared, reads };
}

/** What `useTranslation` is called with: nothing, a namespace, or a list of them. */
function namesIn(argument: ts.Expression | undefined): string[] {
  if (argument && ts.isArrayLiteralExpression(argument)) return argument.elements.map((one) => literal(one) ?? 'frame');
  return [literal(argument) ?? 'frame'];
}

/** Where an import leads to, as a path below the root; null for what is not looked at. */
function target(file: string, from: string): string | null {
  const relative = from.startsWith('.')
    ? [path.posix.join(path.posix.dirname(file), from)]
    : from === '@darb/ui'
      ? ['packages/ui/src/ui.ts']
      : /^@darb\/ui\/screens\//.test(from)
        ? [`packages/ui/src/${from.slice('@darb/ui/'.length)}.tsx`]
        : from === '@darb/ui/dialog'
          ? ['packages/ui/src/components/Dialog/Dialog.tsx']
          : [];
  return relative.find((one) => FOLLOWED.test(one) && /\.tsx?$/.test(one) && existsSync(path.join(root, one))) ?? null;
}

const modules = new Map<string, Module>();
function moduleAt(file: string): Module {
  const known = modules.get(file) ?? readModule(readFileSync(path.join(root, file), 'utf8'));
  modules.set(file, known);
  return known;
}

/** The module that declares a name which `file` exports; null where it is a type's. */
function declaredIn(file: string, name: string): string | null {
  const { passedOn, declared } = moduleAt(file);
  if (declared.has(name)) return file;
  for (const { from, names } of passedOn) {
    const next = target(file, from);
    const original = names === '*' ? name : names.get(name);
    const found = next !== null && original !== undefined ? declaredIn(next, original) : null;
    if (found !== null) return found;
  }
  return null;
}

/** The namespaces of texts that a page's file reads, it and the modules of what it imports. */
export function namespacesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const { imports, reads } = moduleAt(file);
  const found = new Set(reads);
  for (const { from, names } of imports) {
    const next = target(file, from);
    if (next === null) continue;
    const places = names.map((name) => (name === '*' ? next : declaredIn(next, name))).filter((place) => place !== null);
    for (const place of new Set(places)) for (const namespace of namespacesOf(place, seen)) found.add(namespace);
  }
  return new Set([...found].filter((namespace) => !ALWAYS_THERE.has(namespace)));
}

/**
 * Where a row's texts are not those that its page reads. `reads`: the namespaces by a page's file, null of
 * one that is not there.
 */
export const textProblems = (rows: Readonly<Record<string, Row>>, reads: (file: string) => ReadonlySet<string> | null): string[] =>
  Object.entries(rows)
    .filter(([, { frame }]) => frame !== 'resource')
    .flatMap(([name, { file, texts = [] }]) => {
      const read = reads(`apps/web/app/pages/${file}`);
      if (read === null) return [];
      const given = new Set<string>(texts);
      const rowsFile = rowsFileOf({ file });
      return [
        ...[...read].filter((one) => !given.has(one)).map((one) => `${rowsFile}: ${name} reads texts of ${one}: add '${one}' to its texts`),
        ...[...given]
          .filter((one) => !read.has(one))
          .map((one) => `${rowsFile}: ${name} reads no text of ${one}: take '${one}' out of its texts`),
      ];
    });
