import { noteCountry } from './country-changed.ts';

const YEAR = 31_536_000;

/** Writes a cookie that is no secret, for the whole site. */
export const keepCookie = (name: string, value: string, seconds: number): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${seconds}${secure}`;
};

/**
 * Remembers what this address says: its language, for addresses without a prefix, and its country. Done in
 * the browser, because a page that is kept for all guests sets no cookie. Completes the address bar with the
 * country (rule catalog 6), and gives the browser its client id (no secret, no name).
 */
export function keepChoices(): void {
  const language = /^\/(ar|en|ur)(?=\/|$)/.exec(location.pathname)?.[1];
  if (language) keepCookie('language', language, YEAR);
  const asked = new URLSearchParams(location.search).get('country');
  const shown = document.documentElement.dataset['country'];
  if (shown) noteCountry(shown);
  if (asked !== null && asked === shown) keepCookie('country', asked, YEAR);
  if (asked === null && shown) {
    const url = new URL(location.href);
    url.searchParams.set('country', shown);
    history.replaceState(history.state, '', url);
  }
  if (!/(?:^|; )client-id=/.test(document.cookie)) keepCookie('client-id', crypto.randomUUID?.() ?? uuid(), YEAR);
}

/** Where the browser has no `randomUUID`: it exists in secure contexts only. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
