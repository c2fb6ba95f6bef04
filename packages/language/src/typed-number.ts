import { latinDigits } from './digits.ts';

const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u061C]/g;
const SUPERSCRIPT = /[⁰¹²³⁴-⁹⁺⁻]+/g;
/** Thousands, or Pakistan's lakhs and crores (12,34,567). */
const GROUPS = /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})$/;

/**
 * Any writing of a number in one: Latin digits, ASCII signs, `,` `.` and the two Arabic separators, `×10^n`
 * for a power.
 */
export const plainTyped = (text: string): string =>
  latinDigits(text)
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .replace(/[−‒–—﹣－]/g, '-')
    .replace(/[＋﹢]/g, '+')
    .replace(/،/g, ',')
    .replace(/[’٬]/g, "'")
    .replace(/[⁄∕÷]/g, '/')
    .replace(/[½¼¾]/g, (part) => ({ '½': ' 1/2', '¼': ' 1/4' })[part] ?? ' 3/4')
    .replace(SUPERSCRIPT, (power) => `^${power.normalize('NFKC').replace('−', '-')}`)
    .trim();

const grouped = (whole: string): string | null => (/^\d*$/.test(whole) ? whole : GROUPS.test(whole) ? whole.replaceAll(',', '') : null);

/**
 * The values that digits with separators can have, without sign. `2,100` is two thousand one hundred to some
 * and two and a tenth to others.
 */
function decimals(text: string): number[] {
  // an apostrophe, the Arabic thousands sign and a space do nothing but group
  const apart = /[ ']/.test(text);
  if (apart && !/^\d{1,3}(?:[ ']\d{3})+(?:[.,٫]\d*)?$/.test(text)) return [];
  const digits = text.replace(/[ ']/g, '');
  const written = (whole: string, part: string): number[] => {
    const value = grouped(whole);
    return value === null || !/^\d*$/.test(part) || value + part === '' ? [] : [Number(`${value || '0'}.${part || '0'}`)];
  };
  const [last = ''] = /[.,٫](?=[^.,٫]*$)/.exec(digits) ?? [];
  if (last === '') return written(digits, '');
  const at = digits.lastIndexOf(last);
  const [whole, part] = [digits.slice(0, at), digits.slice(at + 1)];
  if (last === '٫') return whole.includes('.') ? written(whole.replaceAll('.', ','), part) : written(whole, part);
  const other = last === '.' ? ',' : '.';
  // one that stands twice groups; the last of two kinds is the decimal sign
  if (whole.includes(last)) return whole.includes(other) || whole.includes('٫') ? [] : written(digits.replaceAll(last, ','), '');
  if (whole.includes('٫')) return [];
  if (whole.includes(other)) return written(whole.replaceAll(other, ','), part);
  const groups = !apart && last === ',' && /^[1-9]\d{0,2}$/.test(whole) && /^\d{3}$/.test(part);
  return [...written(whole, part), ...(groups ? [Number(whole + part)] : [])];
}

const POWER = /^(.*?)(?: ?[x×*·⋅] ?10 ?\^?|e|^10 ?\^) ?([+-]?\d{1,3})$/i;

/** The values of a number without sign and fraction: decimal, or with a power of ten. */
function unsigned(text: string): number[] {
  const [, mantissa, exponent] = POWER.exec(text) ?? [];
  if (exponent === undefined) return decimals(text);
  return (mantissa ? decimals(mantissa) : /^10/.test(text) ? [1] : []).map((value) => Number(`${value}e${Number(exponent)}`));
}

/**
 * Every value that a typed number can have, without repeats; none when it is no number. Any digits; `٫` `.`
 * `,` before decimals, `٬` `'` `,` or a space between thousands and lakhs; `3/4`, `1 1/2`, `½`, `×10³`, `e3`.
 * Only `2,100` has two values: English groups with a comma, Arabic begins the decimals.
 */
export function typedNumbers(text: string): number[] {
  const [, sign = '', rest = ''] = /^([+-]?) ?(.*)$/.exec(plainTyped(text)) ?? [];
  const [, whole, above, below] = /^(?:(\d+) )?([^/]+)\/([^/]+)$/.exec(rest) ?? [];
  let values: number[];
  if (above === undefined || below === undefined) values = unsigned(rest);
  else if (whole !== undefined && /^\d+$/.test(above.trim()))
    values = unsigned(below.trim()).map((under) => Number(whole) + Number(above) / under);
  else values = unsigned(above.trim()).flatMap((over) => unsigned(below.trim()).map((under) => over / under));
  return [...new Set(values.filter(Number.isFinite).map((value) => (sign === '-' && value !== 0 ? -value : value)))];
}
