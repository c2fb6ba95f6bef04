type Cell = string | number | null;

/** What a spreadsheet would take for a formula, wherever a text begins with it. */
const FORMULA = /^[\s]*[=+\-@]|^[\t\r]/;

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Rows as a CSV file (RFC 4180) that Excel opens right in Arabic: it begins with a byte order mark. A text
 * that a spreadsheet would run as a formula begins with an apostrophe.
 */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`;
