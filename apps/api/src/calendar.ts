/** Amman's clock, which has no summer time, is so far ahead. */
const AMMAN_MS = 3 * 3_600_000;

/**
 * A day as `2026-11-27`. Days begin at midnight in Amman, wherever student and server are (rule progress 3).
 */
export const dayOf = (moment: Date): string => new Date(moment.getTime() + AMMAN_MS).toISOString().slice(0, 10);

/** The day that lies `days` after (before, when negative) another. */
export function dayAfter(day: string, days: number): string {
  const moved = new Date(`${day}T12:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** The moment at which a day is over in Amman, which has no summer time. */
export const endOfDay = (day: string): Date => new Date(`${dayAfter(day, 1)}T00:00:00+03:00`);

/** The moment at which a day begins in Amman. */
export const startOfDay = (day: string): Date => endOfDay(dayAfter(day, -1));

/** The Sunday that a day's week begins with. */
export const weekStart = (day: string): string => dayAfter(day, -new Date(`${day}T12:00:00Z`).getUTCDay());

/** The last day of the school year that a day lies in: the next 31 August, that day included. */
export const schoolYearEnd = (day: string): string => {
  const year = Number(day.slice(0, 4));
  return day <= `${year}-08-31` ? `${year}-08-31` : `${year + 1}-08-31`;
};

/** The same day a year later, and a year before. */
export const yearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
export const yearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

/** How many days a day lies after another; below zero when before. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000;
