import type { Client } from '@darb/contract';
import { isRefusal } from '../../server/session.ts';
import type { Visit } from '../../visit.ts';
import type { PendingCode } from './pending-code.ts';

/** Asks for another code. Gives the seconds until the next one may be asked for; a limit that was reached says so too, and the earlier code still works. */
export async function sendCode(
  api: Client,
  { language }: Pick<Visit, 'language'>,
  { method, to, countryCode }: Pick<PendingCode, 'method' | 'to' | 'countryCode'>,
): Promise<number> {
  try {
    const sent =
      method === 'sms'
        ? await api.account.sendSmsCode({ sms_otp_phone: to, country_code: countryCode, language })
        : await api.account.resendEmailCode({ email: to, language });
    return sent.resend_after;
  } catch (thrown) {
    if (isRefusal(thrown) && thrown.retryAfter !== null) return thrown.retryAfter;
    throw thrown;
  }
}
