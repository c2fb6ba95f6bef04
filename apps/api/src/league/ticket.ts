import { createHmac, randomBytes } from 'node:crypto';
import { TICKET_SECONDS, ticketBody } from '@darb/contract/league-match';

const NONCE_BYTES = 16;

/**
 * What lets this student into the league, once, within a minute from `now`, for as long as the session goes
 * on (rule league 7). Without a session for a player of the operator's.
 */
export function signTicket(key: string, studentId: string, sessionId: string | null, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + TICKET_SECONDS;
  const body = ticketBody(studentId, sessionId, expires, randomBytes(NONCE_BYTES).toString('hex'));
  return `${body}.${createHmac('sha256', key).update(body).digest('hex')}`;
}
