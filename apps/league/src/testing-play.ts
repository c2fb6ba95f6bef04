import { type FoundMatch, FROM_PLAYER } from '@darb/contract/league-match';
import { expect, vi } from 'vitest';
import { questionOf } from './duel.ts';
import type { MemoryServer, Player } from './testing.ts';

/** The subject of the tests' matches. */
export const ASKED = { program: 1, subject: 11 };

/** Two students in a match. */
export interface Pair {
  matchId: string;
  amal: Player;
  basim: Player;
}

/** What a player sees now. */
export const view = (player: Player) => {
  if (player.held === null) throw new Error('nothing was told');
  return player.held.view;
};
/** The right option of the question that the player sees, as `publish` makes them. */
export const rightOption = (player: Player): number => ((view(player).question?.id ?? 1) - 1) % 4;

/** What tests do on the server that `now` gives: a new one for each of them. Its clock is vitest's. */
export function playing(now: () => MemoryServer) {
  const publish = (count = 42, asked = ASKED): void => {
    const questions = Array.from({ length: count }, (_, at) => questionOf(at + 1, at % 4));
    now().call('publish_pool', undefined, { ...asked, title_ar: 'رياضيات', questions, ids: questions.map(({ id }) => id) });
  };
  const find = (userId: string, asked: object = ASKED): string => now().call<FoundMatch>('find_match', userId, asked).matchIds[0] ?? '';
  const join = (userId: string, matchId: string): Player => {
    const player = now().join(userId, matchId);
    if (typeof player === 'string') throw new Error(player);
    return player;
  };
  const pass = (milliseconds: number): void => {
    for (let left = milliseconds; left > 0; left -= 100) {
      vi.setSystemTime(Date.now() + Math.min(100, left));
      now().tick();
    }
  };
  const answer = (matchId: string, player: Player, option: number, question_index = view(player).question?.question_index ?? 0): void =>
    now().send(matchId, player, FROM_PLAYER.answer, JSON.stringify({ question_index, option }));
  /** Two students in one match, up to its first round. */
  const two = (): Pair => {
    const matchId = find('amal');
    expect(find('basim')).toBe(matchId);
    const [amal, basim] = [join('amal', matchId), join('basim', matchId)];
    pass(8_100);
    expect(view(amal).phase).toBe('round');
    return { matchId, amal, basim };
  };
  /** Amal is right in all that is left, Basim wrong; ends with the last answers, or with the result. */
  const playOut = ({ matchId, amal, basim }: Pair): void => {
    for (let steps = 0; view(amal).phase !== 'result' && steps < 100; steps += 1) {
      if (view(amal).phase === 'round') {
        answer(matchId, amal, rightOption(amal));
        answer(matchId, basim, (rightOption(basim) + 1) % 4);
      }
      pass(1_000);
    }
  };
  const scores = (board: string) =>
    Object.fromEntries((now().boards.get(board)?.records ?? []).map(({ ownerId, score }) => [ownerId, score]));
  return { publish, find, join, pass, answer, two, playOut, scores };
}
