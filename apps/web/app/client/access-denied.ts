import { keepCookie } from './choices.ts';

/** The cookie by which a page tells the next one, as `server/brief-notice.ts` reads it. */
const NOTICE = { name: 'notice', seconds: 60 };

/** Whether an address came back from a provider of sign-in that was refused (`#error=…&access_denied`). */
export const saysDenied = (hash: string): boolean => /^#(?:.*&)?error\b/.test(hash) && /\baccess_denied\b/.test(hash);

/** Leads from such an address to sign-up, which says that it was refused; whether it does. */
export function leaveWhenDenied(): boolean {
  if (!saysDenied(location.hash)) return false;
  const prefix = /^\/(ar|en|ur)(?=\/|$)/.exec(location.pathname)?.[0] ?? '';
  keepCookie(NOTICE.name, 'fb_access_denied', NOTICE.seconds);
  location.replace(`${prefix}/signup${location.search}`);
  return true;
}
