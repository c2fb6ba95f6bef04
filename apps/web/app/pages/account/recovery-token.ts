import type { WebContext } from '../../server/context.ts';

/** What a code or a link of a recovery has proved, until the password is set; no script reads it. */
const COOKIE = 'recovery-token';
/** As long as the API takes it (rule account 35). */
const AN_HOUR = 3_600;

export const keepRecovery = ({ setCookie }: Pick<WebContext, 'setCookie'>, token: string): void =>
  setCookie(COOKIE, token, { maxAge: AN_HOUR });

export const forgetRecovery = ({ setCookie }: Pick<WebContext, 'setCookie'>): void => setCookie(COOKIE, '', { maxAge: 0 });

/** The token that a password is set with; null for none. */
export const recoveryOf = ({ cookies }: Pick<WebContext, 'cookies'>): string | null => cookies[COOKIE] || null;
