import type { Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { askApi } from '../support/ask.ts';
import { enterLeague, meetAsFriends, playBoth, type InLeague } from '../support/league-students.ts';
import { openRecords, type TestStudent } from '../support/records.ts';
import { LANGUAGES } from './places.ts';
import { expect, test } from './journey.ts';

// a programme that no other journey plays in: its board has these alone
const PLACE = { program: 2, subject: 22 };
const MANNER = { thinks: [50, 200], stuckAfter: 90_000 } as const;

/** Names that are hard to show: how each is stored, how it is shown, and in which order it is read. */
const NAMES = [
  ['أحمد', 'أحمد', 'rtl'],
  ['Omar_99.', 'Omar_99.', 'ltr'],
  ['Emma Charlotte Wilson-Montgomery of Amman', 'Emma Charlotte Wilson-Montgomery of Amman', 'ltr'],
  ['محمد عبدالرحمٰن بن یوسف الگیلانی قریشی صاحبزادہ خان', 'محمد عبدالرحمٰن بن یوسف الگیلانی قریشی صاحبزادہ خان', 'rtl'],
  ['7أبطال', '7أبطال', 'rtl'],
  ['سلمى\u202Eنيوز', 'سلمىنيوز', 'rtl'],
  ['👩🏽‍🚀 ليان', '👩🏽‍🚀 ليان', 'rtl'],
] as const;

// all read of one board, which half a minute of matches has made
test.describe.configure({ mode: 'default' });

let students: readonly TestStudent[];
test.beforeAll(async () => {
  const url = process.env['DARB_URL'] ?? '';
  const records = openRecords(process.env['DARB_DATA'] ?? '');
  const made: TestStudent[] = [];
  for (const [name] of [...NAMES, ['سلمى العبد الله']] as const)
    made.push(await records.student({ name, ...someReach(), password: 'a path of sand' }));
  await records.close();
  const players: InLeague[] = [];
  for (const student of made) {
    await askApi(url, 'student/program', { method: 'PUT', token: student.token, body: { program_id: PLACE.program } });
    await askApi(url, 'league/name', { method: 'PUT', token: student.token, body: { choice: 'full' } });
    players.push(await enterLeague(url, student));
  }
  await Promise.all(
    [0, 2, 4, 6].map(async (at) => {
      const [one, other] = players.slice(at, at + 2);
      if (one && other) await playBoth(await meetAsFriends(one, other, PLACE), [one, other], MANNER);
    }),
  );
  for (const { player } of players) player.socket.disconnect(false);
  students = made;
});

/** A number and an address that nobody else has. */
function someReach(): { phone: string; email: string } {
  const digits = String(randomInt(10_000_000)).padStart(7, '0');
  return { phone: `+96278${digits}`, email: `names-${digits}@example.org` };
}

interface ShownName {
  text: string;
  direction: string;
  isCut: boolean;
  cutsItself: boolean;
}

const shownNames = (page: Page): Promise<ShownName[]> =>
  page.locator('tbody th b').evaluateAll((all) =>
    all.map((one) => {
      const { direction, textOverflow } = getComputedStyle(one);
      return { text: one.textContent ?? '', direction, isCut: one.scrollWidth > one.clientWidth, cutsItself: textOverflow === 'ellipsis' };
    }),
  );

/** How far apart the starts of these columns lie, which is nothing where they stand below each other. */
const spreadOf = async (page: Page, column: string): Promise<number> => {
  const at = await page.locator(column).evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().x)));
  return Math.max(...at) - Math.min(...at);
};

for (const language of LANGUAGES)
  test(`in ${language} each name on the board is in its own order and cut at its own end, and ranks and points never change sides`, async ({
    page,
    journey: { url },
  }) => {
    const own = students.at(-1);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.context().addCookies([{ name: 'access-token', value: own?.token ?? '', url, httpOnly: true }]);
    await page.goto(`${url}/${language}/league/leaderboard?rows=top&country=JO`);
    const shown = await shownNames(page);
    for (const [, name, direction] of NAMES) {
      const found = shown.find(({ text }) => text === name);
      expect(found, `${name} stands on the board: ${JSON.stringify(shown)}`).toMatchObject({ direction, cutsItself: true });
      expect(found?.isCut, name).toBe(name.length > 30);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    for (const column of ['tbody tr > td:first-child:not(:has(svg))', 'tbody tr > td:nth-child(3)'])
      expect(await spreadOf(page, column)).toBe(0);
    const [ranks, points] = await Promise.all(
      ['td:first-child', 'td:nth-child(3)'].map((cell) => page.locator(`tbody tr:first-child > ${cell}`).boundingBox()),
    );
    // the rank stands where a line begins, the points where it ends
    expect((ranks?.x ?? 0) < (points?.x ?? 0)).toBe(language === 'en');
  });
