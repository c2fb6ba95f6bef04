import { parse } from 'csv-parse/sync';
import { CsvError } from 'csv-parse';
import type { ForeignFile } from './foreign.ts';
import { readTable, type TableRow } from './table.ts';
import { columnOf } from './table-header.ts';

const DELIMITERS = [';', ',', '\t'] as const;
/** After so many broken rows the rest of the file is no table. */
const BROKEN_MAXIMUM = 100;

interface Parsed {
  rows: TableRow[];
  /** The line on which a row begins whose quotes do not close; null when the file was read to its end. */
  brokenAt: number | null;
}

function parsed(text: string, delimiter: string, firstLine: number, most = Infinity): Parsed {
  const rows: TableRow[] = [];
  let line = firstLine;
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      ...(Number.isFinite(most) ? { to: most } : {}),
      on_record: (cells: string[]) => {
        rows.push({ line, cells });
        line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
        return null;
      },
    });
    return { rows, brokenAt: null };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { rows, brokenAt: line };
  }
}

/** The separator whose header names most columns that we know; null when none names a question. */
function delimiterOf(text: string): string | null {
  let best: { delimiter: string; known: number } | null = null;
  const head = text.slice(0, 20_000);
  for (const delimiter of DELIMITERS) {
    const [header] = parsed(head, delimiter, 1, 5).rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
    const columns = (header?.cells ?? []).map(columnOf);
    const known = columns.filter((column) => column !== null).length;
    if (columns.includes('question') && known > (best?.known ?? 1)) best = { delimiter, known };
  }
  return best?.delimiter ?? null;
}

/** Without Excel's own first line, `sep=;`. */
const withoutSeparatorLine = (text: string): { text: string; firstLine: number } => {
  const found = /^sep=.\r?\n/i.exec(text);
  return found ? { text: text.slice(found[0].length), firstLine: 2 } : { text, firstLine: 1 };
};

/** Whether a text begins with the header of a table of questions. */
export const looksLikeTable = (text: string): boolean => delimiterOf(withoutSeparatorLine(text).text) !== null;

/**
 * Reads CSV: commas, semicolons or tabs, quoted line breaks; a row with a quote that does not close is left
 * out, and the next line begins anew.
 */
export function readCsv(source: string): ForeignFile {
  const { text, firstLine } = withoutSeparatorLine(source);
  const delimiter = delimiterOf(text) ?? ',';
  const rows: TableRow[] = [];
  const lines = text.split(/(?<=\r\n|\n|\r(?!\n))/);
  let from = 0;
  for (let broken = 0; ; broken += 1) {
    const part = parsed(from === 0 ? text : lines.slice(from).join(''), delimiter, firstLine + from);
    rows.push(...part.rows);
    if (part.brokenAt === null) break;
    const line = part.brokenAt;
    rows.push({ line, cells: [lines[line - firstLine] ?? ''], finding: { code: 'questionUnreadable', values: {} } });
    from = line - firstLine + 1;
    if (from >= lines.length || broken >= BROKEN_MAXIMUM) break;
  }
  return readTable(rows);
}
