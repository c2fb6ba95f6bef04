import { formatDate, formatNumber, type Language, type Locale } from '@darb/language';
import ar from '../../../../locales/ar/download.json' with { type: 'json' };
import en from '../../../../locales/en/download.json' with { type: 'json' };
import ur from '../../../../locales/ur/download.json' with { type: 'json' };
import type { FieldName, PartName } from '../personal-data.ts';

const TEXTS = { ar, en, ur } as const;
/** Days without a time, which the database gives as `2026-11-30`. */
const DAYS: ReadonlySet<FieldName> = new Set(['day', 'from', 'until', 'due', 'reviewed']);
type Values = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

/** The words of a download in one language, and how it says moments and numbers. */
export function wordsOf(locale: Locale) {
  const { [locale.language]: texts } = TEXTS as Record<Language, typeof ar>;
  const values: Values = texts.value;
  return {
    title: texts.title,
    about: texts.about,
    nothing: texts.nothing,
    more: texts.more,
    leagueAway: texts.leagueAway,
    made: (now: Date) => texts.made.replace('{{date}}', () => formatDate(locale, now)),
    part: (name: PartName) => texts.part[name],
    field: (name: FieldName) => texts.field[name],
    /** A value as a person reads it. */
    value(field: FieldName, value: unknown): string {
      if (value === null || value === undefined) return '';
      if (value instanceof Date) return formatDate(locale, value, { dateStyle: 'medium', timeStyle: 'short' });
      if (typeof value === 'boolean') return value ? texts.yes : texts.no;
      if (typeof value === 'number') return formatNumber(locale, value, { useGrouping: false, maximumFractionDigits: 2 });
      if (typeof value !== 'string') return JSON.stringify(value);
      if (DAYS.has(field)) return formatDate(locale, new Date(`${value}T12:00:00Z`), { dateStyle: 'medium' });
      return values[field]?.[value] ?? value;
    },
  };
}
export type Words = ReturnType<typeof wordsOf>;
