import type { LeagueState } from '@darb/league-client';
import { expect, test } from 'vitest';
import { Duel } from '../../../league/src/duel.ts';
import { linesOf } from './league-screen.ts';

const duel = new Duel();
duel.passTo('round');
const { view } = duel.side(0).held ?? { view: duel.view(0) };
const asked = (link: { isUp: true } | { isUp: false; returnBy: number } = { isUp: true }): Extract<LeagueState, { phase: 'round' }> => {
  const { question, opponent, until } = view;
  if (question === null || opponent === null || until === null) throw new Error('no question is open');
  return { phase: 'round', match: view, link, clockOffset: 0, opponent, until, question, choice: null };
};

test('a question is asked once, with its four options by their keys', () => {
  const lines = linesOf({ phase: 'connecting', goal: 'find' }, asked());
  expect(lines.filter((line) => /^ {2}[1-4] {2}/.test(line))).toHaveLength(4);
  expect(lines.some((line) => line.startsWith('Question 1 of 6: '))).toBe(true);
  expect(linesOf(asked(), asked())).toEqual([]);
});

test('a choice, and a line that goes down and up, are said without asking again', () => {
  expect(linesOf(asked(), { ...asked(), choice: { option: 2, isCounted: false } })).toEqual(['You chose 3.']);
  expect(linesOf(asked(), asked({ isUp: false, returnBy: 1 }))).toEqual(['The line is down. Trying to come back.']);
  expect(linesOf(asked({ isUp: false, returnBy: 1 }), asked())).toEqual(['The line is up again.']);
});

test('what went wrong is said with what to do', () => {
  const lines = linesOf({ phase: 'connecting', goal: 'find' }, { phase: 'failed', reason: 'unreachable', cause: null });
  expect(lines[0]).toContain('npm start');
});
