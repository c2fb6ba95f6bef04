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

type To = Pick<PendingCode, 'method' | 'to' | 'countryCode'>;

/** Asks for a code of a sign-up that waits, or for a new password. Any refusal is thrown. */
export function askForCode(
  api: Client,
  { language }: Pick<Visit, 'language'>,
  purpose: 'signUp' | 'recovery',
  { method, to, countryCode }: To,
) {
  const { account } = api;
  const sms = { sms_otp_phone: to, country_code: countryCode, language };
  if (purpose === 'recovery') {
    if (method === 'email') return account.recoverByEmail({ email: to, language });
    return method === 'sms' ? account.recoverBySms(sms) : account.recoverByWhatsapp(sms);
  }
  if (method === 'email') return account.resendEmailCode({ email: to, language });
  return method === 'sms'
    ? account.sendSmsCode(sms)
    : account.sendWhatsappCode({ whatsapp_phone: to, country_code: countryCode, language });
}

/** As `askForCode`; a limit that is reached is given, for the code before it still works. */
export async function sendCode(...given: Parameters<typeof askForCode>): Promise<SentCode> {
  try {
    return { wait: (await askForCode(...given)).resend_after, limit: null };
  } catch (thrown) {
    if (isRefusal(thrown) && rowOf(thrown.messageKey).status === 429) return { wait: thrown.retryAfter ?? 0, limit: thrown };
    throw thrown;
  }
}
