import type { CountryCode, NameChoice } from '@darb/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgEnum, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { programs } from '../catalog/tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** The operator decides; only an active account signs in (rule account 18). */
export const accountStatus = pgEnum('account_status', ['active', 'under_review', 'suspended', 'deleted']);
export const languageCode = pgEnum('language_code', ['ar', 'en', 'ur']);
export const deliveryChannel = pgEnum('delivery_channel', ['sms', 'email', 'whatsapp']);

/**
 * One row a student. An address (phone in E.164, e-mail in lower case) stands here once it was proven, and
 * belongs to one row.
 */
export const students = pgTable(
  'students',
  {
    id: uuid().primaryKey().defaultRandom(),
    fullName: text('full_name').notNull(),
    email: text(),
    emailVerifiedAt: at('email_verified_at'),
    phone: text(),
    phoneVerifiedAt: at('phone_verified_at'),
    passwordHash: text('password_hash'),
    image: text(),
    /** A name of the student's own making, beside the real one. */
    alias: text(),
    /** How others see the student in the league (rule league 15). */
    leagueName: text('league_name').$type<NameChoice>().notNull().default('initial'),
    language: languageCode().notNull(),
    country: text().notNull(),
    programId: integer('program_id').references(() => programs.id),
    referralCode: text('referral_code').notNull(),
    referredByCode: text('referred_by_code'),
    status: accountStatus().notNull().default('active'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('students_email').on(table.email),
    uniqueIndex('students_phone').on(table.phone),
    uniqueIndex('students_referral_code').on(table.referralCode),
  ],
);

/**
 * What sign-ups said, until their codes come back. One row an address and client, so that whoever types a
 * code gets what they themselves wrote and nothing that a stranger wrote for the same address. `client` is
 * the client id, empty for callers without one.
 */
export const pendingSignUps = pgTable(
  'pending_sign_ups',
  {
    channel: deliveryChannel().notNull(),
    address: text().notNull(),
    client: text().notNull(),
    fullName: text('full_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    language: languageCode().notNull(),
    country: text().$type<CountryCode>().notNull(),
    referredByCode: text('referred_by_code'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.channel, table.address, table.client] }), index('pending_sign_ups_created').on(table.createdAt)],
);

/** A session family: what one sign-in began, over all refreshes. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id'),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [index('sessions_student').on(table.studentId)],
);

/** Refresh tokens by their SHA-256; the token itself is kept nowhere. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
    replacedAt: at('replaced_at'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);

/**
 * One-time codes, each for the client that asked for it. `hash` is keyed with the server's secret: six digits
 * alone would be guessed from a plain hash.
 */
export const codes = pgTable(
  'codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    channel: deliveryChannel().notNull(),
    destination: text().notNull(),
    client: text().notNull(),
    hash: text().notNull(),
    tries: smallint().notNull().default(0),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [index('codes_destination').on(table.channel, table.destination, table.client, table.createdAt)],
);

/** What every limit counts, one row a rule and key: moments of the period, and how many takes each has. */
export const limitHits = pgTable(
  'limit_hits',
  {
    rule: text().notNull(),
    key: text().notNull(),
    hits: timestamp({ withTimezone: true, precision: 3, mode: 'string' })
      .array()
      .notNull()
      .default(sql`'{}'`),
    counts: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    idleAt: at('idle_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.rule, table.key] }), index('limit_hits_idle').on(table.idleAt)],
);
