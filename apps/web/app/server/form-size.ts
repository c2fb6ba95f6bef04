import { rowNames, rowOf } from '../site-map.ts';
import { isAddressOf } from './address.ts';

/** Bytes of a form's fields that are read; more is 413. */
const FORM_BYTES = 100_000;
/**
 * So much of what a row allows is read: a form whose file is too large is shown again with what was typed.
 */
const READ_TIMES = 4;

/** How many bytes of a form are read that is sent to this path below the language. */
export function formBytesAt(path: string): number {
  const row = rowNames.map(rowOf).find((one) => one.uploads !== undefined && isAddressOf(one, path));
  return FORM_BYTES + READ_TIMES * (row?.uploads ?? 0);
}
