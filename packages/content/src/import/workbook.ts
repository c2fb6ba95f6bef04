import readXlsxFile from 'read-excel-file/node';
import { zipSync, type Zippable } from 'fflate';
import { replaced } from '../spans.ts';
import { ARCHIVE_LIMITS, openArchive } from './archive.ts';
import type { ForeignFile } from './foreign.ts';
import { refused } from './refused.ts';
import { excerpt, remark } from './remarks.ts';
import { readTable, type TableRow } from './table.ts';
import { attribute, childNamed, childrenNamed, descendantsNamed, readXml } from './xml.ts';

/** What a workbook of text may unpack to; its pictures are not read. */
const LIMITS = { ...ARCHIVE_LIMITS, entries: 5000, bytes: 96 * 2 ** 20 };
/** The parts of a workbook that its cells are read from. */
const PARTS = /^(?:\[Content_Types\]\.xml|_rels\/.*|xl\/[^/]+\.xml|xl\/_rels\/.*|xl\/worksheets\/[^/]+\.xml)$/i;
const SHEET = /^xl\/worksheets\//i;
const REFERENCE = /<(?:\w+:)?(?:c|row)\b[^<>]*?\sr\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/**
 * A cell in the first 52 columns and 99,999 rows, or a row of these: the whole table up to a cell is made in
 * memory.
 */
const NEAR = /^(?:A?[A-Z])?\d{1,5}$/;

/** A cell that is far away from any table of questions; null when all are near. */
function farCell(sheet: string): string | null {
  for (const [, double, single] of sheet.matchAll(REFERENCE)) {
    const reference = double ?? single ?? '';
    if (!NEAR.test(reference)) return reference;
  }
  return null;
}

/** The opening of a cell, and what follows it in one that holds a number: perhaps a formula, its value. */
const CELL = /<((?:\w+:)?)c\b([^<>]*)>/g;
const VALUE = /(?:<(?:\w+:)?f\b[^<>]*(?:\/>|>[^<]*<\/(?:\w+:)?f>))?<(?:\w+:)?v>([^<]*)<\/(?:\w+:)?v><\/(?:\w+:)?c>/y;
const BUILT_IN_PERCENT = new Set(['9', '10']);

/** The places of the styles that show a number as a percentage. */
function percentStyles(source: string): ReadonlySet<number> {
  const root = readXml(source);
  const formats = new Set(
    descendantsNamed(root, 'numFmt')
      .filter((format) => (attribute(format, 'formatCode') ?? '').replace(/"[^"]*"|\\./g, '').includes('%'))
      .map((format) => attribute(format, 'numFmtId') ?? ''),
  );
  const cells = childNamed(root, 'cellXfs');
  const styles = cells ? childrenNamed(cells, 'xf').map((style) => attribute(style, 'numFmtId') ?? '') : [];
  return new Set(styles.flatMap((format, index) => (BUILT_IN_PERCENT.has(format) || formats.has(format) ? [index] : [])));
}

/** A sheet whose percentages are what the teacher sees: Excel keeps `50%` as 0.5 and a style. */
function withPercentages(sheet: string, styles: ReadonlySet<number>): string {
  if (styles.size === 0) return sheet;
  const cells = [...sheet.matchAll(CELL)].flatMap(({ 0: opening, 1: prefix = '', 2: attributes = '', index }) => {
    VALUE.lastIndex = index + opening.length;
    const [, value] = VALUE.exec(sheet) ?? [];
    return value === undefined ? [] : [{ start: index, end: VALUE.lastIndex, inside: value, prefix, attributes }];
  });
  return replaced(sheet, cells, ({ inside: value, prefix, attributes }, whole) => {
    const style = /\ss\s*=\s*["'](\d+)["']/.exec(attributes)?.[1];
    const isOther = /\st\s*=\s*["'](?:[^n]|n[^"'])/.test(attributes) || !Number.isFinite(Number(value));
    if (style === undefined || !styles.has(Number(style)) || isOther) return whole;
    const place = /\sr\s*=\s*["'][A-Z]+\d+["']/.exec(attributes)?.[0] ?? '';
    return `<${prefix}c${place} t="str"><${prefix}v>${plainNumber(Number(value) * 100)}%</${prefix}v></${prefix}c>`;
  });
}

/** A number as Excel shows it, to fifteen digits: `0.1 + 0.2` is 0.3. */
const plainNumber = (value: number): string => String(Number(value.toPrecision(15)));

/** The workbook with the parts that are read, judged and packed anew. */
async function judgedWorkbook(bytes: Uint8Array): Promise<Buffer> {
  const archive = await openArchive(bytes, LIMITS);
  const files: Zippable = {};
  const styles = await archive.read('xl/styles.xml');
  const percentages = styles ? percentStyles(Buffer.from(styles).toString('utf8')) : new Set<number>();
  for (const name of archive.names.filter((one) => PARTS.test(one))) {
    const content = Buffer.from((await archive.read(name)) ?? []);
    const sheet = SHEET.test(name) ? content.toString('utf8') : null;
    const far = sheet === null ? null : farCell(sheet);
    if (far !== null) throw refused('cellFarAway', { cell: excerpt(far) });
    files[name] = sheet === null ? content : Buffer.from(withPercentages(sheet, percentages), 'utf8');
  }
  return Buffer.from(zipSync(files, { level: 0 }));
}

/** Excel makes days of fractions: `3/4` is the third of April then, and nobody can say what it was. */
const inWords = (value: unknown): string =>
  value instanceof Date
    ? value.toISOString().slice(0, 10)
    : typeof value === 'number'
      ? plainNumber(value)
      : typeof value === 'string' || typeof value === 'boolean'
        ? String(value)
        : '';

/** The rows of a sheet; null for one that the library gives none of, as it does for a damaged one. */
const rowsOf = ({ data }: { data?: readonly (readonly unknown[])[] }): readonly (readonly unknown[])[] | null => data ?? null;

/**
 * Reads the first sheet of an XLSX file. It is unpacked and judged by our own archive reader, and only what
 * was judged is handed on, packed anew: a damaged archive that two readers understand in two ways has kept
 * the library waiting for ever. Throws `Refused` when it is none.
 */
export async function readXlsx(bytes: Uint8Array): Promise<ForeignFile> {
  const sheets = await readXlsxFile(await judgedWorkbook(bytes)).catch(() => null);
  const [first, ...others] = sheets ?? [];
  const read = first && rowsOf(first);
  if (!read) throw refused('fileUnreadable', {});
  const rows = read.map((cells, index): TableRow => {
    const date = cells.find((cell) => cell instanceof Date);
    return {
      line: index + 1,
      cells: cells.map(inWords),
      ...(date === undefined ? {} : { finding: { code: 'dateCell' as const, values: { text: inWords(date) } } }),
    };
  });
  const { questions, remarks } = readTable(rows);
  const ignored = others
    .filter((sheet) => (rowsOf(sheet) ?? []).length > 0)
    .map(({ sheet }) => remark('sheetIgnored', { name: sheet }, { file: null, line: null, label: null }));
  return { questions, remarks: [...remarks, ...ignored] };
}
