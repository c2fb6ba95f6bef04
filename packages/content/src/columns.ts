import { CsvError, parse } from 'csv-parse/sync';

/** A table that cannot be read, in words for its writer. */
export class BadTable extends Error {
  override name = 'BadTable';
}

/** A row by the names of its columns, trimmed; `line` is where it begins in the file. */
export interface ColumnsRow<Name extends string> {
  readonly line: number;
  readonly cells: Readonly<Record<Name, string>>;
}

/** The separator that the first line has most of. */
function separatorOf(text: string): string {
  const header = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const [found = ','] = [',', ';', '\t'].sort((a, b) => header.split(b).length - header.split(a).length);
  return found;
}

/**
 * Reads CSV whose first line names its columns; others than `names` are refused, and so is one that is
 * missing, a row that is too long or too short, and a quote that does not close.
 */
export function readColumns<Name extends string>(text: string, names: readonly Name[]): ColumnsRow<Name>[] {
  let header: string[] = [];
  try {
    const read = parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      info: true,
      skip_empty_lines: true,
      trim: true,
      columns: (first: string[]) => {
        header = first.map((name) => name.toLowerCase());
        return header;
      },
    }) as unknown as { record: Record<Name, string>; info: { lines: number } }[];
    const missing = names.filter((name) => !header.includes(name));
    const unknown = header.filter((name) => !(names as readonly string[]).includes(name));
    if (missing.length > 0)
      throw new BadTable(`The first line must name the columns ${names.join(', ')}; ${missing.join(', ')} is missing.`);
    if (unknown.length > 0) throw new BadTable(`There is no column ${unknown.join(', ')}. The columns are ${names.join(', ')}.`);
    return read.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (error instanceof CsvError) throw new BadTable(error.message);
    throw error;
  }
}
