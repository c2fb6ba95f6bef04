import type { Answer } from './node-bridge.ts';
import { writeCookie } from './cookies.ts';
import { keepLink } from './link-token.ts';
import { dropTokens, repaired, tokenWay } from './token-query.ts';

const redirectTo = ({ href }: URL, cookies: string[] = []): Answer => ({
  status: 302,
  headers: { location: href, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  cookies,
  body: null,
});

/**
 * Takes the tokens out of a page's address by a redirect, so that none stays in the bar, the history or a
 * link's `referer`: the four that the product knows go to `verify`, any other goes nowhere (rule account 55).
 * Null for an address without one.
 */
export function leaveTokens(url: URL, secure: boolean): Answer | null {
  const meant = repaired(url);
  if (meant) return redirectTo(meant);
  const way = tokenWay(url);
  if (way) {
    const cookies: string[] = [];
    if (way.kept) keepLink((name, value, options) => void cookies.push(writeCookie(name, value, { ...options, secure })), way.kept);
    return redirectTo(way.to, cookies);
  }
  const clean = new URL(url);
  return dropTokens(clean) ? redirectTo(clean) : null;
}
