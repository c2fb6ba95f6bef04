import { typedNumbers } from '@darb/language';

/**
 * The number that a file means: any digits, any decimal sign, powers of ten. Null when it is none, or may be
 * two (2,100).
 */
export function writtenNumber(text: string): number | null {
  const plain = text.trim();
  if (/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(plain)) return Number.isFinite(Number(plain)) ? Number(plain) : null;
  const [value, other] = typedNumbers(plain);
  return value === undefined || other !== undefined ? null : value;
}
