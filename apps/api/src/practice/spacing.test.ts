import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAfter } from '../calendar.ts';
import type { StudentId } from '../ids.ts';
import { afterWrong, openToday } from './gather.ts';
import { nameOf } from './pool.ts';
import type { ReviewQuestion } from './review-queries.ts';
import { createSpacing, GRADES, gradeOf, medianOf, spaced, type Grade, type Memory } from './spacing.ts';

const DAY = '2026-11-28';
const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T12:00:00Z`) / 86_400_000);

describe('the spacing', () => {
  /** The parameters and outcomes of the long-term cases in the library's own tests. */
  const w = [
    ...[0.4197, 1.1869, 3.0412, 15.2441, 7.1434, 0.6477, 1.0007, 0.0674, 1.6597, 0.1712],
    ...[1.1178, 2.0225, 0.0904, 0.3025, 2.1214, 0.2498, 2.9466, 0.4891, 0.6468],
    // what the library adds to parameters of its version before
    ...[0, 0.5],
  ];
  const reference: [string, number[], number][] = [
    ['gggggg11ggggg', [3, 13, 48, 155, 445, 1158, 17, 3, 11, 37, 112, 307, 773], 772.94026648],
    ['1hge1hge', [1, 2, 6, 41, 4, 7, 21, 133], 132.81849454],
    ['hge1hge1', [2, 7, 54, 5, 8, 26, 171, 8], 8.11072373],
    ['ge1hge1h', [3, 33, 4, 7, 26, 193, 9, 14], 14.31323867],
    ['e1hge1hg', [15, 3, 6, 27, 240, 10, 17, 60], 59.59547542],
  ];
  const named: Record<string, Grade> = { 1: 'again', h: 'hard', g: 'good', e: 'easy' };
  test.each(reference)('of %s is as in the library’s own cases', (grades, intervals, stability) => {
    const spacing = createSpacing({ w });
    let memory: Memory | null = null;
    const found: number[] = [];
    for (const letter of grades) {
      const day: string = memory?.due ?? DAY;
      memory = spacing(memory, named[letter] ?? 'again', day);
      found.push(dayNumber(memory.due) - dayNumber(day));
    }
    expect(found).toEqual(intervals);
    expect(memory?.stability).toBeCloseTo(stability, 6);
  });

  test('never brings a question back on the same day, and the better the grade the later', () => {
    const history = fc.array(fc.tuple(fc.constantFrom(...GRADES), fc.nat({ max: 400 })), { maxLength: 20 });
    fc.assert(
      fc.property(history, (steps) => {
        let memory: Memory | null = null;
        let day = DAY;
        for (const [grade, wait] of steps) {
          memory = spaced(memory, grade, day);
          expect(memory.due > day).toBe(true);
          day = dayAfter(memory.due, wait);
        }
        const dues = GRADES.map((grade) => spaced(memory, grade, day).due);
        expect(dues).toEqual([...dues].sort());
      }),
      { numRuns: 200 },
    );
  });
});

describe('a grade', () => {
  test('is "again" for a wrong answer, whatever its time', () => {
    fc.assert(
      fc.property(fc.nat(), fc.option(fc.double({ min: 1, max: 600, noNaN: true })), (seconds, median) => {
        expect(gradeOf(false, seconds, median)).toBe('again');
      }),
    );
  });
  test('is by the median: over twice hard, under half easy, good between and without one', () => {
    expect([41, 40, 20, 10, 9, 0].map((seconds) => gradeOf(true, seconds, 20))).toEqual(['hard', 'good', 'good', 'good', 'easy', 'good']);
    expect(gradeOf(true, 500, null)).toBe('good');
  });
  test('has no median of four answers; of five it is the middle, of six between the middle two', () => {
    expect([medianOf([1, 2, 3, 4]), medianOf([50, 1, 30, 2, 40]), medianOf([1, 9, 2, 8, 3, 7])]).toEqual([null, 30, 5]);
  });
});

test('over a year of one student nothing is due twice at once, nothing is lost, and no day brings more than five', () => {
  const student = '00000000-0000-4000-8000-000000000001' as StudentId;
  // the questions that go wrong on a day, and how each of the five goes
  const aDay = fc.record({
    wrong: fc.array(fc.nat({ max: 59 }), { maxLength: 4 }),
    grades: fc.array(fc.constantFrom(...GRADES), { minLength: 5, maxLength: 5 }),
    comes: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(aDay, { minLength: 365, maxLength: 365 }), (year) => {
      let rows: ReviewQuestion[] = [];
      const ever = new Set<string>();
      const put = (changed: readonly ReviewQuestion[]): void => {
        const names = new Set(changed.map(nameOf));
        rows = [...rows.filter((row) => !names.has(nameOf(row))), ...changed];
      };
      for (const [index, { wrong, grades, comes }] of year.entries()) {
        const day = dayAfter(DAY, index);
        const at = new Date(`${day}T15:00:00+03:00`);
        const given = wrong.map((number) => ({ quizId: number % 7, key: `q${number}`, questionId: number + 1, at }));
        for (const one of given) ever.add(nameOf(one));
        put(afterWrong(student, rows, given));
        // gathered again it changes nothing
        expect(afterWrong(student, rows, given)).toEqual([]);
        rows.sort((a, b) => a.due.localeCompare(b.due));
        const open = openToday(rows, [], day);
        expect(open.length).toBeLessThanOrEqual(5);
        expect(new Set(open.map(nameOf)).size).toBe(open.length);
        if (comes) {
          const done: ReviewQuestion[] = [];
          for (const [place, row] of open.entries()) {
            const answered = { ...row, ...spaced(row, grades[place] ?? 'good', day) };
            put([answered]);
            done.push(answered);
            expect(openToday(rows, done, day).map(nameOf)).not.toContain(nameOf(row));
          }
        }
        expect(new Set(rows.map(nameOf)).size).toBe(rows.length);
        expect(new Set(rows.map(nameOf))).toEqual(ever);
      }
      // who goes on for a while meets every question again
      expect(rows.every(({ due, reviewedOn }) => due > reviewedOn)).toBe(true);
    }),
    { numRuns: 3 },
  );
});
