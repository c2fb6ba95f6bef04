/**
 * Reads a Cookie header. Of a name given twice the first counts; a value that cannot be decoded is left as it
 * is.
 */
export function readCookies(header: string | null | undefined): Readonly<Record<string, string>> {
  const cookies: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 0) continue;
    const name = part.slice(0, at).trim();
    if (name in cookies) continue;
    const value = part.slice(at + 1).trim();
    cookies[name] = decoded(value);
  }
  return cookies;
}

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/** Cookies of a browser's own choices; all others are of a session, a code or a link. */
export const CHOICES = ['client-id', 'language', 'country', 'theme'] as const;

/** Says that the pop-up about subscribing was shown in this session (rule billing 15). */
export const SUBSCRIPTION_POPUP = 'subscription-popup';

export interface CookieOptions {
  /** Seconds; 0 takes the cookie away. Without it the cookie ends with the browser's session. */
  maxAge?: number;
  secure: boolean;
  /** Readable by scripts; only for choices that are no secret. */
  readable?: boolean;
}

/** A Set-Cookie value for the whole site, `SameSite=Lax`. */
export function writeCookie(name: string, value: string, { maxAge, secure, readable = false }: CookieOptions): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax'];
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  if (!readable) parts.push('HttpOnly');
  if (secure) parts.push('Secure');
  return parts.join('; ');
}
