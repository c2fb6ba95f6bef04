import { boolean, date, index, integer, numeric, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at } from '../database/columns.ts';
import { students } from '../account/tables.ts';
import { programs } from '../catalog/tables.ts';

/** Keys by their hash; the key itself is kept nowhere. `redeemedBy` is set once, by the update that wins. */
export const accessKeys = pgTable(
  'access_keys',
  {
    id: uuid().primaryKey().defaultRandom(),
    hash: text().notNull(),
    batch: text().notNull(),
    country: text().notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    redeemedBy: uuid('redeemed_by').references(() => students.id, { onDelete: 'set null' }),
    redeemedAt: at('redeemed_at'),
  },
  (table) => [uniqueIndex('access_keys_hash').on(table.hash)],
);

/** Until when (a day in Amman's time, included) a student may see everything of a program. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    programId: integer('program_id')
      .notNull()
      .references(() => programs.id),
    until: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.programId] })],
);

/** One row a redeemed key: the unique key id makes redeeming count once. */
export const billingRecords = pgTable(
  'billing_records',
  {
    id: uuid().primaryKey().defaultRandom(),
    keyId: uuid('key_id')
      .notNull()
      .references(() => accessKeys.id),
    receipt: integer().notNull().generatedAlwaysAsIdentity(),
    /** Empty once the account is erased (rule account 51). */
    studentId: uuid('student_id').references(() => students.id, { onDelete: 'set null' }),
    programId: integer('program_id')
      .notNull()
      .references(() => programs.id),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    expirationDate: date('expiration_date', { mode: 'string' }).notNull(),
    price: numeric({ mode: 'number', precision: 10, scale: 2 }).notNull(),
    currency: text().notNull(),
    referral: boolean().notNull(),
    redeemedAt: at('redeemed_at').notNull(),
  },
  (table) => [
    uniqueIndex('billing_records_key').on(table.keyId),
    uniqueIndex('billing_records_receipt').on(table.receipt),
    index('billing_records_student').on(table.studentId),
  ],
);

/** What the analytics are told of a purchase (rule billing 9). */
export const purchaseEvents = pgTable('purchase_events', {
  billingId: uuid('billing_id')
    .primaryKey()
    .references(() => billingRecords.id, { onDelete: 'cascade' }),
  method: text().notNull(),
  currency: text().notNull(),
  value: numeric({ mode: 'number', precision: 10, scale: 2 }).notNull(),
  at: at('at').notNull(),
});
