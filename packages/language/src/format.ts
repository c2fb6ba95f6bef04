import type { Language } from './languages.ts';

export type NumberingSystem = 'latn' | 'arab' | 'arabext';

/**
 * What formatting depends on: the page's language, the visitor's country (ISO code, or null), and the digits
 * that it uses.
 */
export interface Locale {
  readonly language: Language;
  readonly region: string | null;
  readonly numberingSystem: NumberingSystem;
}

/** The BCP 47 tag of a locale: Levantine month names come from `ar-JO`, `ar-PS`, `ar-IQ` (rule site 4). */
export const tagOf = ({ language, region, numberingSystem }: Locale): string => {
  const place = region && /^[A-Z]{2}$/.test(region) ? region : language === 'ar' ? 'JO' : null;
  return `${language}${place ? `-${place}` : ''}-u-nu-${numberingSystem}`;
};

const kept = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();
const keep = <F extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => F): F => {
  const found = kept.get(key) as F | undefined;
  if (found) return found;
  const made = make();
  kept.set(key, made);
  return made;
};

/** A number in the locale's digits. */
export const formatNumber = (locale: Locale, value: number, options: Intl.NumberFormatOptions = {}): string => {
  const tag = tagOf(locale);
  return keep(`n ${tag} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(tag, options)).format(value);
};

/** A whole per cent, from 0 to 100. */
export const formatPercentage = (locale: Locale, percentage: number): string =>
  formatNumber(locale, percentage / 100, { style: 'percent', maximumFractionDigits: 0 });

/** A piece of a sentence whose direction is its own: else `52%` after an Arabic letter turns into `%52`. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Bytes as megabytes with one decimal below ten: what a video costs. The unit's word is the caller's. */
export const formatMegabytes = (locale: Locale, bytes: number): string => {
  const megabytes = bytes / 1_000_000;
  return formatNumber(locale, megabytes, { maximumFractionDigits: megabytes < 10 ? 1 : 0, minimumFractionDigits: 0 });
};

/**
 * A day in words (rule site 4). In Saudi Arabia the Hijri date stands beside the Gregorian one. Dates are
 * read in Amman's time zone.
 */
export const formatDate = (locale: Locale, date: Date | string, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string => {
  // in the American order two numbers stand beside each other, and Arabic digits would change places
  const tag = locale.language === 'en' ? tagOf({ ...locale, region: 'GB' }) : tagOf(locale);
  const value = typeof date === 'string' ? new Date(date.length === 10 ? `${date}T12:00:00Z` : date) : date;
  const gregorian = keep(
    `d ${tag} ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(`${tag}-ca-gregory`, { timeZone: 'Asia/Amman', ...options }),
  );
  if (locale.region !== 'SA') return gregorian.format(value);
  const hijri = keep(
    `h ${tag} ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(`${tag}-ca-islamic-umalqura`, { timeZone: 'Asia/Amman', ...options }),
  );
  return `${gregorian.format(value)} (${hijri.format(value)})`;
};

/** Where the clocks of a country stand; of one that is not here, Amman's count. */
const ZONES: Readonly<Record<string, string>> = {
  ...{ PS: 'Asia/Hebron', EG: 'Africa/Cairo', SA: 'Asia/Riyadh', IQ: 'Asia/Baghdad', PK: 'Asia/Karachi' },
  ...{ SD: 'Africa/Khartoum', QA: 'Asia/Qatar', OM: 'Asia/Muscat' },
};

/** A time of day by the clocks of the locale's country, `8:40 م` or `20:40`; no line ends within it. */
export const formatTime = (locale: Locale, date: Date | string): string => {
  const tag = locale.language === 'en' ? tagOf({ ...locale, region: 'GB' }) : tagOf(locale);
  // Urdu's half of the day comes in Latin letters
  const cycle = locale.language === 'ur' ? ({ hourCycle: 'h23' } as const) : {};
  const timeZone = ZONES[locale.region ?? ''] ?? 'Asia/Amman';
  const clock = keep(`t ${tag} ${timeZone}`, () => new Intl.DateTimeFormat(tag, { timeZone, timeStyle: 'short', ...cycle }));
  return clock.format(new Date(date)).replace(/\s/gu, '\u00a0');
};

/** Minutes and seconds of a video, `3:42` or `1:03:42`; always Latin digits, always left to right. */
export const formatClock = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
};
