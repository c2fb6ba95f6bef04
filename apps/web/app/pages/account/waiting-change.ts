import type { Client } from '@darb/contract';
import type { PendingCode } from './pending-code.ts';

/** A change of the student's own that waits for its code, and by what the code was sent. */
export type WaitingChange = Pick<PendingCode, 'method' | 'to' | 'countryCode'> & { resendAfter: number };

/** The changes that wait, by what they change; `search` says which way a number's newest code went. */
export async function waitingChanges(
  api: Client,
  search: URLSearchParams = new URLSearchParams(),
): Promise<Record<'phone' | 'email', WaitingChange | null>> {
  const { phone, email } = await api.account.pendingChanges({});
  const method = search.get('by') === 'whatsapp' ? ('whatsapp' as const) : ('sms' as const);
  return {
    // a number comes as E.164, which is of no country of ours or any
    phone: phone && { method, to: phone.to, countryCode: 'other', resendAfter: phone.resend_after },
    email: email && { method: 'email', to: email.to, countryCode: 'other', resendAfter: email.resend_after },
  };
}
