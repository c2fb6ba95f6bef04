import type { LeagueWeek } from '@darb/contract';
import { dayAfter, dayOf, startOfDay, weekStart } from '../calendar.ts';

/**
 * The week of the league in which a moment lies, or one that lies so many weeks after it
 * (rule league 13).
 */
export function weekOf(moment: Date, weeks = 0): LeagueWeek {
  const first = dayAfter(weekStart(dayOf(moment)), 7 * weeks);
  return { begins_at: startOfDay(first).toISOString(), ends_at: startOfDay(dayAfter(first, 7)).toISOString() };
}
