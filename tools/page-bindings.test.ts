import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { typeProblems } from './page-bindings.ts';

let app: string;
const write = (file: string, text: string) => writeFileSync(path.join(app, file), text);
beforeEach(() => {
  app = mkdtempSync(path.join(tmpdir(), 'darb-types-'));
  mkdirSync(path.join(app, 'pages/catalog'), { recursive: true });
  write('page-file.ts', 'export type PageFile<Name extends string> = { loader: Name };');
  write('pages/catalog/news.tsx', "export const loader = 'news' as const;");
});
afterEach(() => rmSync(app, { recursive: true }));

const found = (bindings: { row: string; file: string }[]) => {
  const options: ts.CompilerOptions = {
    noEmit: true,
    skipLibCheck: true,
    lib: ['lib.es5.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  };
  const config = { options, fileNames: [path.join(app, 'page-file.ts')], errors: [] };
  return typeProblems(config, app, bindings).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
};

test('a file that is made for its row is taken', () => {
  expect(found([{ row: 'news', file: 'catalog/news.tsx' }])).toEqual([]);
});

test('another row’s loader, and a file that is missing, are refused with the file and the row', () => {
  write('pages/catalog/terms.tsx', "export const loader = 'news' as const;");
  const [other, missing, ...rest] = found([
    { row: 'news', file: 'catalog/news.tsx' },
    { row: 'terms', file: 'catalog/terms.tsx' },
    { row: 'gone', file: 'catalog/gone.tsx' },
  ]);
  expect(other).toMatch(/pages\/catalog\/terms\.tsx is not made for its row terms/);
  expect(missing).toMatch(/pages\/catalog\/gone\.tsx is not made for its row gone/);
  expect(rest).toEqual([]);
});

test('what else is wrong with the program is said as the compiler says it', () => {
  write('page-file.ts', "export type PageFile<Name extends string> = { loader: Name };\nexport const count: number = 'one';");
  expect(found([{ row: 'news', file: 'catalog/news.tsx' }])).toEqual(["Type 'string' is not assignable to type 'number'."]);
});
