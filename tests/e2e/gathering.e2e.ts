import { enterAsStudent, expect, test } from './journey.ts';

// a name that is refused answers 422, which the browser calls a failed load
test.use({ allowedComplaints: [/status of 422/] });

const LESSON = 'program/1/subject/12/subtopic/1211/lesson/1203';

test('a lesson is found by a misspelt word, gathered in two touches, moved, shared, deleted and taken back', async ({
  page,
  journey,
  browser,
}) => {
  const { language, words, url } = journey;
  await enterAsStudent(page.context(), journey);
  await page.goto(`${url}/${language}/search?country=JO`);
  const field = page.getByRole('searchbox', { name: words('search:field') });
  await field.fill('نيوتن');
  await expect(page.getByRole('link', { name: new RegExp(words('search:type.lesson')) }).first()).toBeVisible();
  await field.fill('قانون نيوطن الثالث');
  await field.press('Enter');
  await expect(page.getByText(words('search:tabs.lessons')).first()).toBeVisible();
  await page.locator('main li a[href*="/lesson/1203"]').first().click();
  // the results have a link of the same name
  await page.waitForURL(/\/lesson\/1203/);

  await page.getByRole('link', { name: words('learning:collect') }).click();
  const name = page.getByLabel(words('collection:name'));
  await name.fill('a/b');
  await page.getByRole('button', { name: words('collection:create') }).click();
  await expect(page.getByText(words('collectionErrors:field_collection_name'))).toBeVisible();
  await expect(name).toHaveValue('a/b');
  await name.fill('فيزياء (1) ~ نيوتن_3');
  await page.getByRole('button', { name: words('collection:create') }).click();
  await expect(page.getByText(words('collection:isIn'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: words('collection:backTo.lesson') })
    .last()
    .click();
  await expect(page).toHaveURL(/lesson\/1203/);

  await page.goto(`${url}/${language}/${LESSON.replace('1203', '1202')}?country=JO`);
  await page.getByRole('link', { name: words('learning:collect') }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'نيوتن_3' });
  await row.getByRole('button', { name: words('collection:addTo', { name: '' }) }).click();
  await row.getByRole('button', { name: words('collection:takeOutOf', { name: '' }) }).click();
  await row.getByRole('button', { name: words('collection:addTo', { name: '' }) }).click();
  await expect(row.getByText(words('collection:isIn'))).toBeVisible();

  await page.goto(`${url}/${language}/collections?country=JO`);
  await page.getByRole('link', { name: /نيوتن_3/ }).click();
  const entities = page.locator('main ol > li[data-entity]');
  const chosenOf = async (place: number, intent: string): Promise<void> => {
    await entities.nth(place).locator('summary').click();
    await entities.nth(place).locator(`button[value=${intent}]`).click();
  };
  await expect(entities).toHaveCount(2);
  await expect(entities.first().locator('a')).toHaveAttribute('href', /1203/);
  await chosenOf(1, 'up');
  await expect(entities.first().locator('a')).toHaveAttribute('href', /1202/);
  // dragged by its grip, which comes after the first view
  const grip = entities.nth(1).locator('> button');
  const [from, to] = [await grip.boundingBox(), await entities.first().boundingBox()];
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, to.y + 4, { steps: 5 });
  await page.mouse.up();
  await expect(entities.first().locator('a')).toHaveAttribute('href', /1203/);
  // taken out, and put back where it was
  await chosenOf(0, 'out');
  await expect(page.getByText(words('collection:taken.lesson'))).toBeVisible();
  await expect(entities).toHaveCount(1);
  await page.getByRole('button', { name: words('collection:undo') }).click();
  await expect(entities.first().locator('a')).toHaveAttribute('href', /1203/);

  const share = page.getByRole('switch', { name: words('collection:share.title') });
  await share.click();
  const address = page.getByText(/collections-free/);
  await expect(address).toBeVisible();
  const shared = ((await address.textContent()) ?? '').replace(/^https?:\/\/[^/]+/, url);
  const other = await browser.newContext();
  const free = await other.newPage();
  await free.goto(shared);
  await expect(free.getByRole('heading', { level: 1 })).toContainText('نيوتن_3');
  await expect(free.locator('main ol > li')).toHaveCount(2);
  await share.click();
  await expect(address).toHaveCount(0);
  expect((await free.goto(shared))?.status()).toBe(404);
  await other.close();

  await page.getByLabel(words('collection:options')).click();
  await page.getByRole('button', { name: words('collection:delete') }).click();
  await page.getByRole('button', { name: words('collection:undo') }).click();
  await expect(entities).toHaveCount(2);
});

test('without JavaScript the same forms search, gather and order', async ({ page, journey, browser }) => {
  const { language, words, url } = journey;
  await enterAsStudent(page.context(), journey);
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const still = await plain.newPage();
  await still.goto(`${url}/${language}/search?country=JO`);
  await still.getByRole('searchbox').fill('التكامل');
  await still.getByRole('button', { name: words('search:submit') }).click();
  await expect(still.locator('main mark').first()).toBeVisible();
  for (const lesson of [1203, 1202]) {
    await still.goto(`${url}/${language}/collections/add?lesson=${lesson}&country=JO`);
    if (lesson === 1203) {
      await still.getByLabel(words('collection:name')).fill('Physics-1');
      await still.getByRole('button', { name: words('collection:create') }).click();
    } else await still.locator('button[value=add]').click();
    await expect(still.getByText(words('collection:isIn'))).toBeVisible();
  }
  await still.goto(`${url}/${language}/collections?country=JO`);
  await still.getByRole('link', { name: /Physics-1/ }).click();
  const first = still.locator('main ol > li[data-entity]').first();
  await first.locator('summary').click();
  await first.locator('button[value=down]').click();
  await expect(still.locator('main ol > li[data-entity]').first().locator('a')).toHaveAttribute('href', /1202/);
  await first.locator('summary').click();
  await first.locator('button[value=out]').click();
  await expect(still.locator('main ol > li[data-entity]')).toHaveCount(1);
  await plain.close();
});
