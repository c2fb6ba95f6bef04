import { pagePathOf, prefixOf } from './language.ts';

/** Also one that is encoded once more than it should be, or stands in a page to come back to. */
const TOKEN = /(^|[?&])[\w-]*token=/i;
const MOST_ENCODINGS = 5;

/** The tokens that the links of messages carry; each leads to `verify` (rule account 55). */
export const LINK_TOKENS = ['confirmation_token', 'recovery_user_token', 'email_change_token'] as const;
/** What comes with no message of ours, and signs nobody in: `verify` asks to sign in. */
const ACCESS_TOKEN = 'access_token';
const TOKEN_MAX = 200;

function decodedOnce(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** A text as it was before it was encoded, however often. */
function decoded(text: string): string {
  let seen = text;
  for (let round = 0; round < MOST_ENCODINGS; round += 1) seen = decodedOnce(seen) ?? seen;
  return seen;
}

function holdsToken(text: string): boolean {
  let seen = text;
  for (let round = 0; round < MOST_ENCODINGS; round += 1) {
    if (TOKEN.test(seen)) return true;
    const next = decodedOnce(seen);
    if (next === null) return false;
    seen = next;
  }
  return false;
}

/**
 * Takes tokens (`access_token`, `confirmation_token`, `token` …) out of an address's query, and says whether
 * there were any. They sign nobody in: whoever made the link would choose as whom.
 */
export function dropTokens(url: URL): boolean {
  const pairs = [...url.searchParams];
  const kept = pairs.filter(([name, value]) => !holdsToken(`${name}=${value}`));
  if (kept.length === pairs.length) return false;
  url.search = new URLSearchParams(kept).toString();
  return true;
}

const SIGN_PAGES = /^\/(signin|signup)(?:[?&]|$)/i;

/**
 * Sign-in and sign-up with an `access_token` that was encoded along with its sign, in the path or the query
 * (`/signin%3Faccess_token%3D…`), as some providers send people back: the address that was meant. Null for
 * any other.
 */
export function repaired(url: URL): URL | null {
  const prefix = prefixOf(url.pathname);
  const path = decoded(pagePathOf(url.pathname));
  const page = SIGN_PAGES.exec(path)?.[1];
  const encoded = page === undefined ? [] : [path.slice(page.length + 2), ...url.searchParams.keys()];
  const inside = encoded.map(decoded).find((text) => text.startsWith(`${ACCESS_TOKEN}=`));
  if (page === undefined || inside === undefined) return null;
  const meant = new URL(`${prefix}/${page}`, url);
  const others = [...url.searchParams].filter(([name]) => !decoded(name).startsWith(`${ACCESS_TOKEN}=`));
  const token = new URLSearchParams(inside).get(ACCESS_TOKEN) ?? '';
  meant.search = new URLSearchParams([[ACCESS_TOKEN, token], ...others]).toString();
  return meant;
}

/** Where a query with a token leads, and what a browser is to keep of it on the way. */
export interface TokenWay {
  to: URL;
  /** The link's token, once its address has been left. */
  kept: { name: (typeof LINK_TOKENS)[number]; token: string } | null;
}

/**
 * The way of an address with one of the four tokens: to `verify` with the query kept, and from there to
 * `verify` without it. Null for an address that has none.
 */
export function tokenWay(url: URL): TokenWay | null {
  const names = [...LINK_TOKENS, ACCESS_TOKEN].filter((name) => url.searchParams.has(name));
  if (names.length === 0) return null;
  const prefix = prefixOf(url.pathname);
  const verify = new URL(`${prefix}/verify`, url);
  verify.search = url.search;
  if (pagePathOf(url.pathname) !== '/verify') return { to: verify, kept: null };
  dropTokens(verify);
  const name = LINK_TOKENS.find((one) => url.searchParams.has(one));
  const token = name === undefined ? '' : (url.searchParams.get(name) ?? '');
  if (name !== undefined && token !== '' && token.length <= TOKEN_MAX) return { to: verify, kept: { name, token } };
  verify.searchParams.set('about', name === undefined ? 'signIn' : 'expired');
  return { to: verify, kept: null };
}
