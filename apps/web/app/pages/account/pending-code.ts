import type { CountryCode } from '@darb/contract';
import { RESEND_SECONDS } from '@darb/contract/limits';
import type { WebContext } from '../../server/context.ts';
import { returnPath } from '../../server/return-path.ts';

/**
 * What is waited for between asking for a code and typing it. Kept in a cookie that no script reads: a number
 * has no place in an address.
 */
export interface PendingCode {
  method: 'sms' | 'email';
  /** The number as it was typed, or the e-mail address. */
  to: string;
  countryCode: CountryCode;
  /** The account is being made just now. */
  isNew: boolean;
  /** When another code may be asked for, in milliseconds. */
  resendAt: number;
  next: string | null;
}

const COOKIE = 'pending-code';
const HALF_AN_HOUR = 1_800;

/** Keeps what is waited for. `resendAfter` in seconds, as the API says; the usual wait when it was silent. */
export function keepPending(
  context: WebContext,
  pending: Omit<PendingCode, 'resendAt'>,
  resendAfter: number = RESEND_SECONDS[pending.method],
  now: number = Date.now(),
): void {
  context.setCookie(COOKIE, JSON.stringify({ ...pending, resendAt: now + resendAfter * 1_000 }), { maxAge: HALF_AN_HOUR });
}

export const forgetPending = (context: WebContext): void => context.setCookie(COOKIE, '', { maxAge: 0 });

/** What is waited for by this method; null when nothing is, or the cookie is not ours. */
export function pendingOf(context: WebContext, method: PendingCode['method']): PendingCode | null {
  try {
    const kept = JSON.parse(context.cookies[COOKIE] ?? 'null') as Partial<PendingCode> | null;
    if (!kept || kept.method !== method || typeof kept.to !== 'string' || typeof kept.countryCode !== 'string') return null;
    return {
      method,
      to: kept.to,
      countryCode: kept.countryCode,
      isNew: kept.isNew === true,
      resendAt: Number(kept.resendAt) || 0,
      next: returnPath(kept.next),
    };
  } catch {
    return null;
  }
}

/** Whole seconds until another code may be asked for. */
export const secondsLeft = ({ resendAt }: PendingCode, now: number = Date.now()): number =>
  Math.min(600, Math.max(0, Math.ceil((resendAt - now) / 1_000)));
