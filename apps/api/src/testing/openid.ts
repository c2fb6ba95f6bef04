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
  /** Goes through the provider's pages as a browser does, and gives the query that it comes back with. */
  signIn(address: string, who: Elsewhere | 'says no'): Promise<string>;
  stop(): Promise<void>;
}

const CLIENT = { id: 'darb-of-the-tests', secret: 'a secret that the provider and Darb know' } as const;
export const asClient = { clientId: CLIENT.id, clientSecret: CLIENT.secret } as const;

/** A real OpenID provider on this machine, which knows us as one client. */
export async function startOpenIdProvider(back: string): Promise<OpenIdProvider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const people = new Map<string, Elsewhere>();
  const provider: Provider = new Provider(issuer.origin, {
    clients: [
      { client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [back], token_endpoint_auth_method: 'client_secret_post' },
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
  let next: Elsewhere | 'says no' = 'says no';
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const result = next === 'says no' ? { error: 'access_denied', error_description: 'no' } : { login: { accountId: next.sub } };
    void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  });
  return {
    issuer,
    async signIn(address, who) {
      next = who;
      if (who !== 'says no') people.set(who.sub, who);
      const cookies = new Map<string, string>();
      for (let at = address, steps = 0; steps < 10; steps += 1) {
        if (at.startsWith(back)) return new URL(at).search;
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
