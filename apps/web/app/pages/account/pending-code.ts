import type { CountryCode } from '@darb/contract';
import { RESEND_SECONDS } from '@darb/contract/limits';
import type { CodeChannel } from '@darb/ui/screens/account/code-props';
import type { WebContext } from '../../server/context.ts';
import { returnPath } from '../../server/return-path.ts';

/**
 * What is waited for between asking for a code and typing it. Kept in a cookie that no script reads: a number
 * has no place in an address (rule account 56).
 */
export interface PendingCode {
  method: CodeChannel;
  /** The number as it was typed, or the e-mail address. */
  to: string;
  countryCode: CountryCode;
  /** When another code may be asked for, in milliseconds. */
  resendAt: number;
  /** The page to go on to; null for the usual one. */
  next: string | null;
}

/** What a code is for, and the cookie in which it is waited for. */
const COOKIES = { signUp: 'pending-code', recovery: 'pending-recovery' } as const;
export type CodePurpose = keyof typeof COOKIES;
export const PURPOSES = Object.keys(COOKIES) as CodePurpose[];

const METHODS: readonly string[] = ['sms', 'whatsapp', 'email'] satisfies CodeChannel[];
const HALF_AN_HOUR = 1_800;

type Kept = Omit<PendingCode, 'resendAt'>;

/** Keeps what is waited for. `resendAfter` in seconds, as the API says; the usual wait when it was silent. */
export function keepPending(
  context: WebContext,
  purpose: CodePurpose,
  { method, to, countryCode, next }: Kept,
  resendAfter: number = RESEND_SECONDS[method],
  now: number = Date.now(),
): void {
  const pending: PendingCode = { method, to, countryCode, next, resendAt: now + resendAfter * 1_000 };
  context.setCookie(COOKIES[purpose], JSON.stringify(pending), { maxAge: HALF_AN_HOUR });
}

export const forgetPending = (context: WebContext, purpose: CodePurpose): void => context.setCookie(COOKIES[purpose], '', { maxAge: 0 });

/** What is waited for; null when nothing is, or the cookie is not ours. */
export function pendingOf(context: WebContext, purpose: CodePurpose): PendingCode | null {
  try {
    const kept = JSON.parse(context.cookies[COOKIES[purpose]] ?? 'null') as Partial<PendingCode> | null;
    if (!kept || typeof kept.to !== 'string' || typeof kept.countryCode !== 'string' || !METHODS.includes(kept.method ?? '')) return null;
    return {
      method: kept.method as CodeChannel,
      to: kept.to,
      countryCode: kept.countryCode,
      resendAt: Number(kept.resendAt) || 0,
      next: returnPath(kept.next),
    };
  } catch {
    return null;
  }
}

/** Whole seconds until another code may be asked for. */
export const secondsLeft = ({ resendAt }: Pick<PendingCode, 'resendAt'>, now: number = Date.now()): number =>
  Math.min(600, Math.max(0, Math.ceil((resendAt - now) / 1_000)));
