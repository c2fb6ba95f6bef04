import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { Channel, Delivery, Message, QueuedMessage } from './delivery.ts';
import { messages, outbox } from './tables.ts';

/** What became of a message, as far as its provider has said. */
export type MessageStatus = (typeof messages.$inferSelect)['status'];

/** Seconds after which a message that was not taken is sent again, doubled each time. */
const FIRST_PAUSE = 5;
const LONGEST_PAUSE = 120;
/** A channel that took nothing for so long, while something waits, is down. */
const DOWN_MS = 60_000;
const KEPT_MS = 86_400_000;

/** Who may ask about a message, and until when it is worth sending. */
export interface Posting {
  asker: string;
  expiresAt: Date;
}

/**
 * Puts a message on its way: into the queue, or into the outbox where its channel has no carrier. What nobody
 * is to get (`null`) costs the same, so that time does not tell one from the other.
 */
export async function post(
  db: Db,
  delivery: Delivery,
  { channel, to, ...text }: Message,
  isMeant: boolean,
  { asker, expiresAt }: Posting,
  now: Date,
): Promise<void> {
  if (isMeant && delivery[channel] === 'outbox') {
    await db.insert(outbox).values({ ...text, channel, recipient: to, createdAt: now });
    return;
  }
  const kept = isMeant ? text : { language: text.language, status: 'sent' as const, settledAt: now };
  await db.insert(messages).values({ ...kept, channel, recipient: to, asker, createdAt: now, nextAt: now, expiresAt });
}

/**
 * Takes messages that are due for sending: each for one sender, who has until its next time. A sender that
 * dies meanwhile leaves it to the next one.
 */
export async function claimDue(db: Db, count: number, now: Date): Promise<QueuedMessage[]> {
  const due = db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.status, 'waiting'),
        sql`${messages.nextAt} <= ${now.toISOString()}`,
        sql`${messages.expiresAt} > ${now.toISOString()}`,
      ),
    )
    .orderBy(messages.nextAt)
    .limit(count)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(messages)
    .set({
      attempts: sql`${messages.attempts} + 1`,
      nextAt: sql`${now.toISOString()}::timestamptz + make_interval(secs => least(${FIRST_PAUSE} * power(2, ${messages.attempts}), ${LONGEST_PAUSE}))`,
    })
    .where(inArray(messages.id, due))
    .returning();
  return rows.map(({ id, channel, recipient, language, subject, body, code }) => ({
    ...{ id, channel, to: recipient, language, subject, code },
    body: body ?? '',
  }));
}

/** What is left of a message that is on its way no longer. */
export interface Settled {
  channel: Channel;
  to: string;
  createdAt: Date;
}

const settledColumns = { channel: messages.channel, to: messages.recipient, createdAt: messages.createdAt };
const WITHOUT_TEXT = { subject: null, body: null, code: null } as const;

/** Keeps that a provider took a message. */
export async function settleSent(db: Db, id: string, providerId: string | null, now: Date): Promise<void> {
  await db
    .update(messages)
    .set({ ...WITHOUT_TEXT, status: 'sent', providerId, settledAt: now })
    .where(and(eq(messages.id, id), eq(messages.status, 'waiting')));
}

/** Keeps that a provider will not take a message; gives it, once. */
export const settleFailed = (db: Db, id: string, now: Date): Promise<Settled[]> =>
  db
    .update(messages)
    .set({ ...WITHOUT_TEXT, status: 'failed', settledAt: now })
    .where(and(eq(messages.id, id), eq(messages.status, 'waiting')))
    .returning(settledColumns);

/** Ends the messages whose time is over before a provider took them; gives each, once. */
export const settleExpired = (db: Db, now: Date): Promise<Settled[]> =>
  db
    .update(messages)
    .set({ ...WITHOUT_TEXT, status: 'failed', settledAt: now })
    .where(and(eq(messages.status, 'waiting'), sql`${messages.expiresAt} <= ${now.toISOString()}`))
    .returning(settledColumns);

/**
 * Keeps what a provider reports of a message that it took; gives one that failed, once. Reports come twice
 * and in any order: what was delivered stays so.
 */
export async function settleReport(
  db: Db,
  channel: Channel,
  providerId: string,
  reported: 'delivered' | 'failed',
  now: Date,
): Promise<Settled[]> {
  const from = reported === 'failed' ? (['sent'] as const) : (['sent', 'failed'] as const);
  const rows = await db
    .update(messages)
    .set({ status: reported, settledAt: now })
    .where(and(eq(messages.channel, channel), eq(messages.providerId, providerId), inArray(messages.status, [...from])))
    .returning(settledColumns);
  return reported === 'failed' ? rows : [];
}

/** What became of the newest message that somebody asked for; `sent` where there is none. */
export async function statusOf(db: Db, { channel, to }: Pick<Message, 'channel' | 'to'>, asker: string): Promise<MessageStatus> {
  const [found] = await db
    .select({ status: messages.status })
    .from(messages)
    .where(and(eq(messages.channel, channel), eq(messages.recipient, to), eq(messages.asker, asker)))
    .orderBy(desc(messages.createdAt))
    .limit(1);
  return found?.status ?? 'sent';
}

/**
 * Whether a channel's messages are not taken at the moment, whosesoever they are. One of a recovery alone
 * makes no channel down: whoever asked for it would hear that there is an account.
 */
export async function isDown(db: Db, channel: Channel, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - DOWN_MS).toISOString();
  const { rows } = await db.execute<{ is_down: boolean }>(sql`
    select exists (select from ${messages} where status = 'waiting' and channel = ${channel} and attempts >= 2 and asker <> '')
      and not exists (select from ${messages} where channel = ${channel} and attempts > 0 and status <> 'failed' and settled_at > ${since}) as is_down`);
  return rows[0]?.is_down ?? false;
}

/** Removes messages of which nobody will ask any more. */
export async function sweepMessages(db: Db, now: Date): Promise<void> {
  await db.delete(messages).where(lt(messages.expiresAt, new Date(now.getTime() - KEPT_MS)));
}
