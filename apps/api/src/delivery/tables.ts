import { sql } from 'drizzle-orm';
import { index, pgEnum, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '../database/columns.ts';
import { deliveryChannel, languageCode } from '../account/tables.ts';

/** Where messages go while nothing is configured to deliver them (rule account 27). */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    channel: deliveryChannel().notNull(),
    recipient: text().notNull(),
    language: languageCode().notNull(),
    subject: text(),
    body: text().notNull(),
    code: text(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('outbox_recipient').on(table.recipient, table.createdAt)],
);

export const messageStatus = pgEnum('message_status', ['waiting', 'sent', 'delivered', 'failed']);

/**
 * Messages on their way to a provider (rule account 45), until a day after their end. Once one has left, its
 * text is gone from here. `asker` says who may ask what became of it: a client's id, or a student's.
 */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    channel: deliveryChannel().notNull(),
    recipient: text().notNull(),
    asker: text().notNull(),
    language: languageCode().notNull(),
    subject: text(),
    body: text(),
    code: text(),
    status: messageStatus().notNull().default('waiting'),
    attempts: smallint().notNull().default(0),
    providerId: text('provider_id'),
    createdAt: at('created_at').notNull(),
    nextAt: at('next_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    settledAt: at('settled_at'),
  },
  (table) => [
    index('messages_due')
      .on(table.nextAt)
      .where(sql`${table.status} = 'waiting'`),
    index('messages_newest').on(table.channel, table.recipient, table.asker, table.createdAt),
    index('messages_expired').on(table.expiresAt),
    index('messages_provider_id').on(table.channel, table.providerId),
  ],
);
