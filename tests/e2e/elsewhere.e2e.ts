import type { Browser, Page } from '@playwright/test';
import { asClient, startOpenIdProvider, type OpenIdProvider } from '../../apps/api/src/testing/openid.ts';
import { askApi, CLIENT } from '../support/ask.ts';
import { freePort, publicly, removeFolder, startProduct, temporaryDataDir, type Product, codeSentTo } from '../support/product.ts';
import { openRecords } from '../support/records.ts';
import { wordsIn } from '../support/words.ts';
import { expect, PLAIN_BROWSER, test, watch } from './journey.ts';

/** In three languages, on a phone and a desk, and without JavaScript. */
const WALKS = [
  { language: 'ar', width: 360, javaScriptEnabled: true },
  { language: 'en', width: 1440, javaScriptEnabled: true },
  { language: 'ur', width: 360, javaScriptEnabled: false },
] as const;
const PASSWORD = 'a path of sand';
/** A page asks after 8 and 14 seconds what became of its message; by the second time two tries were made. */
const SECOND_ASK = { timeout: 40_000 };

let product: Product;
let provider: OpenIdProvider;
let url: string;
// one of its own: it knows providers, and its gateway for text messages is dead
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const port = await freePort();
  url = publicly(`http://127.0.0.1:${port}`);
  provider = await startOpenIdProvider(`${url}/login/google`, `${url}/login/facebook`);
  const issuer = provider.issuer.origin;
  product = await startProduct({
    port,
    dataDir: temporaryDataDir('elsewhere'),
    env: {
      GOOGLE_CLIENT_ID: asClient.clientId,
      GOOGLE_CLIENT_SECRET: asClient.clientSecret,
      GOOGLE_ISSUER: issuer,
      FACEBOOK_APP_ID: asClient.clientId,
      FACEBOOK_APP_SECRET: asClient.clientSecret,
      FACEBOOK_ISSUER: issuer,
      ANALYTICS_ID: 'G-TEST1234',
      SMS_GATEWAY_URL: `http://127.0.0.1:${await freePort()}/messages`,
    },
  });
});
test.afterAll(async () => {
  await product.stop();
  await provider.stop();
  removeFolder(product.dataDir);
});

async function opened(browser: Browser, walk: (typeof WALKS)[number]) {
  const { language, width, javaScriptEnabled } = walk;
  const context = await browser.newContext({ userAgent: PLAIN_BROWSER, viewport: { width, height: 900 }, javaScriptEnabled });
  // who has answered is not asked about the counter of visits
  await context.addCookies([{ name: 'consent', value: 'no%20analytics', url }]);
  const page = await context.newPage();
  const complaints = watch(page);
  const go = (path: string) => page.goto(`${url}/${language}/${path}${path.includes('?') ? '&' : '?'}country=JO`);
  return { context, page, complaints, go, words: wordsIn(language) };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click();

/** Says at the provider who one is; null for a student who does not want to. */
async function sayWho(page: Page, sub: string | null): Promise<void> {
  await page.waitForURL(/\/interaction\//);
  if (sub !== null) await page.locator('input[name=sub]').fill(sub);
  await press(page, sub === null ? 'Refuse' : 'Agree');
}

async function chooseProgram(page: Page, words: (key: string) => string): Promise<void> {
  await page.waitForURL(/SelectProgram/);
  await page.locator('input[name=program_id][value="1"]').check({ force: true });
  await press(page, words('account:program.action'));
  await page.waitForURL(/dashboard/);
}

for (const walk of WALKS) {
  const name = `${walk.language} at ${walk.width} px${walk.javaScriptEnabled ? '' : ' without JavaScript'}`;

  test(`Google makes an account, signs it in, and is disconnected and connected again: ${name}`, async ({ browser }) => {
    const { context, page, complaints, go, words } = await opened(browser, walk);
    const sub = `new-${walk.language}`;
    const email = `${sub}@example.org`;
    provider.knows({ sub, name: 'Salma Al-Ali', email, email_verified: true });
    await go('signup');
    await follow(page, words('account:login.by.google'));
    await sayWho(page, sub);
    await page.waitForURL(/login\/google\/result/);
    expect(page.url(), 'no code stays in the address').not.toContain('code=');
    await expect(page.locator('html')).toHaveAttribute('lang', walk.language);
    await expect(page.locator('input[name=full_name]')).toHaveValue('Salma Al-Ali');
    await expect(page.getByText(email)).toBeVisible();
    await page.locator('input[name=terms]').check();
    await press(page, words('account:signUp.action'));
    await chooseProgram(page, words);

    await go('account_settings');
    await page.locator('a[href*="account_settings/logins"]').click();
    await press(page, words('settings:logins.unlink'));
    await expect(page.getByText(words('success:login_unlinked'))).toBeVisible();
    await follow(page, words('settings:logins.connect'));
    await page.waitForURL(/login\/google\/result/);
    await press(page, words('account:login.link.action'));
    await page.waitForURL(/account_settings\/logins/);
    await expect(page.getByRole('button', { name: words('settings:logins.unlink') })).toBeVisible();

    await context.clearCookies();
    await go('signin');
    await follow(page, words('account:login.by.google'));
    await sayWho(page, sub);
    await page.waitForURL(/dashboard/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test(`a Google account with an account’s e-mail is connected once its owner has signed in: ${name}`, async ({ browser }) => {
    const { context, page, complaints, go, words } = await opened(browser, walk);
    const sub = `known-${walk.language}`;
    const email = `${sub}@example.org`;
    const records = openRecords(product.dataDir);
    await records.student({ name: 'سلمى', phone: '', email, password: PASSWORD }, 'email');
    await records.close();
    provider.knows({ sub, name: 'Salma', email, email_verified: true });
    await go('signin');
    await follow(page, words('account:login.by.google'));
    await sayWho(page, sub);
    await expect(page.getByRole('heading', { name: words('account:login.known.title') })).toBeVisible();
    await follow(page, words('account:signIn.action'));
    await page.locator('input[name=email]').fill(email);
    await page.locator('input[name=password]').fill(PASSWORD);
    await press(page, words('account:signIn.action'));
    await press(page, words('account:login.link.action'));
    await page.waitForURL(/account_settings\/logins/);
    await context.clearCookies();
    await go('signin');
    await follow(page, words('account:login.by.google'));
    await sayWho(page, sub);
    await page.waitForURL(/dashboard/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test(`KAUST by Facebook: refused is said, then an account without an address, which Facebook alone deletes: ${name}`, async ({
    browser,
  }) => {
    const { context, page, complaints, go, words } = await opened(browser, walk);
    const sub = `facebook-${walk.language}`;
    provider.knows({ sub, name: 'Omar', email: `${sub}@example.org` });
    await go('kaust/signup-facebook');
    await sayWho(page, null);
    await page.waitForURL(/\/signup/);
    await expect(page.getByText(words('formErrors:fb_access_denied'))).toBeVisible();
    await go('kaust');
    await follow(page, words('account:login.by.facebook'));
    await sayWho(page, sub);
    await expect(page.getByText(`${sub}@example.org`), 'Facebook has not proven it').toHaveCount(0);
    await page.locator('input[name=full_name]').fill('Omar');
    await page.locator('input[name=terms]').check();
    await press(page, words('account:signUp.action'));
    await chooseProgram(page, words);

    await go('account_settings/logins');
    await expect(page.getByText(words('settings:logins.onlyTitle'))).toBeVisible();
    await go('account_settings/deletion');
    await follow(page, words('settings:deletion.login.toProvider', { provider: words('settings:logins.name.facebook') }));
    await press(page, words('settings:deletion.action'));
    await page.waitForURL(/signin/);
    await expect(page.getByText(words('account:signIn.reason.deletion'))).toBeVisible();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test(`while the gateway for text messages is down a student is told, and comes in by e-mail: ${name}`, async ({ browser }) => {
    const { context, page, complaints, go, words } = await opened(browser, walk);
    const email = `other-way-${walk.language}@example.org`;
    await go('signup');
    await page.locator('input[name=full_name]').fill('Salma');
    await page.locator('input[name=phone]').fill(`07900000${WALKS.indexOf(walk)}1`);
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.locator('input[name=terms]').check();
    await press(page, words('account:signUp.action'));
    await page.waitForURL(/code-confirmation/);
    const told = page.getByText(words('account:code.trouble.down'));
    // without JavaScript whoever waits looks again
    if (walk.javaScriptEnabled) await expect(told).toBeVisible(SECOND_ASK);
    else await expect(async () => expect(await page.reload().then(() => told.count())).toBe(1)).toPass();
    await page.getByRole('link', { name: words('account:code.other.email.title') }).click();
    await page.waitForURL(/signup_method=email/);
    await page.locator('input[name=full_name]').fill('Salma');
    await page.locator('input[name=email]').fill(email);
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.locator('input[name=terms]').check();
    await press(page, words('account:signUp.action'));
    await page.waitForURL(/email-confirmation/);
    await page.locator('input[name=verification_code]').fill(await codeSentTo(url, email));
    await press(page, words('account:code.action'));
    await chooseProgram(page, words);
    expect(complaints).toEqual([]);
    await context.close();
  });

  // the same page in English is in the stories
  if (walk.language === 'en') continue;

  test(`while it is down a forgotten password is set anew and a number changed by WhatsApp, and nothing is lost: ${name}`, async ({
    browser,
  }) => {
    const { context, page, complaints, go, words } = await opened(browser, walk);
    const phone = `+9627800000${WALKS.indexOf(walk)}1`;
    const other = `+9627800000${WALKS.indexOf(walk)}2`;
    const records = openRecords(product.dataDir);
    await records.student({ name: 'سلمى', phone, email: '', password: PASSWORD });
    await records.close();
    const isTold = async (text: string) => {
      const told = page.getByText(text);
      if (walk.javaScriptEnabled) await expect(told).toBeVisible(SECOND_ASK);
      else await expect(async () => expect(await page.reload().then(() => told.count())).toBe(1)).toPass();
    };
    const type = async (code: string, button: string) => {
      await page.locator('input[name=verification_code]').fill(code);
      await press(page, words(button));
    };
    // somebody’s sign-up says that the gateway is down; the message of a recovery never does
    const form = { sms_otp_phone: `+9627800000${WALKS.indexOf(walk)}3`, country_code: 'JO', full_name: 'Omar', terms: true };
    await askApi(url, 'student/sms-otp/fast-signup', { headers: CLIENT, body: form });

    await go('resetpassword');
    await page.locator('input[name=phone]').fill(phone);
    await press(page, words('account:reset.action'));
    await page.waitForURL(/step=code/);
    await isTold(words('account:code.trouble.down'));
    await page.getByRole('button', { name: words('account:code.other.whatsapp.title') }).click();
    await page.waitForURL(/resent=1/);
    await type(await codeSentTo(url, phone), 'account:code.action');
    await page.waitForURL(/createNewPassword/);
    await page.locator('input[name=password]').fill('a lantern by the sea');
    await page.locator('input[name=password_again]').fill('a lantern by the sea');
    await press(page, words('account:newPassword.action'));
    await page.waitForURL(/signin/);
    await page.locator('input[name=phone]').fill(phone);
    await page.locator('input[name=password]').fill('a lantern by the sea');
    await press(page, words('account:signIn.action'));
    await page.waitForURL(/dashboard/);

    await go('account_settings/phone');
    await page.locator('input[name=phone]').fill(other);
    await page.locator('input[name=password]').fill('a lantern by the sea');
    await press(page, words('settings:code.sendSms'));
    await page.waitForURL(/by=sms/);
    await isTold(words('settings:code.trouble.down'));
    await expect(page.getByText(words('settings:contact.phone.staysTitle'))).toBeVisible();
    await press(page, words('settings:code.sendWhatsapp'));
    await page.waitForURL(/by=whatsapp/);
    await type(await codeSentTo(url, other), 'settings:contact.phone.confirm');
    await expect(page.getByText(words('success:phone_updated'))).toBeVisible();
    expect(complaints).toEqual([]);
    await context.close();
  });
}

test('a counter of visits comes after it is allowed, is told pages by their row alone, and goes when it is refused', async ({
  browser,
}) => {
  const { context, page, complaints, go, words } = await opened(browser, WALKS[1]);
  await context.clearCookies();
  const foreign: string[] = [];
  await context.route(
    (address) => address.origin !== url,
    (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  const said = () =>
    page.evaluate(() =>
      ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((words) => JSON.stringify(Array.from(words))),
    );
  await go('about-us');
  await expect(page.getByRole('region', { name: words('consent:title') })).toBeVisible();
  expect(foreign, 'nothing before it is allowed').toEqual([]);
  await press(page, words('consent:yes'));
  await expect.poll(() => foreign).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1234']);
  await follow(page, words('guestFrame:footer.team'));
  await expect.poll(async () => (await said()).at(-1)).toContain(`${url}/ourTeam`);
  expect((await said()).join(), 'no address').not.toMatch(/our-team|country=/);
  await go('CookiesPolicy');
  await press(page, words('consent:no'));
  await expect(page.getByText(words('consent:now.no'))).toBeVisible();
  await expect.poll(said).toEqual([]);
  foreign.length = 0;
  await go('news');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(foreign).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
