import { redirect } from '@remix-run/node';
import type { LoginProvider } from '@darb/contract';
import { rowOf } from '@darb/contract/message-keys';
import { href } from '../../href.ts';
import { afterSignIn, nextPath } from '../../server/guards.ts';
import { page, type Given } from '../../server/page.ts';
import { isRefusal } from '../../server/session.ts';
import type { Visit } from '../../visit.ts';
import { beginningOf, flowOf, forgetFlow, keepFlow, keepProof, type Beginning } from './kept-login.ts';

type Asked = Given<'login'>;
/** What a provider sends a browser back with, one of them at least. */
const RETURNED = ['code', 'state', 'error'] as const;
/** These stand above the form of sign-in: three seconds are too short for whom to ask. */
const ABOUT_THE_ACCOUNT = new Set(['account_under_review', 'account_suspended', 'account_deleted']);

/** Redirects from here name the whole address: the one that a provider comes back to has no language. */
const goTo = (visit: Visit, path: string): Response =>
  redirect(`${visit.origin}${path}`, { headers: { 'referrer-policy': 'no-referrer' } });

/** Where it began, with the reason that nothing came of it; a refusal that leads elsewhere is thrown on. */
function backTo(thrown: unknown, { context }: Asked, visit: Visit, from: Beginning, next: string | null): Response {
  if (!isRefusal(thrown)) throw thrown;
  const { messageKey } = thrown;
  if (rowOf(messageKey).leadsTo !== undefined) throw thrown;
  if (ABOUT_THE_ACCOUNT.has(messageKey) && visit.student === null)
    return goTo(visit, href(visit, 'signin', null, { refused: messageKey, next }));
  context.tell(messageKey);
  if (visit.student) return goTo(visit, href(visit, from === 'settingsDeletion' ? from : 'settingsLogins'));
  if (messageKey === 'fb_access_denied') return goTo(visit, href(visit, 'signup', null, { next }));
  return goTo(visit, href(visit, from === 'signup' || from === 'kaust' ? from : 'signin', null, { next }));
}

async function begin(asked: Asked, provider: LoginProvider): Promise<Response> {
  const { visit, search, api, context } = asked;
  const [from, next] = [beginningOf(search.get('from')), nextPath(visit)];
  try {
    const { address, flow_token: token } = await api.account.beginLogin({ provider });
    keepFlow(context, { provider, token, from, prefix: visit.prefix, country: visit.country, next });
    return redirect(address, { headers: { 'referrer-policy': 'no-referrer' } });
  } catch (thrown) {
    return backTo(thrown, asked, visit, from, next);
  }
}

async function comeBack(asked: Asked, provider: LoginProvider): Promise<Response> {
  const { search, api, context } = asked;
  const flow = flowOf(context, provider, asked.visit);
  if (flow === null) {
    context.tell('login_failed');
    return goTo(asked.visit, href(asked.visit, asked.visit.student ? 'settingsLogins' : 'signin'));
  }
  forgetFlow(context);
  const { from, next, prefix, country } = flow;
  const visit: Visit = { ...asked.visit, prefix, country: asked.visit.student?.country ?? country };
  try {
    const done = await api.account.finishLogin({ flow_token: flow.token, returned: search.toString() });
    if (done.status === 'signed_in') {
      const { tokens, student, restored } = done.session;
      context.session.begin(tokens);
      if (restored) context.tell('account_restored');
      return goTo(visit, `${prefix}${afterSignIn({ country: student.country }, student, next)}`);
    }
    const fullName = done.status === 'new' ? done.full_name : '';
    const email = done.status === 'proven' ? null : done.email;
    keepProof(context, { provider, token: done.login_token, status: done.status, fullName, email, next });
    if (done.status === 'proven' && from === 'settingsDeletion') return goTo(visit, href(visit, 'settingsDeletion'));
    return goTo(visit, href(visit, 'loginResult', { provider }));
  } catch (thrown) {
    return backTo(thrown, asked, visit, from, next);
  }
}

/**
 * Both ends of the way to a provider: a link leads here and on to it, and it sends the browser back here.
 * What came of that is said by another page, so that no code stays in an address.
 */
export const loader = page('login', async (asked) => {
  const provider = asked.params.provider as LoginProvider;
  throw RETURNED.some((name) => asked.search.has(name)) ? await comeBack(asked, provider) : await begin(asked, provider);
});
