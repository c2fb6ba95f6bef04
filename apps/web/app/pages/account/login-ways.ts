import type { Client } from '@darb/contract';
import type { LoginWay } from '@darb/ui/screens/account/props';
import { href } from '../../href.ts';
import type { Visit } from '../../visit.ts';
import type { Beginning } from './kept-login.ts';

/** The ways to the providers that are configured; `from` is the page that they stand on. */
export async function loginWays(api: Client, visit: Visit, from: Beginning, next: string | null = null): Promise<LoginWay[]> {
  const { providers } = await api.account.loginProviders({});
  return providers.map((provider) => ({ provider, to: href(visit, 'login', { provider }, { from, next }) }));
}
