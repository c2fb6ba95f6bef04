import { randomUUID } from 'node:crypto';
import { findMatch } from '../../support/league-match.ts';
import { join, signIn, type LeagueAddress, type Player } from '../../support/league.ts';

/** What came of so many who press “find” in one subject at the same instant. */
export interface Herd {
  readonly students: number;
  /** Milliseconds from the instant until a student was in a match, in order. */
  readonly waits: readonly number[];
  readonly matches: number;
  readonly errors: readonly string[];
}

/** So many sign in at a time: a storm of sign-ins is another measurement. */
const AT_ONCE = 8;

/** Signs so many students in, with their sockets. */
async function students(address: LeagueAddress, count: number): Promise<Player[]> {
  const players: Player[] = [];
  while (players.length < count) {
    const missing = Math.min(AT_ONCE, count - players.length);
    players.push(...(await Promise.all(Array.from({ length: missing }, () => signIn(address, randomUUID())))));
  }
  return players;
}

/** A class that presses “find” together: all ask, come into what they are given, and leave afterwards. */
export async function herdOf(address: LeagueAddress, place: { program: number; subject: number }, count: number): Promise<Herd> {
  const players = await students(address, count);
  const waits: number[] = [];
  const given = new Set<string>();
  const errors: string[] = [];
  const began = performance.now();
  await Promise.all(
    players.map(async (player) => {
      try {
        const matchId = await findMatch(player, place.program, place.subject);
        given.add(matchId);
        await join(player, matchId);
        waits.push(performance.now() - began);
      } catch (error) {
        errors.push(error instanceof Error ? error.message : error instanceof Response ? String(error.status) : JSON.stringify(error));
      }
    }),
  );
  for (const { socket } of players) socket.disconnect(false);
  return { students: count, waits: waits.sort((one, other) => one - other), matches: given.size, errors };
}
