import { createHash } from 'node:crypto';
import type { ParsedInputOf, site as calls } from '@darb/contract';
import { takeAll, takesOfNetwork } from '../account/limits.ts';
import type { Db } from '../database/database.ts';
import type { Delivery } from '../delivery/delivery.ts';
import type { ApiEvent } from '../options.ts';
import type { Limits } from '../settings.ts';
import * as queries from './queries.ts';

const AT_ONCE = 10;
/** How long a message is kept (rule site 29). */
const KEPT_DAYS = 180;
const DAY_MS = 86_400_000;

type Written = ParsedInputOf<typeof calls.write>;

/** Keeps what somebody wrote to us, once; it goes to our mailbox later (rule site 29). */
export async function write(db: Db, limits: Limits, network: string, written: Written, now: Date): Promise<Record<string, never>> {
  await takeAll(db, limits, takesOfNetwork({ rule: 'contactNetwork', key: network, refusal: 'too_many_requests' }), now);
  const { subject, reach, text, country } = written;
  const digest = createHash('sha256')
    .update(JSON.stringify([subject, reach, text, country]))
    .digest('hex');
  await queries.keepMessage(db, { digest, subject, reach, text, country, writtenAt: now, nextAt: now });
  return {};
}

/** What our mailbox gets: the subject is ours alone, and all that was typed stands in the text. */
const mailOf = ({ id, subject, reach, text, country, writtenAt }: queries.ContactMessage, to: string) => ({
  id,
  channel: 'email' as const,
  to,
  language: 'en' as const,
  subject: `Darb contact form: ${subject}, ${country}, ${id.slice(0, 8)}`,
  body: `Written ${writtenAt.toISOString()}\nAnswer to: ${reach}\n\n${text}\n`,
  code: null,
});

/**
 * Sends messages that are due to the help address of their country. One that cannot leave is tried again,
 * however long that takes; without an address or a mail server it waits, and `darb messages` shows it.
 */
export async function sendMessages(db: Db, delivery: Delivery, log: (event: ApiEvent) => void, now: () => Date): Promise<void> {
  const { email } = delivery;
  if (email === 'outbox') return;
  for (const message of await queries.claimMessages(db, AT_ONCE, now())) {
    const to = (await queries.contactsOf(db, message.country))?.help;
    if (!to) continue;
    try {
      await email(mailOf(message, to));
      await queries.settleMessage(db, message.id, now());
    } catch (error) {
      log({ event: 'delivery_error', error: { name: error instanceof Error ? error.name : 'thrown' } });
    }
  }
}

/** Removes messages that are half a year old. */
export const sweepContactMessages = (db: Db, now: Date): Promise<void> =>
  queries.forgetMessages(db, new Date(now.getTime() - KEPT_DAYS * DAY_MS));
