import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Practisable } from '../assessment/practisable.ts';
import { drawRound, type Met } from './draw.ts';

const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
let ids = 0;
const row = (difficulty: Practisable['difficulty'], key = `q${(ids += 1)}`): Practisable => ({
  ...{ id: (ids += 1), quizId: 1, key, difficulty, isPremium: false },
});
const many = (difficulty: Practisable['difficulty'], count: number) => Array.from({ length: count }, () => row(difficulty));
const RICH = DIFFICULTIES.flatMap((difficulty) => many(difficulty, 40));
const difficultiesOf = (rows: readonly Practisable[], drawn: readonly number[]) =>
  drawn.map((id) => rows.find((one) => one.id === id)?.difficulty[0] ?? '?').join('');

/** Plays the levels one after the other; `isRight` says how each question goes. */
function play(rows: readonly Practisable[], isRight: (level: number, place: number) => boolean, student = 'one'): number[][] {
  const met: Met[] = [];
  return [1, 2, 3, 4, 5, 6].map((level) => {
    const drawn = drawRound(rows, level, met, student);
    met.push(...drawn.map((questionId, place) => ({ questionId, isCorrect: isRight(level, place) })));
    return drawn;
  });
}

test('each level has its mix, and nothing comes twice while there is another', () => {
  const rounds = play(RICH, () => true);
  expect(rounds.map((drawn) => difficultiesOf(RICH, drawn))).toEqual(['eeeee', 'eeemm', 'mmmmm', 'mmmhh', 'hhhhh', 'hhhhh']);
  expect(new Set(rounds.flat()).size).toBe(30);
});

test('the last level begins with the oldest wrong answers, and hard ones that were not met follow', () => {
  const rounds = play(RICH, (level, place) => !((level === 1 && place === 3) || (level === 4 && place < 2)));
  const [silver, , , ruby, , treasure] = rounds;
  expect(treasure?.slice(0, 3)).toEqual([silver?.[3], ruby?.[0], ruby?.[1]]);
  expect(difficultiesOf(RICH, treasure?.slice(3) ?? [])).toBe('hh');
  expect(rounds.slice(0, 5).flat()).not.toContain(treasure?.[4]);
  expect(play(RICH, () => false).at(-1)).toEqual(silver);
});

test('of four hard questions every level asks all four, each once', () => {
  const four = many('hard', 4);
  for (const drawn of play(four, (_, place) => place > 1)) expect([...drawn].sort()).toEqual(four.map(({ id }) => id).sort());
});

test('of a quiz that is under way nothing is drawn while there is another question, and all where there is none', () => {
  const [shut, open] = [many('easy', 9).map((one) => ({ ...one, quizId: 2 })), many('hard', 3)];
  const rows = [...shut, ...open];
  const wrong = shut.slice(0, 5).map(({ id }) => ({ questionId: id, isCorrect: false }));
  for (const level of [1, 6])
    expect([...drawRound(rows, level, wrong, 'one', new Set([2]))].sort()).toEqual(open.map(({ id }) => id).sort());
  expect(drawRound(rows, 1, [], 'one', new Set([1, 2]))).toEqual(drawRound(rows, 1, [], 'one'));
});

test('a question with drawn numbers comes in one variant, and students get different rounds', () => {
  const rows = [...many('easy', 8), row('easy', 'drawn'), row('easy', 'drawn'), row('easy', 'drawn')];
  const variants = new Set(rows.filter(({ key }) => key === 'drawn').map(({ id }) => id));
  const firsts = Array.from({ length: 30 }, (_, student) => drawRound(rows, 1, [], `student ${student}`));
  for (const drawn of firsts) expect(drawn.filter((id) => variants.has(id)).length).toBeLessThanOrEqual(1);
  expect(new Set(firsts.map((drawn) => drawn.join())).size).toBeGreaterThan(10);
});

test('whatever a subject has and however it goes: five or all it has, each once, the same when asked again', () => {
  const pools = fc.array(fc.record({ difficulty: fc.constantFrom(...DIFFICULTIES), key: fc.integer({ min: 0, max: 12 }) }), {
    minLength: 1,
    maxLength: 40,
  });
  fc.assert(
    fc.property(pools, fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }), (given, right) => {
      const rows = given.map(({ difficulty, key }, id) => ({ id: id + 1, quizId: 1, key: `q${key}`, difficulty, isPremium: false }));
      const size = Math.min(5, new Set(rows.map(({ key }) => key)).size);
      const isRight = (level: number, place: number) => right[(level - 1) * 5 + place] ?? true;
      const rounds = play(rows, isRight);
      for (const drawn of rounds) {
        expect(drawn).toHaveLength(size);
        expect(new Set(drawn.map((id) => rows.find((one) => one.id === id)?.key)).size).toBe(size);
      }
      expect(play(rows, isRight)).toEqual(rounds);
    }),
    { numRuns: 200 },
  );
});
