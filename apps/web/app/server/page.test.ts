import type { LoaderFunctionArgs } from '@remix-run/node';
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
