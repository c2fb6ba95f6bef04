import type { league, ReplyOf, Subject } from '@darb/contract';
import { expect, test } from 'vitest';
import { withProps } from '../../../fast/door.ts';
import { openedOf, resultScreen } from './result-view.ts';

type Finished = Extract<ReplyOf<typeof league.result>, { status: 'finished' }>;
const given = { visit: { country: 'JO', prefix: '/ar' }, drawn: withProps } as const;
const MATCH = '00000000-0000-4000-8000-000000000000.n';
const say = (text: string) => ({ lang: 'ar' as const, parts: [{ kind: 'text' as const, text }] });
const answer = (isCorrect: boolean) => ({ answered: true, option: 1, isCorrect, points: 0, isPerfect: false, seconds: 3 });

/** A result whose answers were right or not, round by round. */
const finished = (...right: boolean[]): Finished => ({
  ...{ status: 'finished', match_id: MATCH, subject: null, subject_title: { text: 'الفيزياء', lang: 'ar' }, user_name: null },
  ...{ user_points: 0, opponent_points: 0, result: 'draw', ending: 'played', ended_at: '2026-11-29T00:00:00Z' },
  ...{
    opponent: { id: 'o', display_name: null, avatar_url: null, is_bot: false },
    counted: false,
    bonus: 0,
    board: null,
    lost_in_a_row: 0,
  },
  rounds: right.map((isCorrect, index) => ({
    question: { id: index + 1, stem: say(`سؤال ${index + 1}`), options: ['أ', 'ب', 'ج', 'د'].map(say) },
    ...{ correct: 0, explanation: say('لأن'), user: answer(isCorrect), opponent: answer(true) },
  })),
});
const roundsOf = (said: Finished, asked: number | null) => {
  const screen = resultScreen(given, MATCH, said, asked);
  return 'result' in screen ? (screen.result.props?.rounds ?? []) : [];
};
const open = (said: Finished, asked: number | null) => roundsOf(said, asked).flatMap(({ number, opened }) => (opened ? [number] : []));

test('of a result one round is open: the one that the address names, else the first that was not right', () => {
  expect(open(finished(true, false, false), null)).toEqual([2]);
  expect(open(finished(true, true, true), null)).toEqual([]);
  expect(open(finished(true, false, false), 3)).toEqual([3]);
  expect(open(finished(true, false, false), 0)).toEqual([]);
  expect(openedOf(new URLSearchParams('round=4'))).toBe(4);
  for (const other of ['', 'round=', 'round=44', 'round=x']) expect(openedOf(new URLSearchParams(other))).toBeNull();
});

test('a closed round holds neither options nor the right answer, and its address opens it; that of the open one closes it', () => {
  const [first, second] = roundsOf(finished(true, false), null);
  expect(first).toMatchObject({ opened: null });
  expect(JSON.stringify(first)).not.toContain('لأن');
  expect(first?.toggle).toMatch(/round=1$|round=1&/);
  expect(second?.toggle).toMatch(/round=0$|round=0&/);
});

test('practice in the subject is offered from the third lost match in a row on, where the subject is there', () => {
  const subject = { id: 7 } as Subject;
  const practice = (lost_in_a_row: number, of: Subject | null = subject) => {
    const screen = resultScreen(given, MATCH, { ...finished(false), lost_in_a_row, subject: of }, null);
    return 'result' in screen ? screen.result.props?.practice : undefined;
  };
  expect([0, 1, 2].map((lost) => practice(lost))).toEqual([null, null, null]);
  expect(practice(3)).toContain('/practice/7/progress');
  expect(practice(4)).toBe(practice(3));
  expect(practice(3, null)).toBeNull();
});
