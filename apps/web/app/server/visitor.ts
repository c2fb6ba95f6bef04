import type { CountryCode, Student } from '@darb/contract';
import { countries, countryOf } from '@darb/contract/countries';
import { rowNames, rowOf } from '../site-map.ts';
import type { Theme, Visit } from '../visit.ts';
import { languageOf, pagePathOf, prefixOf } from './language.ts';
import { isRefusal, type Session } from './session.ts';

export const DEFAULT_COUNTRY: CountryCode = 'JO';
const codes = new Set<string>(countries.map(({ code }) => code));
const isCountryCode = (text: string | null | undefined): text is CountryCode => typeof text === 'string' && codes.has(text);

export interface VisitorOptions {
  url: URL;
  cookies: Readonly<Record<string, string>>;
  session: Session;
  origin: string;
  requestId: string;
}

export const themeOf = (text: string | undefined): Theme => (text === 'light' || text === 'dark' ? text : null);

/** The countries of pages that are about one. */
const ofPages = new Map(
  rowNames.flatMap((name) => (rowOf(name).country ? [[`/${rowOf(name).path}`, rowOf(name).country]] : [])) as [string, CountryCode][],
);

/** That of the page, else `?country=`, else the cookie; null where the visitor has said neither. */
export const saidCountry = (url: URL, cookies: Readonly<Record<string, string>>): CountryCode | null => {
  const ofPage = ofPages.get(pagePathOf(url.pathname));
  if (ofPage) return ofPage;
  const asked = url.searchParams.get('country');
  if (isCountryCode(asked)) return asked;
  return isCountryCode(cookies['country']) ? cookies['country'] : null;
};

/**
 * Where the visitor's address lies; Jordan for a place that is not one of ours, and when nobody can say
 * (rule catalog 4).
 */
export async function locatedCountry(session: Session): Promise<CountryCode> {
  try {
    const { iso, located } = await session.api.catalog.locationFromIp({});
    return located && countryOf(iso).locatable ? iso : DEFAULT_COUNTRY;
  } catch (thrown) {
    if (isRefusal(thrown)) return DEFAULT_COUNTRY;
    throw thrown;
  }
}

/** The student whose tokens the visitor holds; null for a guest and for tokens that open nothing any more. */
async function studentOf(session: Session): Promise<Student | null> {
  if (!session.holdsTokens()) return null;
  try {
    return await session.api.account.info({});
  } catch (thrown) {
    if (isRefusal(thrown) && (thrown.messageKey === 'token_invalid' || thrown.messageKey === 'account_suspended')) {
      session.end();
      return null;
    }
    throw thrown;
  }
}

/**
 * Resolves who looks at a page: student, country (the student's own first), language, theme. Asks the API
 * in that language from then on.
 */
export async function visitOf({ url, cookies, session, origin, requestId }: VisitorOptions): Promise<Visit> {
  const student = await studentOf(session);
  const country = student?.country ?? saidCountry(url, cookies) ?? (await locatedCountry(session));
  const prefix = prefixOf(url.pathname);
  const language = languageOf(prefix, cookies['language'], countryOf(country).language);
  session.speak(language, country);
  const search = new URLSearchParams(url.search);
  search.delete('_routes');
  search.delete('index');
  const path = pagePathOf(url.pathname);
  return {
    language,
    prefix,
    country,
    theme: student?.appearance ?? themeOf(cookies['theme']),
    digits: student?.numbering_system ?? countryOf(country).numberingSystem,
    student,
    path: search.size > 0 ? `${path}?${search}` : path,
    search,
    origin,
    audience: student && { program: student.program_id },
    requestId,
  };
}
