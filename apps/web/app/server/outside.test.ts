import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowNames, rowOf } from '../site-map.ts';
import type { Visit } from '../visit.ts';
import { frameDataOf } from './frame-data.ts';
import { headDataOf } from './head-data.ts';
import { isShared, outsideOf } from './outside.ts';

const remembering = () => {
  const known = new Map<string, Promise<unknown>>();
  return {
    api: { catalog: { programs: async () => ({ programs: [1, 2].map((id) => ({ id, title: { text: `برنامج ${id}`, lang: 'ar' } })) }) } },
    remember: <T>(key: string, make: () => Promise<T>): Promise<T> => {
      const found = (known.get(key) as Promise<T> | undefined) ?? make();
      known.set(key, found);
      return found;
    },
  } as never as Parameters<typeof outsideOf>[2];
};

const visits: fc.Arbitrary<Visit> = fc
  .record({
    language: fc.constantFrom('ar', 'en', 'ur'),
    prefix: fc.constantFrom('', '/ar', '/en'),
    country: fc.constantFrom('JO', 'EG'),
    theme: fc.constantFrom(null, 'dark', 'light'),
    page: fc.constantFrom('/', '/dashboard'),
    query: fc.constantFrom('', 'country=JO', 'country=JO&next=%2Fx', 'question=2'),
    student: fc.option(fc.record({ full_name: fc.constantFrom('سلمى', 'Omar', '<b>'), program_id: fc.constantFrom(null, 1, 2) })),
  })
  .map(({ page, query, ...visit }) => ({
    ...visit,
    path: query === '' ? page : `${page}?${query}`,
    search: new URLSearchParams(query),
    origin: 'https://darb.example',
  })) as fc.Arbitrary<Visit>;

test('whoever looks at whatever page gets the head and frame that would be made for them alone', async () => {
  const pages = fc.constantFrom(...rowNames.filter((name) => rowOf(name).frame !== 'resource'));
  const names = fc.constantFrom<Record<string, string>[]>(
    {},
    { lesson: 'الاشتقاق', subject: 'رياضيات' },
    { lesson: 'قوانين', subject: 'رياضيات' },
  );
  const stages = fc.constantFrom(undefined, { title: { text: 'اختبار', lang: 'ar' as const }, close: '/ar', questions: 3 });
  const context = remembering();
  await fc.assert(
    fc.asyncProperty(pages, visits, names, stages, async (name, visit, texts, stage) => {
      const alone = { head: headDataOf(name, visit, texts), frame: await frameDataOf(name, visit, context, stage) };
      expect(await outsideOf(name, visit, context, { names: texts, ...(stage && { stage }) })).toEqual(alone);
    }),
    { numRuns: 1_000 },
  );
});

test('two students on one page share its head, a guest and a query of somebody’s own do not', async () => {
  const context = remembering();
  const headFor = async (part: object) => {
    const visit = { language: 'ar', prefix: '/ar', country: 'JO', theme: null, path: '/dashboard', search: new URLSearchParams(), ...part };
    return (await outsideOf('dashboard', visit as Visit, context, {})).head;
  };
  const student = { full_name: 'سلمى', program_id: 1 };
  const head = await headFor({ student });
  expect(isShared(head)).toBe(true);
  expect(await headFor({ student: { ...student, full_name: 'Omar' } })).toBe(head);
  expect(await headFor({ student: { ...student, program_id: 2 } })).not.toBe(head);
  expect(isShared(await headFor({ student: null }))).toBe(false);
  expect(isShared(await headFor({ student, search: new URLSearchParams('country=JO') }))).toBe(true);
  for (const query of ['x=1', 'country=x1', 'country=JO&x=1', 'country=JO&country=x'])
    expect(isShared(await headFor({ student, search: new URLSearchParams(query) })), query).toBe(false);
  expect(isShared(await headFor({ student, path: `/${'x'.repeat(200)}` }))).toBe(false);
});
