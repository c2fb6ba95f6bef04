import type { Answer, PracticeRound } from '@darb/contract';
import { describe, expect, test } from 'vitest';
import { placeOf, type Given } from './asked.ts';
import { roundScreen, type OpenRound } from './round-view.ts';
import { secondsSince } from './seconds-since.ts';

type Asked = PracticeRound['questions'][number];
const yes: Answer = { type: 'true_false', value: true };
const no: Answer = { type: 'true_false', value: false };
const text = { lang: 'ar' as const, parts: [] };
const question = (id: number) => ({ id, order: id, difficulty: 'easy' as const, stem: text, type: 'true_false' as const });
const open = (id: number): Asked => ({ question: question(id), is_answered_correctly: null, marked: null });
const marked = (id: number, given: Answer): Asked => ({
  question: question(id),
  is_answered_correctly: given === yes,
  marked: { question: question(id), given, model_answer: yes, is_correct: given === yes, points: given === yes ? 1 : 0, explanation: text },
});
const round = (...questions: Asked[]): OpenRound => ({
  round: {
    ...{ practice_id: 11, practice_name: 'الرياضيات', language: 'ar', color: '#2F5D9B', program_id: 1, round_level: 1 },
    ...{ access: 'open', state: 'open', questions },
  },
  ...{ student: 'me', answerAddress: '/practice-answer', shownAt: '2026-11-28T18:00:00.000Z' },
  places: { page: '/r?country=JO', progress: '/p', completed: '/c', signIn: '/s', collect: '/a?country=JO' },
});
const shown = (of: OpenRound, number: number, given: Given = {}, sending: number[] = []) =>
  roundScreen(of, number, {
    ...{ given, sending: new Set(sending), form: { pending: false, problem: null, typed: null } },
    unsent: { count: 0, sessionEnded: false },
  });

describe('a question of a round', () => {
  test('is asked, waits for its marks while they come, is kept when they do not, and is marked when they do', () => {
    const of = round(open(1), open(2));
    expect(shown(of, 1)).toMatchObject({ state: 'question', form: { pending: false }, next: '/r?country=JO&question=2' });
    expect(shown(of, 1, { 1: yes }, [1])).toMatchObject({ state: 'question', form: { pending: true } });
    expect(shown(of, 1, { 1: yes })).toMatchObject({ state: 'kept', next: '/r?country=JO&question=2' });
    expect(shown(round(marked(1, yes), open(2)), 1, { 1: yes })).toMatchObject({ state: 'marked', isEarlier: false });
  });

  test('that was answered first in another window says that this answer does not count', () => {
    expect(shown(round(marked(1, no), open(2)), 1, { 1: yes })).toMatchObject({ state: 'marked', isEarlier: true });
  });

  test('that was answered alike here and there counts, whatever the order of its fields', () => {
    const here: Answer = { type: 'matching', pairs: { k0: 'a', k1: 'b' } };
    const there: Answer = { pairs: { k1: 'b', k0: 'a' }, type: 'matching' };
    const other: Answer = { type: 'matching', pairs: { k0: 'b', k1: 'a' } };
    expect(shown(round(marked(1, there)), 1, { 1: here })).toMatchObject({ isEarlier: false });
    expect(shown(round(marked(1, other)), 1, { 1: here })).toMatchObject({ isEarlier: true });
  });

  test('leads to the next open one, over the end to the first, and to the end of the round after the last', () => {
    expect(shown(round(open(1), marked(2, yes), marked(3, no)), 3)).toMatchObject({ next: '/r?country=JO&question=1' });
    expect(shown(round(marked(1, yes), marked(2, no)), 2)).toMatchObject({ next: null, completed: '/c' });
  });

  test('is the one that the address names, else the first that is open', () => {
    const { questions } = round(marked(1, yes), open(2), open(3)).round;
    expect(['3', null, '9', 'x', '0'].map((wanted) => placeOf(wanted, questions, {}))).toEqual([3, 2, 2, 2, 2]);
    expect(placeOf(null, questions, { 2: yes })).toBe(3);
    expect(shown(round(), 1)).toBeNull();
  });
});

test('the seconds of a form are counted from when it was shown, never below zero, and none where that is no moment', () => {
  const now = Date.parse('2026-11-28T18:00:20.400Z');
  expect(['2026-11-28T18:00:00.000Z', '2026-11-28T19:00:00.000Z', '', 'soon', '1970-01-01'].map((at) => secondsSince(at, now))).toEqual([
    20, 0, 0, 0, 86_400,
  ]);
});
