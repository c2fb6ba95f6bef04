import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

/** Reads a file as RFC 4180 says. */
function read(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /"((?:[^"]|"")*)"(,|\r\n)|([^",\r\n]*)(,|\r\n)/gy;
  for (const [, quoted, afterQuoted, plain, afterPlain] of csv.slice(1).matchAll(cell)) {
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if ((afterQuoted ?? afterPlain) === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

test('begins with a byte order mark, so that Excel reads Arabic', () => {
  expect(csvOf([['قوانين نيوتن', 76]])).toBe('\uFEFFقوانين نيوتن,76\r\n');
});

test.each(['=1+1', '+962790000001', '-5', '@SUM(A1)', ' =cmd', '\t=1', '\r=1'])('%j is no formula', (text) => {
  expect(read(csvOf([[text]]))).toEqual([[`'${text}`]]);
});

test('keeps every text, with commas, quotes and lines in it', () => {
  const cell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'ب', '=') }));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (rows) => {
      const back = read(csvOf(rows)).map((row) => row.map((text) => (text.startsWith("'") ? text.slice(1) : text)));
      expect(back).toEqual(rows.map((row) => row.map((text) => (text.startsWith("'") ? text.slice(1) : text))));
    }),
  );
});
