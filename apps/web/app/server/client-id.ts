import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const CLIENT_COOKIE = 'client-id';
/** A year. */
export const CLIENT_SECONDS = 31_536_000;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/**
 * The id that the browser's cookie holds. A browser whose scripts gave it none gets a fresh one with the
 * first form that it sends, for a sign-up is continued by the client that began it alone; pages that are
 * only looked at set no cookie, so that they can be kept for all.
 */
export function clientOf(
  { method }: Pick<IncomingMessage, 'method'>,
  cookies: Readonly<Record<string, string>>,
): { id: string | null; fresh: boolean } {
  const held = cookies[CLIENT_COOKIE];
  if (held && UUID.test(held)) return { id: held.toLowerCase(), fresh: false };
  return method === 'POST' ? { id: randomUUID(), fresh: true } : { id: null, fresh: false };
}
