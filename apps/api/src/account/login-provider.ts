import { Refusal, type LoginProvider } from '@darb/contract';
import * as oidc from 'openid-client';

/** How a provider knows us, and where it is; `endpoints` where it does not describe itself. */
export interface LoginAt {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly endpoints?: { readonly authorize: string; readonly token: string; readonly keys: string };
}
/** The configured providers. */
export type Logins = Readonly<Partial<Record<LoginProvider, LoginAt>>>;

/** Facebook's own: its description names no address for tokens. */
export const FACEBOOK = {
  issuer: new URL('https://www.facebook.com'),
  endpoints: {
    authorize: 'https://www.facebook.com/v23.0/dialog/oauth',
    token: 'https://graph.facebook.com/v23.0/oauth/access_token',
    keys: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
  },
} as const;

const SCOPES: Readonly<Record<LoginProvider, string>> = { google: 'openid email profile', facebook: 'openid email public_profile' };
const SECONDS = 10;

const known = new WeakMap<LoginAt, Promise<oidc.Configuration>>();

async function configure({ issuer, clientId, clientSecret, endpoints }: LoginAt): Promise<oidc.Configuration> {
  if (endpoints) {
    const metadata = {
      issuer: issuer.href.replace(/\/$/, ''),
      authorization_endpoint: endpoints.authorize,
      token_endpoint: endpoints.token,
      jwks_uri: endpoints.keys,
    };
    const made = new oidc.Configuration(metadata, clientId, undefined, oidc.ClientSecretPost(clientSecret));
    if (issuer.protocol === 'http:') oidc.allowInsecureRequests(made);
    made.timeout = SECONDS;
    return made;
  }
  // only tests and developers have a provider without TLS; a real one is given by its https address
  const execute = issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
  return oidc.discovery(issuer, clientId, undefined, oidc.ClientSecretPost(clientSecret), { execute, timeout: SECONDS });
}

/** What a provider says of itself, asked once; again when it did not answer (`unavailable`). */
async function configurationOf(at: LoginAt): Promise<oidc.Configuration> {
  const asked = known.get(at) ?? configure(at);
  known.set(at, asked);
  try {
    return await asked;
  } catch (cause) {
    known.delete(at);
    throw new Refusal('unavailable', { cause });
  }
}

/** What is remembered of a browser that was sent to a provider. */
export interface Sent {
  state: string;
  nonce: string;
  verifier: string;
}

/** The address that a browser is sent to, with what its coming back is checked by. */
export async function sendTo(provider: LoginProvider, at: LoginAt, back: URL): Promise<{ address: URL; sent: Sent }> {
  const configuration = await configurationOf(at);
  const sent: Sent = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
  const address = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: back.href,
    scope: SCOPES[provider],
    state: sent.state,
    nonce: sent.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(sent.verifier),
    code_challenge_method: 'S256',
  });
  return { address, sent };
}

/** Who a provider says it was. `email` only where it says too that it has proven it. */
export interface Claimed {
  subject: string;
  email: string | null;
  fullName: string;
}

/**
 * What a browser came back with: the code is exchanged, and the library checks state, nonce, PKCE, issuer,
 * audience, signature and times. Refuses a student who said no to Facebook (`fb_access_denied`), and
 * everything else that does not fit (`login_failed`).
 */
export async function claimedBy(provider: LoginProvider, at: LoginAt, back: URL, returned: string, sent: Sent): Promise<Claimed> {
  const configuration = await configurationOf(at);
  const address = new URL(back);
  address.search = returned;
  if (address.searchParams.get('error') === 'access_denied' && address.searchParams.get('state') === sent.state)
    throw new Refusal(provider === 'facebook' ? 'fb_access_denied' : 'login_failed');
  try {
    const tokens = await oidc.authorizationCodeGrant(configuration, address, {
      pkceCodeVerifier: sent.verifier,
      expectedState: sent.state,
      expectedNonce: sent.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Refusal('login_failed');
    const { sub, email, email_verified, name } = claims;
    return {
      subject: sub,
      email: typeof email === 'string' && email_verified === true ? email.toLowerCase() : null,
      fullName: typeof name === 'string' ? name : '',
    };
  } catch (cause) {
    throw cause instanceof Refusal ? cause : new Refusal('login_failed', { cause });
  }
}
