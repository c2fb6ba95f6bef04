import { href } from '../../href.ts';
import { nextPath } from '../../server/guards.ts';
import { page } from '../../server/page.ts';
import { redirect } from '@remix-run/node';

/** The Kaust flow's own ways to a provider; to its form where that one is not configured. */
export const loader = page(['kaustGoogle', 'kaustFacebook'], async ({ row, visit, api, to }) => {
  const provider = row === 'kaustGoogle' ? 'google' : 'facebook';
  const next = nextPath(visit);
  const { providers } = await api.account.loginProviders({});
  if (!providers.includes(provider)) throw to('kaust', null, { next });
  throw redirect(`${visit.origin}${href(visit, 'login', { provider }, { from: 'kaust', next })}`);
});
