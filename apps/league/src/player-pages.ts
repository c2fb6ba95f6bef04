import { type PoolQuestion, thisWeekBoard } from '@darb/contract/league-match';
import {
  type AskPlayerResult,
  type BoardRecord,
  type CountedResult,
  type PlayerHome,
  type PlayerResult,
} from '@darb/contract/league-platform';
import { payloadOf, platformOnly, textOf } from './calls.ts';
import { type Context, type Logger, type Nk } from './nkruntime.ts';
import { MATCH_ID_LENGTH, matchOf, unkept } from './pairing.ts';
import { askMatch } from './signals.ts';
import { boardRecordsOf } from './player-board.ts';
import { accountOf, keep, keptPlayerOf, studentOf } from './players.ts';
import { type KeptResult, NO_TALLY, opponentsOf, pastMatchOf, resultsOf, tallyOf } from './results.ts';
import { liveStandings, ownPlace } from './standings.ts';
import { currentKey, foundAt, questionKey, resultsKey, tallyKey } from './storage.ts';

const NOBODY: PlayerHome = { own: null, subjects: {}, matches: [], running: null };
/** So many rows show where a student stands after a match. */
const NEIGHBOURS = 3;

/** The server-to-server call `player_home`: all that the league's page says of a student. */
export function playerHome(ctx: Context, _logger: Logger, nk: Nk, payload: string): string {
  platformOnly(ctx);
  const player = keptPlayerOf(payloadOf(payload));
  const userId = accountOf(nk, player.student_id);
  if (userId === null) return JSON.stringify(NOBODY);
  keep(nk, userId, player);
  const { program } = player;
  const [resultsAt, currentAt, tallyAt] = [resultsKey(userId), currentKey(userId), tallyKey(program ?? 0, userId)];
  const objects = nk.storageRead([resultsAt, currentAt, tallyAt]);
  const results = resultsOf(foundAt(objects, resultsAt));
  const opponents = opponentsOf(nk, results);
  const current = foundAt(objects, currentAt);
  const isRunning = current !== undefined && askMatch(nk, matchOf(current), { op: 'holds', user_id: userId }) === 'held';
  const home: PlayerHome = {
    own: program === null ? null : placeOn(nk, thisWeekBoard(program), userId),
    subjects: program === null ? {} : tallyOf(foundAt(objects, tallyAt)).subjects,
    matches: results.flatMap((result, index) => {
      const opponent = opponents[index];
      return opponent === undefined ? [] : [pastMatchOf(result, opponent)];
    }),
    running: isRunning ? { match_id: matchOf(current), subject: Number(current.value.subject) } : null,
  };
  return JSON.stringify(home);
}

function placeOn(nk: Nk, board: string, userId: string): PlayerHome['own'] {
  if (nk.leaderboardsGetId([board]).length === 0) return null;
  const standings = liveStandings(nk, board);
  const own = standings.find(userId);
  return own === null ? null : ownPlace(standings, own);
}

/** The server-to-server call `player_result`: a match of a student's, with its questions. */
export function playerResult(ctx: Context, _logger: Logger, nk: Nk, payload: string): string {
  platformOnly(ctx);
  const said = payloadOf(payload);
  const asked: AskPlayerResult = { student_id: studentOf(said), match_id: textOf(said.match_id, MATCH_ID_LENGTH) };
  const userId = accountOf(nk, asked.student_id);
  if (userId === null) return JSON.stringify({ status: 'void' } satisfies PlayerResult);
  const resultsAt = resultsKey(userId);
  const kept = resultsOf(foundAt(nk.storageRead([resultsAt]), resultsAt)).find(({ match_id }) => match_id === asked.match_id);
  return JSON.stringify(kept === undefined ? unkept(nk, asked.match_id, userId) : finished(nk, userId, kept));
}

function finished(nk: Nk, userId: string, kept: KeptResult): PlayerResult {
  const { program, subject } = kept.challenge;
  const keys = kept.questions.map((id) => questionKey(program, subject, id));
  const tallyAt = tallyKey(program, userId);
  const objects = nk.storageRead([tallyAt, ...keys]);
  const rounds = keys.flatMap((key, round) => {
    const question = foundAt(objects, key)?.value as unknown as PoolQuestion | undefined;
    const [user, opponent] = [kept.user[round], kept.opponent[round]];
    return question === undefined || user === undefined || opponent === undefined ? [] : [{ question, user, opponent }];
  });
  const [opponent] = opponentsOf(nk, [kept]);
  if (opponent === undefined) return { status: 'void' };
  const { counted, bonus, rank_before, rank_after } = kept;
  return {
    status: 'finished',
    ...pastMatchOf(kept, opponent),
    program,
    counted,
    bonus,
    added: counted ? kept.user_points + bonus : 0,
    rank_before,
    rank_after,
    neighbours: counted ? neighboursOf(nk, thisWeekBoard(program), userId) : [],
    rounds,
    lost_in_a_row: lostInARow((tallyOf(foundAt(objects, tallyAt)).subjects[String(subject)] ?? NO_TALLY).form),
  };
}

function neighboursOf(nk: Nk, board: string, userId: string): BoardRecord[] {
  const standings = liveStandings(nk, board);
  const own = standings.find(userId);
  return own === null ? [] : boardRecordsOf(nk, standings, [standings.around(own, NEIGHBOURS)], userId);
}

function lostInARow(form: CountedResult[]): number {
  const before = [...form].reverse().findIndex((result) => result !== 'lost');
  return before < 0 ? form.length : before;
}
