import type { ForeignFile, ForeignQuestion } from './foreign.ts';
import { excerpt, remark, type Remark } from './remarks.ts';
import { bodyOf, unusedOf, type Cells } from './table-body.ts';
import { columnOf, difficultyOf, type Column } from './table-header.ts';
import { optionColumns, type OptionColumns } from './table-options.ts';
import type { Finding } from './texts.ts';

/** A row of a table as read: its cells as text, and the line or row on which it begins, from 1. */
export interface TableRow {
  line: number;
  cells: readonly string[];
  /** What is wrong with the row before anybody looks at its words. */
  finding?: Finding;
}

/** The columns that a table must have, as the report names them. */
const NEEDED = { question: 'السؤال / question / سوال', answer: 'الإجابة / answer / جواب' } as const;
/** Columns that decide what a question is: two of one of them, and nobody can say which is meant. */
const DECISIVE: ReadonlySet<Column> = new Set<Column>(['question', 'answer', 'type', 'tolerance', 'unit']);

/** What the columns of a table are. */
interface Layout {
  columns: readonly (Column | null)[];
  options: OptionColumns;
  /** Columns of the teacher's own, by their places. */
  others: readonly number[];
}

/** Understands a header whole, or says what of it cannot be understood. */
function layoutOf(header: readonly string[]): Layout | Finding {
  const columns = header.map(columnOf);
  const missing = (['question', 'answer'] as const).filter((column) => !columns.includes(column));
  // ordering and matching say their answer by their options, so that a table of them alone may do without the
  // column
  if (missing.includes('question') || (missing.includes('answer') && !columns.includes('option')))
    return { code: 'headerMissing', values: { columns: missing.map((column) => NEEDED[column]).join('، ') } };
  const twice = header.find((_, index) => {
    const column = columns[index];
    return column && DECISIVE.has(column) && columns.indexOf(column) < index;
  });
  if (twice !== undefined) return { code: 'columnTwice', values: { name: excerpt(twice) } };
  const free = header.flatMap((name, index) => {
    const column = columns[index] ?? null;
    return (column === null || column === 'option') && name.trim() !== '' ? [{ name, index }] : [];
  });
  const options = optionColumns(free);
  if ('code' in options) return { code: options.code, values: { names: excerpt(options.names.join('، ')) } };
  return { columns, options, others: free.flatMap(({ index }) => (options.places.has(index) ? [] : [index])) };
}

/** One row by its columns. */
function cellsOf(cells: readonly string[], { columns, options, others }: Layout): Cells {
  return {
    one: (column) => cells[columns.indexOf(column)]?.trim() ?? '',
    options: [...options.places]
      .map(([index, place]) => ({ place, text: cells[index]?.trim() ?? '' }))
      .filter(({ text }) => text !== '')
      .sort((a, b) => a.place - b.place),
    optionsExpected: options.places.size > 0,
    others: others.map((index) => cells[index]?.trim() ?? '').filter((text) => text !== ''),
  };
}

/** The name of the first option that is blank before one that is not; null when none is. */
function blankOption(header: readonly string[], { options }: Layout, filled: Cells['options']): string | null {
  const last = filled.at(-1)?.place ?? -1;
  const [blank] = [...options.places]
    .filter(([, place]) => place < last && !filled.some((one) => one.place === place))
    .sort(([, a], [, b]) => a - b);
  return blank ? (header[blank[0]] ?? '') : null;
}

/**
 * Reads a table of questions: the first row that has words is the header (docs/content.md), every further one
 * a question. A header that is understood in part refuses the table: what is guessed may be a wrong key.
 */
export function readTable(rows: readonly TableRow[]): ForeignFile {
  const questions: ForeignQuestion[] = [];
  const filled = rows.filter(({ cells, finding }) => finding !== undefined || cells.some((cell) => cell.trim() !== ''));
  const [first, ...body] = filled;
  const header = first?.cells ?? [];
  const whole = { file: null, line: first?.line ?? null, label: null };
  const layout = layoutOf(header);
  if ('code' in layout) return { questions, remarks: [remark(layout.code, layout.values, whole)] };
  const { columns } = layout;
  // programs that count rows put the count before the first name
  const firstNamed = header.findIndex((name) => name.trim() !== '');
  const remarks: Remark[] = header.flatMap((cell, index) => {
    const column = columns[index];
    const isSecond = column && column !== 'option' && columns.indexOf(column) < index;
    return isSecond || layout.others.includes(index) ? [remark('columnIgnored', { name: excerpt(cell) }, whole)] : [];
  });

  for (const { line, cells, finding } of body) {
    const row = cellsOf(cells, layout);
    const stem = row.one('question');
    const place = { file: null, line, label: excerpt(stem || cells.find((cell) => cell.trim() !== '') || '') };
    const extra = cells.filter((cell, index) => index > firstNamed && !header[index]?.trim() && cell.trim() !== '').length;
    const read = finding ?? (extra > 0 ? { code: 'rowTooLong' as const, values: { count: extra } } : bodyOf(row));
    if ('code' in read) {
      remarks.push(remark(read.code, read.values, place));
      continue;
    }
    const unused = unusedOf(row, read);
    const blank = read.type === 'choice' ? blankOption(header, layout, row.options) : null;
    const level = row.one('difficulty');
    const difficulty = difficultyOf(level);
    questions.push({
      identifier: row.one('id') || null,
      label: place.label,
      line,
      file: null,
      category: [],
      stem,
      explanation: row.one('explanation'),
      body: read,
      difficulty,
      pictures: new Map(),
      remarks: [
        ...(level !== '' && difficulty === null ? [remark('difficultyUnknown', { text: excerpt(level) }, place)] : []),
        ...(unused.length > 0 ? [remark('cellsIgnored', { cells: excerpt(unused.join('، ')) }, place)] : []),
        ...(blank === null ? [] : [remark('optionBlank', { option: excerpt(blank) }, place)]),
      ],
    });
  }
  return { questions, remarks };
}
