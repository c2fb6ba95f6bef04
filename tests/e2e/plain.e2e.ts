import { expect, test } from '@playwright/test';
import { comparable, type Comparable } from '../../apps/web/fast/testing.ts';
import { cookieHeader, signUp } from '../bench/evening.ts';
import { freePort, removeFolder, startProduct, temporaryDataDir, type Product } from '../support/product.ts';
import { addressOf, GUEST_PAGES, LANGUAGES, nameOf, STUDENT_PAGES, type Place } from './places.ts';

type Who = 'guest' | 'student';
// what these show is another moment's a moment later: the league's countdown, a round's begin
const OF_THE_MOMENT = ['league', 'practiceRound'];
const PAGES: Record<Who, readonly Place[]> = {
  guest: GUEST_PAGES,
  student: STUDENT_PAGES.filter(({ row }) => !OF_THE_MOMENT.includes(row)),
};

// one product for all of them, first with the fast path and then without
test.describe.configure({ mode: 'serial' });

const dataDir = temporaryDataDir('plain');
const fast = new Map<string, Comparable>();
let remix: Product;
let cookie = '';

/** A part that only shows: by the fast path its props are not sent. */
const isDrawnPart = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).every((key) => key === 'props');

/** The data without a page's long text and drawn parts, which the fast path sends as markup alone. */
const withoutText = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data, (key, value: unknown) =>
      (key === 'text' && typeof value === 'object') || isDrawnPart(value) ? undefined : value,
    ),
  );

async function pageOf(url: string, who: Who): Promise<Comparable> {
  const answer = await fetch(url, { headers: who === 'student' ? { cookie } : {}, redirect: 'manual' });
  const { markup, sheets, data } = comparable(await answer.text());
  return {
    markup: `${answer.status} ${answer.headers.get('location') ?? ''} ${answer.headers.get('content-language') ?? ''} ${markup}`,
    sheets,
    data: withoutText(data),
  };
}

const visits = (Object.keys(PAGES) as Who[]).flatMap((who) =>
  LANGUAGES.flatMap((language) => PAGES[who].map((page) => ({ who, language, page, key: `${who} ${language} ${nameOf(page)}` }))),
);

test.beforeAll(async () => {
  // the address of the product stands in its pages
  const port = await freePort();
  const product = await startProduct({ dataDir, port, env: { RENDER: 'fast' } });
  cookie = cookieHeader(await signUp(product.url));
  // a page that begins something changes others: all are opened before they are compared
  for (const page of STUDENT_PAGES) await pageOf(addressOf(product.url, 'ar', page), 'student');
  for (const { who, language, page, key } of visits) fast.set(key, await pageOf(addressOf(product.url, language, page), who));
  await product.stop();
  remix = await startProduct({ dataDir, port, env: { RENDER: 'remix' } });
});
test.afterAll(async () => {
  await remix.stop();
  removeFolder(dataDir);
});

for (const who of Object.keys(PAGES) as Who[])
  for (const language of LANGUAGES)
    test(`every page of a ${who} in ${language} is the one that Remix makes by itself`, async () => {
      const asked = visits.filter((visit) => visit.who === who && visit.language === language);
      for (const { page, key } of asked) expect(await pageOf(addressOf(remix.url, language, page), who), key).toEqual(fast.get(key));
      expect(asked.length).toBeGreaterThan(5);
    });
