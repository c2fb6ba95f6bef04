import { data, redirect } from '@remix-run/node';
import { countryOf } from '@darb/contract/countries';
import { rowOf as rowOfKey } from '@darb/contract/message-keys';
import { isLanguage, type Language } from '@darb/language';
import type { NotFoundScreenProps } from '@darb/ui/screens/site/props';
import { href, pathOf } from '../href.ts';
import { textNamed } from '../i18n/texts.server.ts';
import type { Visit } from '../visit.ts';
import type { WebContext } from './context.ts';
import { aroundOf } from './around.ts';
import { pagePathOf, prefixOf } from './language.ts';
import { isRefusal } from './session.ts';
import type { Shown } from './shown.ts';
import { DEFAULT_COUNTRY, saidCountry, themeOf } from './visitor.ts';

/**
 * As much as can be said of a visitor when the API cannot be asked: a guest, by the address and the
 * cookies.
 */
export function visitWithoutData(request: Request, { cookies, requestId }: Pick<WebContext, 'cookies' | 'requestId'>): Visit {
  const url = new URL(request.url);
  const prefix = prefixOf(url.pathname);
  const language = prefix.slice(1) || cookies['language'];
  const country = saidCountry(url, cookies) ?? DEFAULT_COUNTRY;
  return {
    language: isLanguage(language) ? language : 'ar',
    prefix,
    country,
    theme: themeOf(cookies['theme']),
    digits: countryOf(country).numberingSystem,
    student: null,
    path: pagePathOf(url.pathname),
    search: new URLSearchParams(),
    origin: url.origin,
    audience: null,
    requestId,
  };
}

/** What went wrong; of another program's page, which program that is. */
type Failure = 'notFound' | { otherProgram: number | null } | 'error' | 'updating';

/** A student changes the program or subscribes to the other one (rule learning 3), and comes back. */
function otherProgram(visit: Visit, program: number | null): NotFoundScreenProps {
  const keeps = { next: visit.path };
  return {
    state: 'otherProgram',
    selectProgram: href(visit, 'settingsCurriculum', null, keeps),
    checkout: program === null || !countryOf(visit.country).checkoutEnabled ? null : href(visit, 'checkout', { program }, keeps),
    dashboard: href(visit, 'dashboard'),
    requestId: visit.requestId,
  };
}

function screenOf(failure: Failure, visit: Visit): NotFoundScreenProps {
  const home = href(visit, 'home');
  const { requestId } = visit;
  const retry = `${visit.prefix}${visit.path}`;
  if (failure === 'updating') return { state: 'updating', retry };
  if (failure === 'error') return { state: 'error', retry, home, requestId };
  if (!visit.student) return { state: 'guest', signIn: href(visit, 'signin'), home };
  if (failure !== 'notFound') return otherProgram(visit, failure.otherProgram);
  return { state: 'student', dashboard: href(visit, 'dashboard'), requestId };
}

/** What an error is called: its page is not one that was not found. */
function errorHead(language: Language): { title: string; description: string } {
  const said = (key: string): string => textNamed(language, 'frame', key) ?? '';
  return { title: `${said('lost.error.title')} · ${said('brand')}`, description: said('lost.error.text') };
}

/** The page that says that there is no such page, or that something broke. Never fails itself. */
export async function failurePage(failure: Failure, visit: Visit, context: WebContext): Promise<Shown<NotFoundScreenProps>> {
  const around = await aroundOf('notFound', visit, context, {}).catch(() =>
    aroundOf('notFound', { ...visit, student: null, audience: null }, context, {}),
  );
  const head = failure === 'error' ? { ...around.head, ...errorHead(visit.language) } : around.head;
  return { ...around, head, screen: screenOf(failure, visit) };
}

/** The page that says that the product is being updated, to be thrown (rule site 35). */
export const updatingPage = async (visit: Visit, context: WebContext) =>
  data(await failurePage('updating', visit, context), { status: 503 });

/**
 * Turns what a loader or an action threw into what Remix should throw: a refusal leads where the catalogue
 * says (`gate`: checkout for a student, sign-up for a guest; the 404 page; sign-in), else to the error page
 * with the refusal's status. Anything else is our defect and is thrown on.
 */
export async function placeOf(thrown: unknown, visit: Visit, context: WebContext, program: number | null): Promise<unknown> {
  if (!isRefusal(thrown)) return thrown;
  const { leadsTo, status } = rowOfKey(thrown.messageKey);
  const next = visit.path;
  switch (leadsTo) {
    case 'gate':
      if (!visit.student) return redirect(pathOf(visit, 'signup', null, { next }));
      return redirect(program === null ? pathOf(visit, 'explore') : pathOf(visit, 'checkout', { program }, { next }));
    case 'signin':
      context.tell(thrown.messageKey);
      return redirect(pathOf(visit, 'signin', null, { next, reason: 'session' }));
    case 'notFound':
      return data(await failurePage(thrown.messageKey === 'other_program' ? { otherProgram: program } : 'notFound', visit, context), {
        status: 404,
      });
    case undefined: {
      if (thrown.messageKey === 'updating') return updatingPage(visit, context);
      if (status >= 500) context.report(thrown);
      const wait = thrown.retryAfter === null ? undefined : { 'retry-after': String(thrown.retryAfter) };
      return data(await failurePage('error', visit, context), { status, headers: wait });
    }
  }
}
