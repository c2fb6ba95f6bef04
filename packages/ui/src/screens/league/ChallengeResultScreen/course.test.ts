import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Outcome, RoundAnswer } from '../props.ts';
import { climbOf, courseOf } from './course.ts';

const answer = (points: number): RoundAnswer => ({ option: 0, isCorrect: points > 0, points, isPerfect: false, seconds: 5 });
const rounds = (own: readonly number[], opponent: readonly number[]) =>
  own.map((points, index) => ({ own: answer(points), opponent: answer(opponent[index] ?? 0) }));
const course = (state: Outcome, own: readonly number[], opponent: readonly number[]) =>
  courseOf({ state, forfeit: null, rounds: rounds(own, opponent) });

test('a match that the last round turned was decided in it, for both', () => {
  const [ahead, behind] = [
    [180, 0, 150, 0, 0, 191],
    [0, 165, 0, 170, 0, 128],
  ];
  expect(course('won', ahead, behind)).toBe('wonLast');
  expect(course('lost', behind, ahead)).toBe('lostLast');
});

test('who led after every round led all the way, who did not won in the end', () => {
  expect(course('won', [190, 190, 190, 190, 190, 0], [0, 0, 0, 0, 0, 150])).toBe('ledAll');
  expect(course('won', [0, 190, 190, 190, 190, 0], [150, 0, 0, 0, 0, 150])).toBe('won');
});

test('a match that one of the two ended says so, whatever the points were', () =>
  fc.assert(
    fc.property(
      fc.constantFrom('opponentLeft', 'opponentAway', 'youLeft', 'youAway'),
      fc.constantFrom<Outcome>('won', 'lost'),
      fc.array(fc.nat(200), { maxLength: 6 }),
      (forfeit, state, own) => {
        expect(courseOf({ state, forfeit, rounds: rounds(own, []) })).toBe(forfeit);
      },
    ),
  ));

test('a climb never falls, and ends at the sum of its points', () =>
  fc.assert(
    fc.property(fc.array(fc.nat(200), { minLength: 1, maxLength: 6 }), (points) => {
      const climb = climbOf(points);
      expect(climb).toEqual([...climb].sort((a, b) => a - b));
      expect(climb.at(-1)).toBe(points.reduce((sum, each) => sum + each, 0));
    }),
  ));
