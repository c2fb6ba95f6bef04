import type { WebContext } from './context.ts';
import { LINK_TOKENS } from './token-query.ts';

/**
 * The token of a message's link between the address that brought it and the page that uses it, in a cookie
 * that no script reads.
 */
export const LINK_COOKIE = 'link-token';
/** Long enough to sign in on the way. */
const KEPT_SECONDS = 1_800;

export interface LinkToken {
  name: (typeof LINK_TOKENS)[number];
  token: string;
}

export const keepLink = (setCookie: WebContext['setCookie'], { name, token }: LinkToken): void =>
  setCookie(LINK_COOKIE, `${name} ${token}`, { maxAge: KEPT_SECONDS });

export const forgetLink = ({ setCookie }: Pick<WebContext, 'setCookie'>): void => setCookie(LINK_COOKIE, '', { maxAge: 0 });

/** The token that is kept; null for none, or a cookie that is not ours. */
export function linkOf({ cookies }: Pick<WebContext, 'cookies'>): LinkToken | null {
  const [name, token] = (cookies[LINK_COOKIE] ?? '').split(' ');
  const known = LINK_TOKENS.find((one) => one === name);
  return known && token ? { name: known, token } : null;
}
