import { type FoundMatch, QUESTIONS_COUNT, type ToldResult } from '@darb/contract/league-match';
import { askingsOf, keepAskings } from './asking.ts';
import { callerOf, CODES, idOf, payloadOf, refusal, textOf } from './calls.ts';
import { type Context, type Logger, type Nk, type StorageKey, type StorageObject } from './nkruntime.ts';
import { ownProgramOnly } from './players.ts';
import { resultsOf, toldResultOf } from './results.ts';
import { askMatch, type Wish } from './signals.ts';
import { askedKey, currentKey, foundAt, type MatchId, poolKey, type PoolHead, resultsKey, roomKey, writeOf, wrote } from './storage.ts';

/** How often a call begins again because something was changed, or a room closed, under its hands. */
const TRIES = 50;

/**
 * The call `find_match`. All who ask in one subject meet in its room (`room.ts`), which answers one after the
 * other; whether a place is still free is decided by the match itself. So it is always two, never one with
 * himself, never a third. Who is in a match that is not over is given that one.
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

/** One try; null when it has to be begun again. */
function tryToFind(nk: Nk, userId: string, { program, subject }: { program: number; subject: number }): MatchId | null {
  const [poolAt, currentAt, roomAt] = [poolKey(program, subject), currentKey(userId), roomKey(program, subject)];
  const objects = nk.storageRead([poolAt, currentAt, roomAt]);
  const current = foundAt(objects, currentAt);
  if (current !== undefined && askMatch(nk, matchOf(current), { op: 'holds', user_id: userId }) === 'held') return matchOf(current);
  const pool = foundAt(objects, poolAt)?.value as unknown as PoolHead | undefined;
  if (pool === undefined || pool.ids.length < QUESTIONS_COUNT) throw refusal('subject_not_in_league', CODES.notFound);

  const challenge = { id: subject, title_ar: pool.title_ar, subject, program };
  const matchId = askRoom(nk, roomAt, foundAt(objects, roomAt), { user_id: userId, challenge });
  if (matchId === null || (current !== undefined && matchOf(current) === matchId)) return matchId;
  if (wrote(nk, [writeOf(currentAt, currentOf(matchId, subject), current)])) return matchId;
  // another device of theirs was given one meanwhile, here or in another subject's room
  const now = foundAt(nk.storageRead([currentAt]), currentAt);
  if (now !== undefined && matchOf(now) === matchId) return matchId;
  askMatch(nk, matchId, { op: 'step_out', user_id: userId });
  return null;
}

/** Asks the subject's room, and opens one where there is none; null when it has to be asked again. */
function askRoom(nk: Nk, roomAt: StorageKey, there: StorageObject | undefined, wish: Wish): MatchId | null {
  if (there !== undefined) {
    try {
      return nk.matchSignal(matchOf(there), JSON.stringify(wish));
    } catch (error) {
      // it lives, and more ask than it takes at once
      if (/busy/i.test(String(error))) return null;
    }
  }
  const room = nk.matchCreate('room', { subject: roomAt.key });
  // asked in the next try, as everybody else's: others may have found it first
  if (!wrote(nk, [writeOf(roomAt, { match_id: room }, there)])) askMatch(nk, room, { op: 'close' });
  return null;
}

/** What is remembered of the match that a student was last given; `code` by which invitation. */
export const currentOf = (matchId: MatchId, subject: number, code?: string): { match_id: MatchId; subject: number; code?: string } => ({
  match_id: matchId,
  subject,
  ...(code !== undefined && { code }),
});

export const matchOf = (object: StorageObject): MatchId => object.value.match_id as string;

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
