import { type FoundMatch, type PoolQuestion, QUESTIONS_COUNT } from '@darb/contract/league-match';
import { type JsonObject, type Nk, type StorageKey, type StorageObject, type StorageWrite } from './nkruntime.ts';
import { pickQuestions, remember, type SeenMatches } from './questions.ts';

/**
 * Where things lie. `league_lobby` means nothing after a restart: it points to running matches. No client
 * reads or writes any of it.
 */
const LOBBY = 'league_lobby';
const POOLS = 'league_pools';
const QUESTIONS = 'league_questions';
const SEEN = 'league_seen';
const RESULTS = 'league_results';
const TICKETS = 'league_tickets';
const PLAYERS = 'league_players';
const INVITATIONS = 'league_invitations';

const subjectKey = (program: number, subject: number): string => `${program}.${subject}`;

/** Which match is the room of a subject: one object a subject, so that all who press "find" meet there. */
export const roomKey = (program: number, subject: number): StorageKey => ({ collection: LOBBY, key: subjectKey(program, subject) });
/** How often a student has asked for a match of late. */
export const askedKey = (userId: string): StorageKey => ({ collection: LOBBY, key: 'asked', userId });
/** How often a student has asked for a pass of late. */
export const passesKey = (userId: string): StorageKey => ({ collection: LOBBY, key: 'passes', userId });
/** The match that a student was last given. */
export const currentKey = (userId: string): StorageKey => ({ collection: LOBBY, key: 'current', userId });
export const poolKey = (program: number, subject: number): StorageKey => ({ collection: POOLS, key: subjectKey(program, subject) });
export const questionKey = (program: number, subject: number, id: number): StorageKey => ({
  collection: QUESTIONS,
  key: `${subjectKey(program, subject)}.${id}`,
});
const seenKey = (program: number, subject: number, userId: string): StorageKey => ({
  collection: SEEN,
  key: subjectKey(program, subject),
  userId,
});
export const resultsKey = (userId: string): StorageKey => ({ collection: RESULTS, key: 'latest', userId });
/** What a student has played of a program. */
export const tallyKey = (program: number, userId: string): StorageKey => ({ collection: RESULTS, key: `tally.${program}`, userId });
/** How often a student has met whom today by a friend's link. */
export const metKey = (userId: string): StorageKey => ({ collection: RESULTS, key: 'met', userId });
/** What the platform says of a student. */
export const playerKey = (userId: string): StorageKey => ({ collection: PLAYERS, key: 'player', userId });
/** The invitation of a code, and the one that a student has made. */
export const codeKey = (code: string): StorageKey => ({ collection: INVITATIONS, key: code });
export const invitationKey = (userId: string): StorageKey => ({ collection: INVITATIONS, key: 'own', userId });
export const ticketKey = (studentId: string): StorageKey => ({ collection: TICKETS, key: studentId });

export type MatchId = FoundMatch['matchIds'][number];

/**
 * The object of a key in what was read together. The server's own objects come with the nil UUID as owner.
 */
export const foundAt = (objects: StorageObject[], key: StorageKey): StorageObject | undefined =>
  objects.find(
    (object) =>
      object.collection === key.collection && object.key === key.key && (key.userId === undefined || object.userId === key.userId),
  );

/**
 * A write that no client may see. `seen` is the object that it replaces: `'any'` for whatever is there,
 * undefined for none.
 */
export const writeOf = (key: StorageKey, value: object, seen: StorageObject | undefined | 'any'): StorageWrite => ({
  ...key,
  value: value as JsonObject,
  ...(seen !== 'any' && { version: seen?.version ?? '*' }),
  permissionRead: 0,
  permissionWrite: 0,
});

/** Writes all or nothing; false when another one was quicker. */
export function wrote(nk: Nk, writes: StorageWrite[]): boolean {
  try {
    nk.storageWrite(writes);
    return true;
  } catch {
    return false;
  }
}

/** What a subject's pool has in play. */
export interface PoolHead {
  title_ar: string;
  ids: number[];
}

/**
 * Six questions of a subject for these students, who from now on have seen them. Throws when the pool cannot
 * be read.
 */
export function dealQuestions(nk: Nk, of: { program: number; subject: number }, userIds: string[], seed: number): PoolQuestion[] {
  const { program, subject } = of;
  const poolAt = poolKey(program, subject);
  const objects = nk.storageRead([poolAt, ...userIds.map((userId) => seenKey(program, subject, userId))]);
  const head = foundAt(objects, poolAt)?.value as unknown as PoolHead | undefined;
  const seen = userIds.map((userId): { userId: string; matches: SeenMatches } => {
    const object = foundAt(objects, seenKey(program, subject, userId));
    return { userId, matches: (object?.value as { matches?: number[][] } | undefined)?.matches ?? [] };
  });
  const ids = pickQuestions(
    head?.ids ?? [],
    seen.map(({ matches }) => matches),
    seed,
  );
  const found = nk.storageRead(ids.map((id) => questionKey(program, subject, id))).map(({ value }) => value as unknown as PoolQuestion);
  const questions = ids.flatMap((id) => found.find((question) => question.id === id) ?? []);
  if (questions.length < QUESTIONS_COUNT) throw new Error(`pool ${subjectKey(program, subject)} gave ${questions.length} questions`);
  nk.storageWrite(
    seen.map(({ userId, matches }) => writeOf(seenKey(program, subject, userId), { matches: remember(matches, ids) }, 'any')),
  );
  return questions;
}
