import type { Page } from '@playwright/test';
import type { ChangeMessage, LeagueQuestion, MatchView } from '../../packages/contract/src/league-match.ts';
import { expect, test } from './journey.ts';
import { byTouch, closeAll, look, nothingMoved, optionsOf, players, playOn, roundShown, type Player } from './league-players.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const SUBJECT = 12;

// one after the other: two who look for anybody would meet whoever else looks at that moment
test.describe.configure({ mode: 'default' });

/** 400 kbit/s with 400 ms. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** What a page's browser says of a match: until when its phase lasts, by the server's clock. */
function listenTo(page: Page): { until: number | null } {
  const said: { until: number | null } = { until: null };
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { match_data } = JSON.parse(String(payload)) as { match_data?: { data?: string } };
      if (match_data?.data === undefined) return;
      const { view } = JSON.parse(Buffer.from(match_data.data, 'base64').toString()) as Partial<ChangeMessage>;
      if (view?.until !== undefined) said.until = view.until;
    }),
  );
  return said;
}

declare global {
  interface Window {
    /** Sets the device's clock, this many milliseconds off. */
    setClock: (off: number) => void;
    /** What live regions said on the page of a match, as it came. */
    heardWords: string[];
    /** How often something was asked for at the next frame. */
    framesAsked: number;
  }
}

/** A clock that can be set, an ear for live regions, and a count of scripts that run for a frame. */
function watchPage(): void {
  const RealDate = Date;
  let off = -180_000;
  window.setClock = (by) => (off = by);
  window.Date = class extends RealDate {
    constructor(...given: []) {
      if (given.length === 0) super(RealDate.now() + off);
      else super(...given);
    }
    static override now(): number {
      return RealDate.now() + off;
    }
  } as DateConstructor;
  window.framesAsked = 0;
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => {
    window.framesAsked += 1;
    return ask(callback);
  };
  window.heardWords = [];
  const last = new WeakMap<Element, string>();
  new MutationObserver((changes) => {
    const regions = new Set(
      changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest('[role="status"], [role="alert"], [aria-live="polite"]'),
      ),
    );
    for (const region of regions) {
      const words = region?.textContent?.trim() ?? '';
      if (!region || words === (last.get(region) ?? '')) continue;
      last.set(region, words);
      if (words !== '' && location.pathname.includes('/league/match/')) window.heardWords.push(words);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const secondsShown = async (page: Page): Promise<number> => Number(await page.getByRole('timer').locator('b').innerText());

test('on a slow line and with a wrong clock: what is pressed before the script is there begins, the time is the server’s, and each thing is said once', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const all = await players(browser, [{ language: 'ar', ...PHONE, hasOwnSockets: true }]);
  const [salma] = all;
  if (!salma) throw new Error('a player');
  const { page, words, at } = salma;
  await page.addInitScript(watchPage);
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', SLOW);
  const said = listenTo(page);

  await page.goto(at(`league/lobby/${SUBJECT}`), { waitUntil: 'commit' });
  await page.getByRole('button', { name: words('lobby:friend.make') }).click();
  await expect(page.getByRole('textbox', { name: words('lobby:friend.link') })).toHaveValue(/\/league\/friend\//, { timeout: 60_000 });
  await page.getByRole('button', { name: words('lobby:withdraw') }).click();
  await expect(page.getByRole('button', { name: words('lobby:find') })).toBeVisible();

  await page.goto(at(`league/lobby/${SUBJECT}`), { waitUntil: 'commit' });
  await page.getByRole('button', { name: words('lobby:find') }).click();
  await page.waitForURL(/\/league\/match\//, { timeout: 60_000 });
  for (let round = 1; round <= 6; round += 1) {
    await roundShown(salma, round);
    if (round === 3) await page.evaluate(() => window.setClock(120_000));
    const [shown, left] = [await secondsShown(page), Math.ceil(((said.until ?? 0) - Date.now()) / 1000)];
    expect(Math.abs(shown - left), `round ${round} shows ${shown} s, and ${left} s are left`).toBeLessThanOrEqual(2);
    if (round === 2) {
      // nothing is answered: the time is said, and runs without a script for each frame
      await page.evaluate(() => (window.framesAsked = 0));
      await expect(page.getByRole('status').filter({ hasText: words('match:said.time', { count: 5 }) })).toHaveCount(1);
      expect(await page.evaluate(() => window.framesAsked)).toBe(0);
      expect(await animatedBesideTransforms(page)).toEqual([]);
      await expect(page.getByText(words('match:reveal.none')).first()).toBeVisible();
    } else await byTouch(page, round);
    await expect(page.getByRole('timer')).toHaveCount(0);
    await nothingMoved(page);
  }
  // the last standing is said while the last answer is shown, so its page is waited out
  await page.waitForURL(/\/league\/result\//, { timeout: 60_000 });
  const heard = await page.evaluate(() => window.heardWords);
  const times = [10, 5].map((count) => words('match:said.time', { count }));
  expect(heard.filter((one) => times.includes(one))).toEqual(times);
  expect(heard.filter((one) => one === words('match:said.foundBot'))).toHaveLength(1);
  // the standing after each round, which may be the same as after another one, and nothing else
  expect(heard).toHaveLength(6 + times.length + 1);
  expect(salma.complaints).toEqual([]);
  await closeAll(all);
});

/** What animations of the match change beside a transform, which needs no script and no drawing. */
const animatedBesideTransforms = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const own = ['offset', 'computedOffset', 'easing', 'composite', 'transform'];
    return document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || !effect.target?.closest('main')) return [];
      return effect.getKeyframes().flatMap((frame) => Object.keys(frame).filter((name) => !own.includes(name)));
    });
  });

test('a phone that sleeps for twelve seconds in round 4 wakes in the same round, at the server’s time', async ({ browser }) => {
  const all = await players(browser, [
    { language: 'ar', ...PHONE, hasOwnSockets: true },
    { language: 'en', viewport: { width: 1440, height: 900 } },
  ]);
  const [salma, omar] = all;
  if (!salma || !omar) throw new Error('two players');
  await look(salma, SUBJECT);
  await look(omar, SUBJECT);
  const asleep = await salma.page.context().newCDPSession(salma.page);
  const byBoth = async (round: number): Promise<void> => {
    for (const player of all) {
      await roundShown(player, round);
      await player.page.keyboard.press('1');
    }
  };
  for (let round = 1; round <= 3; round += 1) await byBoth(round);
  for (const player of all) await roundShown(player, 4);
  await asleep.send('Page.setWebLifecycleState', { state: 'frozen' });
  await expect.poll(() => secondsShown(omar.page)).toBeLessThanOrEqual(8);
  await asleep.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(optionsOf(salma.page).first()).toBeEnabled();
  await expect.poll(async () => Math.abs((await secondsShown(salma.page)) - (await secondsShown(omar.page)))).toBeLessThanOrEqual(1);
  await byBoth(4);
  await Promise.all(all.map((player) => playOn(player, (page) => page.keyboard.press('2'), 5)));
  await closeAll(all);
});

const text = (words: string) => ({ kind: 'text' as const, text: words });
const SUM = {
  kind: 'math' as const,
  mathml:
    '<math><mrow><msub><mi>F</mi><mn>1</mn></msub><mo>+</mo><mfrac><mrow><mi>m</mi><msup><mi>v</mi><mn>2</mn></msup></mrow><mrow><mn>2</mn><mi>r</mi></mrow></mfrac><mo>=</mo><msqrt><mrow><msup><mi>a</mi><mn>2</mn></msup><mo>+</mo><msup><mi>b</mi><mn>2</mn></msup><mo>+</mo><msup><mi>c</mi><mn>2</mn></msup></mrow></msqrt></mrow></math>',
  tex: 'F_1+\\frac{mv^2}{2r}=\\sqrt{a^2+b^2+c^2}',
  display: false,
};
const LONG = 'تزداد مع القوة حتى تبلغ قيمتها العظمى، ثم تنقص قليلًا حين يتحرّك الجسم على السطح الخشن';
/** A question that is as long as one may be, with a formula and a picture. */
const longQuestion = (question: LeagueQuestion): LeagueQuestion => ({
  ...question,
  stem: {
    lang: 'ar',
    parts: [
      text('جسم موضوع على سطح خشن كما في الشكل '),
      { kind: 'picture', src: '/favicon.svg', alt: 'جسم على سطح', width: 640, height: 360 },
      text(' تؤثر فيه قوة أفقية مقدارها '),
      SUM,
      text('؛ أيّ عبارة تصف قوة الاحتكاك المؤثرة فيه وصفًا صحيحًا؟'),
    ],
  },
  options: question.options.map((_, index) => ({ lang: 'ar', parts: index === 2 ? [text(`${LONG} `), SUM] : [text(LONG)] })),
});
const withLongQuestion = (view: Partial<MatchView>): Partial<MatchView> =>
  view.question ? { ...view, question: longQuestion(view.question) } : view;

test('four long options with a formula and a picture at 320 px: nothing goes beyond the edge, the time stays in sight, each option comes under the thumb', async ({
  browser,
}) => {
  const all = await players(browser, [
    { language: 'ar', ...PHONE, viewport: { width: 320, height: 568 }, heard: withLongQuestion },
    { language: 'ur', ...PHONE, viewport: { width: 320, height: 640 }, heard: withLongQuestion },
  ]);
  const [salma, omar] = all;
  if (!salma || !omar) throw new Error('two players');
  await look(salma, SUBJECT);
  await look(omar, SUBJECT);
  await Promise.all(
    all.map((player) =>
      playOn(player, async (page, round) => {
        if (round <= 2) await staysWithin(player);
        await optionsOf(page)
          .nth(round % 4)
          .tap();
      }),
    ),
  );
  await closeAll(all);
});

async function staysWithin({ page }: Player): Promise<void> {
  const beyond = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const inside = [...document.querySelectorAll<HTMLElement>('main h1, main li, main p')];
    const cut = inside.filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === 'visible');
    return [scrollWidth - clientWidth, ...cut.map((one) => one.textContent?.slice(0, 40))];
  });
  expect(beyond).toEqual([0]);
  for (const option of await optionsOf(page).all()) {
    await option.scrollIntoViewIfNeeded();
    await expect(option).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 });
  }
}
