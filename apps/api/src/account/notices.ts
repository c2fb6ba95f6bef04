import type { Db } from '../database/database.ts';
import { noticeMessage, type Notice } from '../delivery/notice-message.ts';
import { post } from '../delivery/queue.ts';
import type { SendingOptions } from './code-sending.ts';
import type { Account } from './queries.ts';

/** A notice is worth sending for a day. */
const LIFE_MS = 86_400_000;

/**
 * Tells the owner of an account what was done with it, at every address that it had before (rule account 48):
 * by e-mail where there is one, else by SMS.
 */
export async function tellOwner(
  db: Db,
  { id, email, phone, language }: Pick<Account, 'id' | 'email' | 'phone' | 'language'>,
  notice: Notice,
  { delivery, site, onMessageQueued }: Pick<SendingOptions, 'delivery' | 'site' | 'onMessageQueued'>,
  now: Date,
): Promise<void> {
  const to = email !== null ? { channel: 'email' as const, to: email } : phone !== null ? { channel: 'sms' as const, to: phone } : null;
  if (to === null) return;
  const posting = { asker: id, expiresAt: new Date(now.getTime() + LIFE_MS) };
  await post(db, delivery, noticeMessage(to.channel, { to: to.to, language, notice, site: site.host }), true, posting, now);
  onMessageQueued();
}
