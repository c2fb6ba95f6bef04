import { expect, test } from 'vitest';
import { testFile } from './schemas.ts';

const file = (minutes: object) => ({
  ...{ id: 190, order: 3, title: 'اختبار', is_premium: false, ...minutes },
  questions: [{ key: 'a', type: 'true_false', difficulty: 'easy', stem: 'نعم', answer: true }],
});
const isRefused = (minutes: object) => !testFile.safeParse(file(minutes)).success;

test('a test may say how long it should take and after how much it is closed, from a minute to five hours', () => {
  for (const minutes of [{}, { suggested_minutes: 1 }, { limit_minutes: 300 }, { suggested_minutes: 20, limit_minutes: 30 }])
    expect(testFile.parse(file(minutes))).toMatchObject(minutes);
  for (const wrong of [0, -1, 301, 1.5, '30', null]) {
    expect(isRefused({ suggested_minutes: wrong })).toBe(true);
    expect(isRefused({ limit_minutes: wrong })).toBe(true);
  }
});
