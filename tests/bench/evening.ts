import { CLIENT } from '../support/ask.ts';
import { codeSentTo } from '../support/product.ts';

/** What each measured address of a student or guest has behind it. */
export const COUNTRY = '?country=JO';
const PHONE = '+962790123456';

/** A page that is measured: as whom, and where. */
export interface MeasuredPage {
  readonly name: string;
  readonly url: string;
  /** A guest's page is kept for all; a student's and a parent's are drawn each time. */
  readonly who: 'guest' | 'student' | 'parent';
  readonly headers: Headers;
  /** An aim of its own for its JS, in kB gzip. */
  readonly jsGzipKb?: number;
}

/** What a browser sends along, such as a Cookie header. */
export type Headers = Readonly<Record<string, string>>;
export type Cookies = Readonly<Record<string, string>>;

/** A Cookie header. */
export const cookieHeader = (cookies: Cookies): string =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

async function call<Reply>(url: string, verb: string, body: unknown, token?: string): Promise<Reply> {
  const answer = await fetch(url, {
    method: verb,
    headers: { 'content-type': 'application/json', ...CLIENT, ...(token ? { 'access-token': token } : {}) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${verb} ${url} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: Reply }).data;
}

/** Signs a student up by phone and chooses the first program; gives the cookies of their session. */
export async function signUp(product: string): Promise<Cookies> {
  const phone = { sms_otp_phone: PHONE, country_code: 'JO', language: 'ar' };
  await call(`${product}/api/student/sms-otp/signup`, 'POST', {
    ...phone,
    full_name: 'سلمى العبد الله',
    password: 'a path of sand',
    terms: true,
  });
  const code = await codeSentTo(product, PHONE);
  const { tokens } = await call<{ tokens: { access_token: string; refresh_token: string } }>(
    `${product}/api/student/sms-otp/verify-otp`,
    'POST',
    {
      ...phone,
      verification_code: code,
      country: 'JO',
    },
  );
  await call(`${product}/api/student/program`, 'PUT', { program_id: 1 }, tokens.access_token);
  return { 'access-token': tokens.access_token, 'refresh-token': tokens.refresh_token };
}

async function linkOn(url: string, cookies: Cookies, pattern: RegExp): Promise<string> {
  const answer = await fetch(url, { headers: { cookie: cookieHeader(cookies) } });
  const found = pattern.exec(await answer.text())?.[0];
  if (found === undefined) throw new Error(`${url} (${answer.status}) holds no link like ${String(pattern)}`);
  return found;
}

/**
 * The pages of the evening in Arabic, at the usual form of their addresses; follows the links as a student
 * would.
 */
export async function pagesOf(product: string, cookies: Cookies): Promise<MeasuredPage[]> {
  const subject = await linkOn(`${product}/ar/explore/1${COUNTRY}`, {}, /\/ar\/program\/\d+\/subject\/\d+/);
  const lesson = await linkOn(`${product}${subject}${COUNTRY}`, cookies, /\/ar\/program\/\d+\/subject\/\d+\/subtopic\/\d+\/lesson\/\d+/);
  const quiz = await linkOn(`${product}${lesson}${COUNTRY}`, cookies, /\/ar\/program\/\d+\/subject\/\d+\/subtopic\/\d+\/quiz\/\d+/);
  const page = (name: string, path: string, who: MeasuredPage['who']): MeasuredPage => ({
    name,
    url: `${product}${path}${COUNTRY}`,
    who,
    headers: who === 'student' ? { cookie: cookieHeader(cookies) } : {},
  });
  return [
    page('home', '/ar', 'guest'),
    page('subject', subject, 'guest'),
    page('lesson', lesson, 'student'),
    page('quiz', quiz, 'student'),
    page('dashboard', '/ar/dashboard', 'student'),
  ];
}

/** The lesson after a measured one: a student who goes from one to the other opens each anew. */
export async function lessonAfter({ url }: MeasuredPage, cookies: Cookies): Promise<string> {
  const { origin, pathname } = new URL(url);
  const other = new RegExp(`${pathname.replace(/\d+$/, '')}(?!${/\d+$/.exec(pathname)?.[0]}\\b)\\d+`);
  return `${origin}${await linkOn(url, cookies, other)}${COUNTRY}`;
}
