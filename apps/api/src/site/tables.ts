import type { CountryCode } from '@darb/contract';
import type { ContactSubject } from '@darb/contract/contact';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at } from '../database/columns.ts';

/** A long text of the operator's (rule site 7). */
export interface EditorialText {
  ar: string;
  en: string;
}

/** Who makes Darb, and who is looked for, in the order of the operator's file. */
export const teamRows = pgTable(
  'team_rows',
  {
    kind: text().$type<'person' | 'opening'>().notNull(),
    order: integer().notNull(),
    name: jsonb().$type<EditorialText>().notNull(),
    role: jsonb().$type<EditorialText>().notNull(),
    about: jsonb().$type<EditorialText>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.order] })],
);

/** One row while the operator has closed the product (rule site 35). */
export const closing = pgTable('closing', {
  only: boolean().primaryKey().default(true),
  since: at('since').notNull(),
});

/** Where a country's visitors reach us (rule site 28). */
export const countryContacts = pgTable('country_contacts', {
  country: text().$type<CountryCode>().primaryKey(),
  number: text(),
  help: text(),
  ideas: text(),
  schools: text(),
  office: jsonb().$type<EditorialText>(),
  map: text(),
});

/** Where keys are sold, in the order of the operator's file (rule site 33). */
export const sellingPoints = pgTable('selling_points', {
  order: integer().primaryKey(),
  kind: text().$type<'bookstore' | 'delivery'>().notNull(),
  country: text().$type<CountryCode>().notNull(),
  province: text(),
  name: jsonb().$type<EditorialText>().notNull(),
  /** Of a delivery its terms. */
  street: jsonb().$type<EditorialText>().notNull(),
  hours: jsonb().$type<EditorialText>(),
  number: text(),
  link: text(),
});

/**
 * What visitors wrote to us (rule site 29). No student's: nobody is asked who they are. `digest` is of what
 * was written, so that a message that comes twice is one.
 */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    digest: text().notNull(),
    subject: text().$type<ContactSubject>().notNull(),
    reach: text().notNull(),
    text: text().notNull(),
    country: text().$type<CountryCode>().notNull(),
    writtenAt: at('written_at').notNull(),
    /** When it left for our mailbox; empty while it waits. */
    sentAt: at('sent_at'),
    attempts: smallint().notNull().default(0),
    nextAt: at('next_at').notNull(),
  },
  (table) => [
    uniqueIndex('contact_messages_digest').on(table.digest),
    index('contact_messages_due')
      .on(table.nextAt)
      .where(sql`${table.sentAt} is null`),
    index('contact_messages_written').on(table.writtenAt),
  ],
);
