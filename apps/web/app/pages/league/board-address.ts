import type { Client } from '@darb/contract';
import { BOARD_PERIODS, type BoardPeriod, type ReportOutcome } from '@darb/ui/screens/league/props';
import { href, type Whereabouts } from '../../href.ts';
import { isRefusal } from '../../server/session.ts';

/** The board's period in an address, this week's without one. */
export const periodOf = (search: URLSearchParams): BoardPeriod =>
  BOARD_PERIODS.find((each) => each === search.get('period')) ?? 'this_week';

/** Which board an address shows, and how much of it. */
export const queryOf = (search: URLSearchParams): Record<string, string> => ({
  period: periodOf(search),
  ...(search.get('rows') === 'top' ? { rows: 'top' } : {}),
});

/** Each period's board has an address of its own. */
export const periods = (at: Whereabouts): Record<BoardPeriod, string> => ({
  this_week: href(at, 'leaderboard', null, { period: 'this_week' }),
  last_week: href(at, 'leaderboard', null, { period: 'last_week' }),
  all_time: href(at, 'leaderboard', null, { period: 'all_time' }),
});

const OUTCOMES: readonly ReportOutcome[] = ['done', 'down', 'limit', 'gone'];
export const reportedOf = (asked: string | null): ReportOutcome | null => OUTCOMES.find((each) => each === asked) ?? null;

/** Reports a name, and says what became of it; an id that is none is that of an account that is gone. */
export async function outcomeOf(api: Client, owner: string): Promise<ReportOutcome> {
  try {
    return (await api.league.reportName({ owner_id: owner })).reported ? 'done' : 'down';
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
    if (thrown.messageKey === 'too_many_requests') return 'limit';
    if (thrown.messageKey === 'player_not_found' || thrown.messageKey === 'rule_broken') return 'gone';
    throw thrown;
  }
}
