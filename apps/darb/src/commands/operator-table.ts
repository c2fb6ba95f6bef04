import { readFile } from 'node:fs/promises';
import { OperatorError } from '../operator-error.ts';

/** A row of a file that an operator wrote; `refuse` says in which line what is wrong. */
export interface OperatorRow<Name extends string> {
  readonly cells: Readonly<Record<Name, string>>;
  readonly refuse: (why: string) => OperatorError;
}

/** Reads a CSV file with these columns; refuses one that is none, in words. */
export async function readOperatorTable<Name extends string>(file: string, names: readonly Name[]): Promise<OperatorRow<Name>[]> {
  // no other command reads such a file
  const { BadTable, readColumns } = await import('@darb/content/columns');
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'EISDIR') throw new OperatorError(`There is no file ${file}.`);
    throw error;
  });
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new OperatorError(`${file} is not written in UTF-8. Save it as "CSV UTF-8".`);
  }
  try {
    return readColumns(text, names).map(({ line, cells }) => ({
      cells,
      refuse: (why) => new OperatorError(`${file}, line ${line}: ${why} Nothing was changed.`),
    }));
  } catch (error) {
    if (error instanceof BadTable) throw new OperatorError(`${file}: ${error.message} Nothing was changed.`);
    throw error;
  }
}

/** A text in both languages of long texts (rule site 7): refused where one of the two is missing. */
export function bothOf<Name extends string>({ cells, refuse }: OperatorRow<Name>, what: string, ar: Name, en: Name) {
  if (cells[ar] === '' || cells[en] === '') throw refuse(`${what} must be given in Arabic and in English.`);
  return { ar: cells[ar], en: cells[en] };
}

/** An address that begins with `https://`; null for none. */
export function addressOf({ refuse }: Pick<OperatorRow<string>, 'refuse'>, cell: string): string | null {
  if (cell === '') return null;
  if (!URL.canParse(cell) || new URL(cell).protocol !== 'https:') throw refuse(`“${cell}” is no address that begins with https://.`);
  return cell;
}
