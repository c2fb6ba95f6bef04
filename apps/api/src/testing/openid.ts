import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';

/** Who signs in at the provider, and what it says of them. */
export interface Elsewhere {
  sub: string;
  name?: string;
  email?: string;
  email_verified?: boolean;
}

export interface OpenIdProvider {
  readonly issuer: URL;
  /** What it says of whom a browser signs in as on the provider's page, by `sub`. */
  knows(person: Elsewhere): void;
  /** Goes through the provider's pages as a browser does, and gives the query that it comes back with. */
  signIn(address: string, who: Elsewhere | 'says no'): Promise<string>;
  stop(): Promise<void>;
}

const CLIENT = { id: 'darb-of-the-tests', secret: 'a secret that the provider and Darb know' } as const;
export const asClient = { clientId: CLIENT.id, clientSecret: CLIENT.secret } as const;

/** Where a browser says who it is, or that it does not want to. */
const PAGE = `<!doctype html><meta charset="utf-8"><title>Elsewhere</title><form method="get">
<label>Who are you? <input name="sub"></label> <button name="does" value="agree">Agree</button> <button name="does" value="refuse">Refuse</button></form>`;

/** A real OpenID provider on this machine, which knows us as one client, at each of our addresses. */
export async function startOpenIdProvider(...backs: string[]): Promise<OpenIdProvider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const people = new Map<string, Elsewhere>();
  const provider: Provider = new Provider(issuer.origin, {
    clients: [
      { client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: backs, token_endpoint_auth_method: 'client_secret_post' },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of the tests'] },
    features: { devInteractions: { enabled: false } },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'tests' }] },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) }),
    loadExistingGrant: async (context) => {
      const { client, session } = context.oidc;
      const grant = new provider.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  });
  const answer = provider.callback();
  // null: a browser says it itself
  let next: Elsewhere | 'says no' | null = null;
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const typed = new URL(request.url, issuer).searchParams;
    if (next === null && !typed.has('does')) return void response.setHeader('content-type', 'text/html').end(PAGE);
    const sub = next === null && typed.get('does') === 'agree' ? typed.get('sub') : next === 'says no' ? null : next?.sub;
    const result = sub ? { login: { accountId: sub } } : { error: 'access_denied', error_description: 'no' };
    void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  });
  return {
    issuer,
    knows: (person) => void people.set(person.sub, person),
    async signIn(address, who) {
      next = who;
      if (who !== 'says no') people.set(who.sub, who);
      const cookies = new Map<string, string>();
      for (let at = address, steps = 0; steps < 10; steps += 1) {
        if (backs.some((back) => at.startsWith(back))) return new URL(at).search;
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const said = await fetch(at, { redirect: 'manual', headers: { cookie } });
        for (const line of said.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          cookies.set(name, value);
        }
        const to = said.headers.get('location');
        if (to === null) throw new Error(`the provider leads nowhere: ${said.status} ${await said.text()}`);
        at = new URL(to, at).href;
      }
      throw new Error('the provider leads in circles');
    },
    stop: () => new Promise((done) => server.close(() => done())),
  };
}
