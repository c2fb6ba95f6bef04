import { latinDigits } from './digits.ts';
import { withoutInvisible } from './invisible.ts';

const SUPERSCRIPT = /[⁰¹²³⁴-⁹⁺⁻]+/g;
/** Thousands, or Pakistan's lakhs and crores (12,34,567). */
const GROUPS = /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})$/;

/**
 * Any writing of a number in one: Latin digits, ASCII signs, `,` `.` and the two Arabic separators, `×10^n`
 * for a power.
 */
export const plainTyped = (text: string): string =>
  withoutInvisible(latinDigits(text))
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
function decimals(text: string): string[] {
  // an apostrophe, the Arabic thousands sign and a space do nothing but group
  const apart = /[ ']/.test(text);
  if (apart && !/^\d{1,3}(?:[ ']\d{3})+(?:[.,٫]\d*)?$/.test(text)) return [];
  const digits = text.replace(/[ ']/g, '');
  const written = (whole: string, part: string): string[] => {
    const value = grouped(whole);
    return value === null || !/^\d*$/.test(part) || value + part === '' ? [] : [`${value || '0'}.${part || '0'}`];
  };
  const last = digits.match(/[.,٫]/g)?.at(-1) ?? '';
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
  return [...written(whole, part), ...(groups ? [whole + part] : [])];
}

const POWER = /^(.*?)(?: ?[x×*·⋅] ?10 ?\^?|e|^10 ?\^) ?([+-]?\d{1,3})$/i;

/** The values of a number without sign and fraction: decimal, or with a power of ten. */
function unsigned(text: string): string[] {
  const [, mantissa, exponent] = POWER.exec(text) ?? [];
  if (exponent === undefined) return decimals(text);
  return (mantissa ? decimals(mantissa) : /^10/.test(text) ? ['1'] : []).map((value) => `${value}e${Number(exponent)}`);
}

/**
 * A typed number as it was written: `whole` and `over` parts of `under`, as decimals with a power of ten
 * (`2100.5`, `1.5e3`), so that it can be compared without the rounding of binary fractions.
 */
export interface TypedNumber {
  negative: boolean;
  whole: string;
  over: string;
  under: string;
}

/** The nearest binary fraction, for whoever need not compare exactly. */
export const valueOf = ({ negative, whole, over, under }: TypedNumber): number => {
  const value = Number(whole) + Number(over) / Number(under);
  return negative && value !== 0 ? -value : value;
};

/**
 * Every number that a typed one can be, as it is written; none when it is no number. Any digits; `٫` `.`
 * `,` before decimals, `٬` `'` `,` or a space between thousands and lakhs; `3/4`, `1 1/2`, `½`, `×10³`,
 * `e3`. Only `2,100` can be two: English groups with a comma, Arabic begins the decimals.
 */
export function typedReadings(text: string): TypedNumber[] {
  const [, sign = '', rest = ''] = /^([+-]?) ?(.*)$/.exec(plainTyped(text)) ?? [];
  const [, whole, above, below] = /^(?:(\d+) )?([^/]+)\/([^/]+)$/.exec(rest) ?? [];
  const negative = sign === '-';
  let readings: TypedNumber[];
  if (above === undefined || below === undefined) readings = unsigned(rest).map((over) => ({ negative, whole: '0', over, under: '1' }));
  else if (whole !== undefined && /^\d+$/.test(above.trim()))
    readings = unsigned(below.trim()).map((under) => ({ negative, whole, over: above.trim(), under }));
  else readings = unsigned(above.trim()).flatMap((over) => unsigned(below.trim()).map((under) => ({ negative, whole: '0', over, under })));
  return readings.filter((reading) => Number.isFinite(valueOf(reading)));
}

/** Every value that a typed number can have (`typedReadings`), without repeats. */
export const typedNumbers = (text: string): number[] => [...new Set(typedReadings(text).map(valueOf))];
