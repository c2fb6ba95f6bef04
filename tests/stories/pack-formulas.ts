import { chromium } from 'playwright';

const STORY = '/iframe.html?id=texts-formulas--of-the-pack&viewMode=story&globals=language:ar';
const WIDTHS = [320, 360] as const;
/** On a phone narrower than this one a formula that has shrunk may scroll. */
const SCROLLS_BELOW = 360;

/** Runs inside the page: the formulas that do not keep to their column, in words. */
function measured(mayScroll: boolean): { count: number; problems: string[] } {
  const problems: string[] = [];
  const shown = [...document.querySelectorAll<HTMLElement>('[data-tex]')];
  for (const place of shown) {
    const tex = place.dataset['tex'] ?? '';
    const formula = place.querySelector<HTMLElement>('[dir="ltr"]:has(> math)');
    const column = formula?.parentElement?.parentElement;
    if (!formula || !column) {
      problems.push(`no formula is shown: ${tex}`);
      continue;
    }
    const room = column.getBoundingClientRect();
    const style = getComputedStyle(formula);
    const scrolls = style.overflowX === 'auto';
    const boxes = scrolls ? [formula] : [...formula.querySelectorAll('math')];
    for (const box of boxes) {
      const { left, right } = box.getBoundingClientRect();
      if (left < room.left - 1 || right > room.right + 1) problems.push(`cut, and does not scroll: ${tex}`);
    }
    if (!scrolls || formula.scrollWidth <= formula.clientWidth + 1) continue;
    const share = Number.parseFloat(style.fontSize) / Number.parseFloat(getComputedStyle(formula.parentElement ?? place).fontSize);
    if (share > 0.81) problems.push(`scrolls before it has shrunk to four fifths (${share.toFixed(2)}): ${tex}`);
    if (share < 0.79) problems.push(`shrinks below four fifths (${share.toFixed(2)}): ${tex}`);
    if (style.backgroundImage === 'none') problems.push(`scrolls without a shown edge: ${tex}`);
    if (!mayScroll) problems.push(`scrolls by ${formula.scrollWidth - formula.clientWidth} px: ${tex}`);
  }
  return { count: shown.length, problems };
}

/**
 * Measures every formula of the pack on narrow phones and says which are cut, or scroll. `url`: where the
 * built Storybook is served.
 */
export async function formulasThatDoNotFit(url: string, launch: { executablePath: string; args: string[] }): Promise<string[]> {
  const browser = await chromium.launch(launch);
  try {
    const page = await browser.newPage();
    const found: string[] = [];
    await page.goto(new URL(STORY, url).toString(), { waitUntil: 'commit' });
    // one page with thousands of formulas, beside which the rest of the house is at work
    await page.waitForFunction(() => (document.querySelector('[data-tex]')?.getBoundingClientRect().width ?? 0) > 0, null, {
      timeout: 120_000,
    });
    await page.evaluate(() => document.fonts.load('16px "Darb Math"').then(() => document.fonts.ready));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 640 });
      const { count, problems } = await page.evaluate(measured, width < SCROLLS_BELOW);
      if (count < 2000) problems.push(`only ${count} formulas are shown`);
      found.push(...problems.map((problem) => `${width} px: ${problem}`));
    }
    return found;
  } finally {
    await browser.close();
  }
}
