import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ShownEntity, TakenOut } from '@darb/ui/screens/collection/props';
import { afterChange, stillOut, takenOf, writtenOf } from './after-change.ts';

const entity = (of: number): ShownEntity => ({ id: `e${of}`, type: 'lesson', of, shown: null });
const entities = [1, 2, 3, 4].map(entity);
const form = (fields: Record<string, string | number>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, String(value));
  return data;
};
const after = (fields: Record<string, string | number>) => {
  const { entities: left, taken } = afterChange({ entities, taken: [] }, form(fields));
  return { left: left.map(({ of }) => of), taken };
};

test('what a form under way does is shown before its answer', () => {
  expect(after({ intent: 'up', entity: 'e3', order: 3 }).left).toEqual([1, 3, 2, 4]);
  expect(after({ intent: 'down', entity: 'e1', order: 1 }).left).toEqual([2, 1, 3, 4]);
  expect(after({ intent: 'move', entity: 'e4', to: 1 }).left).toEqual([4, 1, 2, 3]);
  expect(after({ intent: 'move', entity: 'e1', to: 4 }).left).toEqual([2, 3, 4, 1]);
  expect(after({ intent: 'out', entity: 'e2', order: 2 })).toEqual({ left: [1, 3, 4], taken: [{ type: 'lesson', of: 2, place: 2 }] });
  for (const intent of ['share', 'save', 'move', '']) expect(after({ intent, entity: 'e9', to: 1 }).left).toEqual([1, 2, 3, 4]);
});

test('an address keeps the latest twenty that were taken out, and is read back', () => {
  const out = fc.record<TakenOut>({
    type: fc.constantFrom('lesson', 'question'),
    of: fc.integer({ min: 1, max: 999_999_999 }),
    place: fc.integer({ min: 1, max: 500 }),
  });
  fc.assert(
    fc.property(fc.array(out), (taken) => {
      expect(takenOf(writtenOf(taken))).toEqual(taken.slice(-20));
    }),
  );
  for (const nonsense of [null, '', 'x', 'lesson-0-1', 'lesson-1-1000', 'lesson-1', '<b>', 'topic-1-1.lesson-5-2'])
    expect(takenOf(nonsense).length).toBe(nonsense?.endsWith('lesson-5-2') ? 1 : 0);
});

test('what is in again is not offered again, and what was taken out twice is offered once', () => {
  const taken = takenOf('lesson-2-2.lesson-9-1.lesson-9-3.question-2-1');
  expect(stillOut({ entities, taken })).toEqual(takenOf('lesson-9-1.question-2-1'));
});
