import type { ForeignFile, ForeignQuestion } from './foreign.ts';
import { excerpt, remark, type Remark } from './remarks.ts';
import { bodyOf, unusedOf } from './table-body.ts';
import { columnOf, difficultyOf, type Column } from './table-header.ts';
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
/**
 * Reads a table of questions: the first row that has words is the header (docs/content.md), every further one
 * a question.
 */
export function readTable(rows: readonly TableRow[]): ForeignFile {
  const questions: ForeignQuestion[] = [];
  const remarks: Remark[] = [];
  const filled = rows.filter(({ cells, finding }) => finding !== undefined || cells.some((cell) => cell.trim() !== ''));
  const [header, ...body] = filled;
  const columns = (header?.cells ?? []).map(columnOf);
  const missing = (['question', 'answer'] as const).filter((column) => !columns.includes(column));
  const whole = { file: null, line: header?.line ?? null, label: null };
  // ordering and matching say their answer by their options, so that a table of them alone may do without the
  // column
  if (!header || missing.includes('question') || (missing.includes('answer') && !columns.includes('option')))
    return { questions, remarks: [remark('headerMissing', { columns: missing.map((column) => NEEDED[column]).join('، ') }, whole)] };
  header.cells.forEach((cell, index) => {
    const column = columns[index] ?? null;
    if ((column === null || (column !== 'option' && columns.indexOf(column) < index)) && cell.trim() !== '')
      remarks.push(remark('columnIgnored', { name: excerpt(cell) }, whole));
  });

  for (const { line, cells, finding } of body) {
    const one = (column: Column) => cells[columns.indexOf(column)]?.trim() ?? '';
    const options = cells.filter((cell, index) => columns[index] === 'option' && cell.trim() !== '').map((cell) => cell.trim());
    const stem = one('question');
    const place = { file: null, line, label: excerpt(stem || cells.find((cell) => cell.trim() !== '') || '') };
    const extra = cells.slice(columns.length).filter((cell) => cell.trim() !== '').length;
    const read = finding ?? (extra > 0 ? { code: 'rowTooLong' as const, values: { count: extra } } : bodyOf({ one, options }));
    if ('code' in read) {
      remarks.push(remark(read.code, read.values, place));
      continue;
    }
    const unused = unusedOf({ one, options }, read);
    const level = one('difficulty');
    const difficulty = difficultyOf(level);
    questions.push({
      identifier: one('id') || null,
      label: place.label,
      line,
      file: null,
      category: [],
      stem,
      explanation: one('explanation'),
      body: read,
      difficulty,
      pictures: new Map(),
      remarks: [
        ...(level !== '' && difficulty === null ? [remark('difficultyUnknown', { text: excerpt(level) }, place)] : []),
        ...(unused.length > 0 ? [remark('cellsIgnored', { cells: excerpt(unused.join('، ')) }, place)] : []),
      ],
    });
  }
  return { questions, remarks };
}
