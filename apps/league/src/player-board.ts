import { allTimeBoard, thisWeekBoard } from '@darb/contract/league-match';
import { type AskPlayerBoard, type BoardRecord, type PlayerBoard } from '@darb/contract/league-platform';
import { accountsOf, lastReset, userInfoOf } from './boards.ts';
import { CODES, idOf, payloadOf, platformOnly, refusal } from './calls.ts';
import { endedStandings } from './ended-week.ts';
import { type Context, type Logger, type Nk } from './nkruntime.ts';
import { accountOf, studentOf } from './players.ts';
import { tallyOf } from './results.ts';
import { liveStandings, ownPlace, type Placed, ranked, type Standings } from './standings.ts';
import { foundAt, tallyKey } from './storage.ts';

/**
 * Rows of a board (rule league 14): of the shortened list, before and around the player, and of the whole
 * one.
 */
const ROWS = 8;
const LIVE = { first: 5, around: 3 };
const ENDED = { first: 7, around: 1 };
const WHOLE = { first: 20, around: 1 };

const PERIODS = ['this_week', 'last_week', 'all_time'] as const;
const EMPTY: PlayerBoard = { count: 0, own: null, records: [], gap: null };

/** The server-to-server call `player_board`: a board as one student sees it. */
export function playerBoard(ctx: Context, _logger: Logger, nk: Nk, payload: string): string {
  platformOnly(ctx);
  const said = payloadOf(payload);
  const period = PERIODS.find((one) => one === said.period);
  if (period === undefined) throw refusal('invalid_payload', CODES.invalid);
  const asked: AskPlayerBoard = { student_id: studentOf(said), program: idOf(said.program), period, whole: said.whole === true };
  const standings = standingsOf(nk, asked);
  return JSON.stringify(standings === null ? EMPTY : boardOf(nk, standings, asked));
}

/** Null while the board, or a week of it that has ended, is not there. */
function standingsOf(nk: Nk, { program, period }: AskPlayerBoard): Standings | null {
  const board = period === 'all_time' ? allTimeBoard(program) : thisWeekBoard(program);
  const ended = lastReset(nk, board);
  if (nk.leaderboardsGetId([board]).length === 0) return null;
  if (period !== 'last_week') return liveStandings(nk, board);
  return ended === null ? null : endedStandings(nk, board, ended);
}

function boardOf(nk: Nk, standings: Standings, { student_id, program, period, whole }: AskPlayerBoard): PlayerBoard {
  const userId = accountOf(nk, student_id) ?? '';
  const own = userId === '' ? null : standings.find(userId);
  const rows = whole ? WHOLE : period === 'last_week' ? ENDED : LIVE;
  const isAmong = own === null || own.at <= (whole ? WHOLE.first : ROWS);
  const first = standings.first(isAmong ? (whole ? WHOLE.first : ROWS) : rows.first);
  const around = isAmong || own === null ? [] : rows.around === 1 ? [own] : standings.around(own, rows.around);
  const [from, to] = [(first.at(-1)?.at ?? 0) + 1, (around[0]?.at ?? 0) - 1];
  return {
    count: standings.count,
    own: own === null ? null : { ...ownPlace(standings, own), ...played(nk, program, userId) },
    records: boardRecordsOf(nk, standings, [first, around], userId),
    gap: from <= to ? { from, to } : null,
  };
}

/** What a student has played of a program. */
function played(nk: Nk, program: number, userId: string): { best: number; played: number; won: number } {
  const at = tallyKey(program, userId);
  const { best, subjects } = tallyOf(foundAt(nk.storageRead([at]), at));
  const all = Object.values(subjects);
  return { best, played: all.reduce((sum, one) => sum + one.played, 0), won: all.reduce((sum, one) => sum + one.won, 0) };
}

/** Rows of a board, in parts whose records follow each other. */
export function boardRecordsOf(nk: Nk, standings: Standings, parts: Placed[][], userId: string): BoardRecord[] {
  const rows = parts.flatMap((part) => ranked(standings, part));
  const users = accountsOf(
    nk,
    rows.map(({ record }) => record.ownerId),
  );
  return rows.map(({ record: { ownerId, score }, rank }) => ({
    owner_id: ownerId,
    rank,
    score,
    is_own: ownerId === userId,
    user_info: userInfoOf(users.get(ownerId)),
  }));
}
