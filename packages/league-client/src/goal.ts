import { type FindMatch, type InviteFriend } from '@darb/contract/league-match';
import { type Remembered } from './memory.ts';
import { type Wire } from './wire.ts';

/** What a student wants of the league. */
export type Goal =
  { readonly find: FindMatch } | { readonly invite: InviteFriend } | { readonly accept: string } | { readonly rejoin: Remembered };

/** Its name, for a screen. */
export function nameOf(goal: Goal): 'find' | 'invite' | 'accept' | 'rejoin' {
  if ('find' in goal) return 'find';
  if ('invite' in goal) return 'invite';
  return 'accept' in goal ? 'accept' : 'rejoin';
}

/** The match that the league gives for it. */
export async function matchFor(wire: Wire, goal: Goal): Promise<string> {
  if ('find' in goal) return wire.find(goal.find);
  if ('invite' in goal) return wire.invite(goal.invite);
  return 'accept' in goal ? wire.accept(goal.accept) : goal.rejoin.matchId;
}
