import type { Client } from '@darb/contract';
import { rowOf } from '@darb/contract/message-keys';
import { isRefusal, type RefusalLike } from '../../server/session.ts';
import type { Visit } from '../../visit.ts';
import type { PendingCode } from './pending-code.ts';

/**
 * Seconds until the next code may be asked for; and why none was sent, when a limit was reached: the earlier
 * code still works then.
 */
export interface SentCode {
  wait: number;
  limit: RefusalLike | null;
}

/** Asks for another code. Any refusal but a limit is thrown. */
export async function sendCode(
  api: Client,
  { language }: Pick<Visit, 'language'>,
  { method, to, countryCode }: Pick<PendingCode, 'method' | 'to' | 'countryCode'>,
): Promise<SentCode> {
  try {
    const sent =
      method === 'sms'
        ? await api.account.sendSmsCode({ sms_otp_phone: to, country_code: countryCode, language })
        : await api.account.resendEmailCode({ email: to, language });
    return { wait: sent.resend_after, limit: null };
  } catch (thrown) {
    if (isRefusal(thrown) && rowOf(thrown.messageKey).status === 429) return { wait: thrown.retryAfter ?? 0, limit: thrown };
    throw thrown;
  }
}
