import type { ReportPeriod } from '@darb/contract';
import { dayAfter, weekStart } from '../calendar.ts';

/** What a report draws one point for, with both its ends. */
export interface Span {
  from: string;
  to: string;
}

/** A month's report shows this week and so many before it. */
const WEEKS_BEFORE = 4;
/** A report of all time has a point a week up to so many weeks, then one a month. */
const MOST_WEEKS = 26;

/** The first day of the term that a day lies in: 1 September or 1 February (rule progress 12). */
export function termStart(day: string): string {
  const [year = '', month = ''] = day.split('-');
  if (month >= '09') return `${year}-09-01`;
  return month >= '02' ? `${year}-02-01` : `${Number(year) - 1}-09-01`;
}

const monthStart = (day: string): string => `${day.slice(0, 7)}-01`;
const nextMonth = (first: string): string => monthStart(dayAfter(first, 31));

/** Spans without a gap from a first day to today; each next one begins where `after` says. */
function spansFrom(first: string, today: string, after: (from: string) => string): Span[] {
  const spans: Span[] = [];
  for (let from = first; from <= today;) {
    const next = after(from);
    spans.push({ from, to: next <= today ? dayAfter(next, -1) : today });
    from = next;
  }
  return spans;
}

const weeksFrom = (first: string, today: string) => spansFrom(weekStart(first), today, (from) => dayAfter(from, 7));

/** The first day that a period may have: of all time it is the first day of learning, whichever that is. */
export const firstDayOf = (period: ReportPeriod, today: string): string =>
  ({
    week: weekStart(today),
    month: dayAfter(weekStart(today), -7 * WEEKS_BEFORE),
    term: weekStart(termStart(today)),
    all: '0001-01-01',
  })[period];

/**
 * So many days may be counted together, for no span of the period has a part of them. All of time may be
 * shown by months, in which weeks have parts.
 */
export const summedDays = (period: ReportPeriod): 1 | 7 => (period === 'month' || period === 'term' ? 7 : 1);

/**
 * The spans of a period, the last one ending today; those before the student began are left out, but of a
 * week all days stand (rule progress 12). Empty for who has not begun.
 */
export function spansOf(period: ReportPeriod, today: string, began: string | null): { unit: 'day' | 'week' | 'month'; spans: Span[] } {
  const first = began !== null && began > today ? today : began;
  if (period === 'week')
    return { unit: 'day', spans: first === null ? [] : spansFrom(weekStart(today), today, (from) => dayAfter(from, 1)) };
  if (first === null) return { unit: 'week', spans: [] };
  const begins = { month: dayAfter(weekStart(today), -7 * WEEKS_BEFORE), term: termStart(today), all: first }[period];
  const weeks = weeksFrom(begins > first ? begins : first, today);
  if (weeks.length <= MOST_WEEKS || period !== 'all') return { unit: 'week', spans: weeks };
  return { unit: 'month', spans: spansFrom(monthStart(first), today, nextMonth) };
}
