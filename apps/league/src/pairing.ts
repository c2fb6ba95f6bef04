import { type FoundMatch, QUESTIONS_COUNT, type ToldResult } from '@darb/contract/league-match';
import { askingsOf, keepAskings } from './asking.ts';
import { callerOf, CODES, idOf, payloadOf, refusal, textOf } from './calls.ts';
import { type Context, type Logger, type Nk, type StorageObject } from './nkruntime.ts';
import { ownProgramOnly } from './players.ts';
import { resultsOf, toldResultOf } from './results.ts';
import {
  askedKey,
  currentKey,
  deleteSeen,
  foundAt,
  type MatchId,
  poolKey,
  type PoolHead,
  resultsKey,
  waitingKey,
  writeOf,
  wrote,
} from './storage.ts';

/** What is asked of a running match, and what it answers. */
export type Signal =
  | { op: 'holds' | 'step_out'; user_id: string }
  /** `met`: how often the two have met on this day by a friend's link. */
  | { op: 'seat'; user_id: string; met?: number }
  | { op: 'close' };
export type SignalReply = 'held' | 'seated' | 'out' | 'refused';

/** How often a call begins again because somebody else was quicker: each time somebody else was served. */
const TRIES = 50;

/**
 * The call `find_match`. Two who ask meet at one object of the subject in the storage, which changes only by
 * its version; whether the place that it points to is still free is decided by the match itself. So it is
 * always two, never one with himself, never a third. Who is in a match that is not over is given that one.
 */
export function findMatch(ctx: Context, logger: Logger, nk: Nk, payload: string): string {
  const { userId } = callerOf(ctx);
  const said = payloadOf(payload);
  const asked = { program: idOf(said.program), subject: idOf(said.subject) };
  ownProgramOnly(ctx, nk, userId, asked.program);
  const askedAt = askedKey(userId);
  const askings = askingsOf(nk, askedAt);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const matchId = tryToFind(nk, userId, asked);
    if (matchId !== null) {
      keepAskings(nk, askedAt, askings);
      const found: FoundMatch = { matchIds: [matchId] };
      return JSON.stringify(found);
    }
  }
  logger.warn('find_match gave up for subject %d after %d tries', asked.subject, TRIES);
  throw refusal('league_busy', CODES.busy);
}

/** One try; null when somebody else was quicker. */
function tryToFind(nk: Nk, userId: string, { program, subject }: { program: number; subject: number }): MatchId | null {
  const [poolAt, currentAt, waitingAt] = [poolKey(program, subject), currentKey(userId), waitingKey(program, subject)];
  const objects = nk.storageRead([poolAt, currentAt, waitingAt]);
  const current = foundAt(objects, currentAt);
  if (current !== undefined && askMatch(nk, matchOf(current), { op: 'holds', user_id: userId }) === 'held') return matchOf(current);
  const pool = foundAt(objects, poolAt)?.value as unknown as PoolHead | undefined;
  if (pool === undefined || pool.ids.length < QUESTIONS_COUNT) throw refusal('subject_not_in_league', CODES.notFound);

  const waiting = foundAt(objects, waitingAt);
  if (waiting !== undefined && askMatch(nk, matchOf(waiting), { op: 'seat', user_id: userId }) !== 'refused') {
    // first where the student is found again, then the open place: in between he is still found through it
    if (current === undefined || matchOf(current) !== matchOf(waiting)) {
      nk.storageWrite([writeOf(currentAt, currentOf(matchOf(waiting), subject), 'any')]);
    }
    if (waiting.value.user_id !== userId) deleteSeen(nk, waitingAt, waiting);
    return matchOf(waiting);
  }

  const challenge = { id: subject, title_ar: pool.title_ar, subject, program };
  const matchId = nk.matchCreate('league', { challenge, user_id: userId, seed: seedOf(nk.uuidv4()) });
  const open = [
    writeOf(currentAt, currentOf(matchId, subject), current),
    writeOf(waitingAt, { match_id: matchId, user_id: userId }, waiting),
  ];
  if (wrote(nk, open)) return matchId;
  askMatch(nk, matchId, { op: 'close' });
  return null;
}

/** What is remembered of the match that a student was last given; `code` by which invitation. */
export const currentOf = (matchId: MatchId, subject: number, code?: string): { match_id: MatchId; subject: number; code?: string } => ({
  match_id: matchId,
  subject,
  ...(code !== undefined && { code }),
});

export const matchOf = (object: StorageObject): MatchId => object.value.match_id as string;

/** A match that has ended holds and gives nothing. */
export function askMatch(nk: Nk, matchId: MatchId, signal: Signal): SignalReply {
  try {
    return nk.matchSignal(matchId, JSON.stringify(signal)) as SignalReply;
  } catch {
    return 'refused';
  }
}

export const seedOf = (uuid: string): number => Number.parseInt(uuid.slice(0, 8), 16);

/** Longer than any match's id. */
export const MATCH_ID_LENGTH = 128;

/** The call `match_result`: what became of a match that the caller was in and can no longer join. */
export function matchResult(ctx: Context, _logger: Logger, nk: Nk, payload: string): string {
  const { userId } = callerOf(ctx);
  const matchId = textOf(payloadOf(payload).match_id, MATCH_ID_LENGTH);
  const results = resultsOf(foundAt(nk.storageRead([resultsKey(userId)]), resultsKey(userId)));
  const kept = results.find(({ match_id }) => match_id === matchId);
  const told: ToldResult = kept === undefined ? unkept(nk, matchId, userId) : toldResultOf(nk, kept);
  return JSON.stringify(told);
}

/** What became of a match of which no result is kept. */
export const unkept = (nk: Nk, matchId: MatchId, userId: string): { status: 'running' | 'void' } => ({
  status: askMatch(nk, matchId, { op: 'holds', user_id: userId }) === 'held' ? 'running' : 'void',
});
