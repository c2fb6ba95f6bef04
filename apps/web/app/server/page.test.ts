import type { LoaderFunctionArgs } from '@remix-run/node';
import { Refusal } from '@darb/contract';
import { expect, test } from 'vitest';
import type { Visit } from '../visit.ts';
import { page } from './page.ts';

const visitTo = (path: string) =>
  ({
    language: 'ar',
    prefix: '/ar',
    country: 'JO',
    theme: null,
    digits: 'latn',
    student: { id: 's', full_name: 'سلمى', program_id: null },
    path,
    search: new URLSearchParams(),
    origin: 'https://darb.example',
  }) as unknown as Visit;

const argsFor = (path: string) =>
  ({
    params: {},
    request: new Request(`https://darb.example${path}`),
    context: {
      visit: async () => visitTo(path),
      session: { hasEnded: () => false },
      remember: (_: string, make: () => Promise<unknown>) => make(),
      report: () => undefined,
    },
  }) as unknown as LoaderFunctionArgs;

test.each([
  ['/SelectProgram?country=JO', 'selectProgram'],
  ['/chooseProgram', 'chooseProgram'],
  ['/chooseprogram/?next=%2FSelectProgram', 'chooseProgram'],
])('of two rows that share a file %s is %s', async (path, row) => {
  const loader = page(['selectProgram', 'chooseProgram'], (given) => ({ screen: given.row }));
  expect((await loader(argsFor(path))).data.screen).toBe(row);
});

test.each(['gotrue_fail', 'stud_verify_fail'] as const)('a call that is refused with %s leads to the 404 page', async (key) => {
  const loader = page('selectProgram', () => {
    throw new Refusal(key);
  });
  const thrown: unknown = await loader(argsFor('/SelectProgram')).catch((error: unknown) => error);
  expect(thrown).toMatchObject({ init: { status: 404 }, data: { screen: { state: 'student' } } });
});

test('a page that failed is called an error, and one that is not there is not', async () => {
  const titleOf = async (key: 'general_error' | 'content_not_found') => {
    const loader = page('selectProgram', () => {
      throw new Refusal(key);
    });
    const thrown = (await loader(argsFor('/SelectProgram')).catch((error: unknown) => error)) as { data: { head: { title: string } } };
    return thrown.data.head.title;
  };
  expect(await titleOf('general_error')).toBe('تعثّرنا في الطريق · درب');
  expect(await titleOf('content_not_found')).toBe('الصفحة غير موجودة · درب');
});
