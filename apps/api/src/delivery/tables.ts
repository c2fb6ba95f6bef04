import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
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
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (table) => [index('outbox_recipient').on(table.recipient, table.createdAt)],
);
