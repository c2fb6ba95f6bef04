import { addressPattern } from '../params.ts';
import type { Row } from '../site-map.ts';

const patterns = new WeakMap<Row, RegExp>();

/** Whether a path below the language is one of a row's addresses, written as the product writes them. */
export function isAddressOf(row: Row, path: string): boolean {
  const pattern = patterns.get(row) ?? addressPattern(row.path, row.params ?? {});
  patterns.set(row, pattern);
  return pattern.test(path);
}
