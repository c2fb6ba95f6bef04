import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, numeric, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at } from '../database/columns.ts';
import { students } from '../account/tables.ts';
import { programs } from '../catalog/tables.ts';

/** Whole units of a currency, to its hundredth. */
const money = () => numeric({ mode: 'number', precision: 10, scale: 2 });

/** Prices for a time (rule billing 14), by the name that keys are issued with. Days are Amman's, included. */
export const offers = pgTable(
  'offers',
  {
    name: text().primaryKey(),
    programId: integer('program_id')
      .notNull()
      .references(() => programs.id),
    price: integer().notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    firstKeyOnly: boolean('first_key_only').notNull(),
  },
  (table) => [index('offers_program').on(table.programId, table.lastDay)],
);

/** Keys by their hash; the key itself is kept nowhere. `redeemedBy` is set once, by the update that wins. */
export const accessKeys = pgTable(
  'access_keys',
  {
    id: uuid().primaryKey().defaultRandom(),
    hash: text().notNull(),
    batch: text().notNull(),
    country: text().notNull(),
    /** The one program that it opens; empty for any program of the country (rule billing 13). */
    programId: integer('program_id').references(() => programs.id),
    /** What was paid for it; empty for the list price (rule billing 12). */
    price: integer(),
    offer: text().references(() => offers.name),
    /** When the operator made it void; it opens nothing since. */
    voidedAt: at('voided_at'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    redeemedBy: uuid('redeemed_by').references(() => students.id, { onDelete: 'set null' }),
    redeemedAt: at('redeemed_at'),
  },
  (table) => [uniqueIndex('access_keys_hash').on(table.hash), index('access_keys_batch').on(table.batch)],
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
    /** What was paid, credit not counted; 0 where neither key nor list said a price. */
    price: money().notNull(),
    /** What the wallet gave to it. */
    credit: integer().notNull().default(0),
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
  value: money().notNull(),
  at: at('at').notNull(),
});

/** Why a row of credit was written (rule billing 11). */
export type CreditKind = 'welcome' | 'reward' | 'bonus' | 'spent';

/**
 * Credit, row by row: what a student has is the sum of their rows, and no row is ever changed. The unique
 * indexes are what makes each reason count once.
 */
export const creditRows = pgTable(
  'credit_rows',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The order in which rows were written. */
    place: integer().notNull().generatedAlwaysAsIdentity(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    kind: text().$type<CreditKind>().notNull(),
    /** Whole dinars; below zero where it was spent. */
    amount: integer().notNull(),
    /** Of a reward: whose first key it is for; empty once that account is erased. */
    friendId: uuid('friend_id').references(() => students.id, { onDelete: 'set null' }),
    /** Of a reward and of what was spent: the key's record. */
    billingId: uuid('billing_id').references(() => billingRecords.id, { onDelete: 'cascade' }),
    /** Of a bonus: its number. */
    step: integer(),
    at: at('at').notNull(),
  },
  (table) => [
    index('credit_rows_student').on(table.studentId, table.place),
    uniqueIndex('credit_rows_billing').on(table.billingId, table.kind),
    uniqueIndex('credit_rows_friend').on(table.friendId),
    uniqueIndex('credit_rows_step').on(table.studentId, table.step),
    uniqueIndex('credit_rows_welcome')
      .on(table.studentId)
      .where(sql`${table.kind} = 'welcome'`),
  ],
);
