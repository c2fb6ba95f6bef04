import { type Browser, type BrowserContextOptions, type Page, type WebSocketRoute } from '@playwright/test';
import type { MatchView } from '../../packages/contract/src/league-match.ts';
import { openRecords } from '../support/records.ts';
import { wordsIn, type TestLanguage } from '../support/words.ts';
import { expect, watch, type Journey } from './journey.ts';

/** A student with a browser of their own, signed in. */
export interface Player {
  readonly page: Page;
  readonly language: TestLanguage;
  readonly words: Journey['words'];
  readonly complaints: string[];
  /** Cuts the line: nothing gets through, and sockets break. */
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
  /** The address of a page of the product. */
  readonly at: (path: string) => string;
}

interface Shift {
  value: number;
  path: string;
  /** What moved, by its first words, and from where to where. */
  what: string[];
}
/** One part of what a browser tells of a shift. */
interface Moved {
  node: Node | null;
  previousRect: DOMRect;
  currentRect: DOMRect;
}
declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** A link that is a secret shows nothing to what calls itself headless (rule progress 16). */
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

interface PlayerOptions extends BrowserContextOptions {
  language: TestLanguage;
  /** Sockets are the browser's own, for a line that the browser itself makes slow; they cannot be cut. */
  hasOwnSockets?: boolean;
  /** Changes what the league says of the match before the page hears it. */
  heard?: (view: Partial<MatchView>) => Partial<MatchView>;
}

/** A message of the league's with its view of the match changed. */
function changed(text: string, change: NonNullable<PlayerOptions['heard']>): string {
  const message = JSON.parse(text) as { match_data?: { data?: string } };
  const data = message.match_data?.data;
  const said = data === undefined ? {} : (JSON.parse(Buffer.from(data, 'base64').toString()) as { view?: Partial<MatchView> });
  if (!message.match_data || !said.view) return text;
  message.match_data.data = Buffer.from(JSON.stringify({ ...said, view: change(said.view) })).toString('base64');
  return JSON.stringify(message);
}

/** Signs students in, each with a browser, a language and a screen of their own. */
export async function players(browser: Browser, of: readonly PlayerOptions[]): Promise<Player[]> {
  const url = process.env['DARB_URL'] ?? '';
  const records = openRecords(process.env['DARB_DATA'] ?? '');
  const students = await records.students(of.length);
  await records.close();
  return Promise.all(
    of.map(async ({ language, hasOwnSockets = false, heard, ...options }, index) => {
      const context = await browser.newContext({ userAgent: AGENT, ...options });
      await context.addCookies([{ name: 'access-token', value: students[index]?.token ?? '', url, httpOnly: true }]);
      const sockets = new Set<WebSocketRoute>();
      let isOffline = false;
      const route = (socket: WebSocketRoute): void => {
        if (isOffline) return void socket.close();
        sockets.add(socket);
        const server = socket.connectToServer();
        if (heard) server.onMessage((text) => socket.send(changed(String(text), heard)));
      };
      if (!hasOwnSockets) await context.routeWebSocket(/\/ws\?/, route);
      // what moves, and where: also after a press, which a browser's own sum leaves out
      await context.addInitScript(() => {
        window.shifts = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as unknown as { value: number; sources: Moved[] };
            const rect = ({ x, y, width, height }: DOMRect): string => [x, y, width, height].join();
            const what = sources.map(
              ({ node, previousRect: was, currentRect: is }) =>
                `${node?.nodeName} ${node?.textContent?.slice(0, 30)} ${rect(was)} > ${rect(is)}`,
            );
            window.shifts.push({ value, path: location.pathname, what });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const page = await context.newPage();
      return {
        page,
        language,
        words: wordsIn(language),
        complaints: watch(page),
        at: (path) => `${url}/${language}/${path}${path.includes('?') ? '&' : '?'}country=JO`,
        async goOffline() {
          isOffline = true;
          await context.setOffline(true);
          for (const socket of sockets) await socket.close();
          sockets.clear();
        },
        async goOnline() {
          isOffline = false;
          await context.setOffline(false);
        },
      };
    }),
  );
}

/** Says that on the page of the match nothing has moved: its layout shift is 0.00. */
export async function nothingMoved(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => window.shifts.filter(({ path }) => path.includes('/league/match/')));
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect(sum.toFixed(2), JSON.stringify(shifts)).toBe('0.00');
}

export const optionsOf = (page: Page) => page.locator('ol button[aria-pressed]');
const openOptions = (page: Page) => page.locator('ol button[aria-pressed="false"][aria-disabled="false"]');

/** Waits until the question of a round (from 1) is asked. */
export async function roundShown({ page, words }: Player, round: number): Promise<void> {
  const said = words('match:round', { round, rounds: 6 }).replace(/<\/?b>/g, '');
  await expect(page.getByText(said)).toBeVisible({ timeout: 60_000 });
  await expect(openOptions(page)).toHaveCount(4, { timeout: 30_000 });
}

/** Answers each round as it comes, from this one to the last, and waits for the result. */
export async function playOn(player: Player, answer: (page: Page, round: number) => Promise<void>, from = 1): Promise<void> {
  for (let round = from; round <= 6; round += 1) {
    await roundShown(player, round);
    await answer(player.page, round);
    await expect(openOptions(player.page)).toHaveCount(0);
  }
  await player.page.waitForURL(/\/league\/result\//, { timeout: 60_000 });
}

export const byKey = (page: Page, round: number): Promise<void> => page.keyboard.press(String((round % 4) + 1));
export const byTouch = (page: Page, round: number): Promise<void> =>
  optionsOf(page)
    .nth(round % 4)
    .tap();
export const byClick = (page: Page, round: number): Promise<void> =>
  optionsOf(page)
    .nth(round % 4)
    .click();

/** Opens a subject's lobby, and begins to look for an opponent. */
export async function look({ page, words, at }: Player, subject: number): Promise<void> {
  await page.goto(at(`league/lobby/${subject}`));
  await page.getByRole('button', { name: words('lobby:find') }).click();
}

export const closeAll = async (all: readonly Player[]): Promise<void> => {
  for (const { page } of all) await page.context().close();
};
