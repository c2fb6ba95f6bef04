import type { Appearance, CountryCode, Device, LoginProvider, NameChoice, NumberingSystem, Visibility } from '@darb/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at } from '../database/columns.ts';
import { programs } from '../catalog/tables.ts';

/** The operator decides; only an active account signs in (rule account 18). */
export const accountStatus = pgEnum('account_status', ['active', 'under_review', 'suspended', 'deleted']);
export const languageCode = pgEnum('language_code', ['ar', 'en', 'ur']);
export const codePurpose = pgEnum('code_purpose', ['sign_up', 'recovery', 'change', 'deletion']);
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
    /** The name of the picture's files (rule account 54). */
    image: text(),
    /** A name of the student's own making, beside the real one; nobody else's in any case. */
    alias: text(),
    /** What the student says of themselves. */
    bio: text(),
    /** Digits, light or dark: the student's wish; empty is as the country and the device have it. */
    numberingSystem: text('numbering_system').$type<NumberingSystem>(),
    appearance: text().$type<Appearance>(),
    /** What others may see of the profile (rule account 49). */
    visibility: jsonb().$type<Visibility>().notNull().default({ full_name: false, picture: true, bio: true, program: true }),
    /** Whether records of their use may be kept for statistics (rule pipeline 4). */
    statistics: boolean().notNull().default(false),
    /** Of the chat that the operator may switch on. */
    chatRestoreId: text('chat_restore_id'),
    passwordChangedAt: at('password_changed_at'),
    /** How others see the student in the league (rule league 15). */
    leagueName: text('league_name').$type<NameChoice>().notNull().default('initial'),
    language: languageCode().notNull(),
    country: text().notNull(),
    programId: integer('program_id').references(() => programs.id),
    referralCode: text('referral_code').notNull(),
    referredByCode: text('referred_by_code'),
    status: accountStatus().notNull().default('active'),
    /** How they stand in the house (rule account 58); the operator says it. */
    userType: text('user_type').$type<Role>().notNull().default('student'),
    /** Of a deleted account: since when, and by whom; its student may take it back (rule account 38). */
    deletedAt: at('deleted_at'),
    deletedBy: text('deleted_by').$type<'student' | 'operator'>(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('students_alias').on(sql`lower(${table.alias})`),
    index('students_deleted')
      .on(table.deletedAt)
      .where(sql`${table.status} = 'deleted'`),
    index('students_image').on(table.image),
    uniqueIndex('students_email').on(table.email),
    uniqueIndex('students_phone').on(table.phone),
    uniqueIndex('students_referral_code').on(table.referralCode),
    index('students_referred_by_code').on(table.referredByCode),
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
    /** None for a sign-up without a password. */
    passwordHash: text('password_hash'),
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
    /** From what and where it was begun (rule account 37): no more is kept of a device. */
    device: jsonb().$type<Device>(),
    country: text(),
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
    purpose: codePurpose().notNull().default('sign_up'),
    hash: text().notNull(),
    tries: smallint().notNull().default(0),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [
    index('codes_destination').on(table.channel, table.destination, table.client, table.createdAt),
    index('codes_client').on(table.client),
  ],
);

/** Tokens of links and of passwords to be set anew, by their SHA-256 (rule account 35). */
export const linkTokens = pgTable(
  'link_tokens',
  {
    hash: text().primaryKey(),
    purpose: codePurpose().notNull(),
    address: text().notNull(),
    /** The client that asked; of a recovery and a change the student. */
    holder: text().notNull(),
    studentId: uuid('student_id').references(() => students.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [
    index('link_tokens_holder').on(table.address, table.holder),
    index('link_tokens_student').on(table.studentId),
    index('link_tokens_expired').on(table.expiresAt),
  ],
);

/** Accounts elsewhere that sign students in (rule account 36), by the id that they have there. */
export const logins = pgTable(
  'logins',
  {
    provider: text().$type<LoginProvider>().notNull(),
    subject: text().notNull(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    linkedAt: at('linked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), uniqueIndex('logins_student').on(table.studentId, table.provider)],
);

/** Browsers that are at a provider now, with what their coming back is checked by. */
export const loginFlows = pgTable(
  'login_flows',
  {
    hash: text().primaryKey(),
    provider: text().$type<LoginProvider>().notNull(),
    state: text().notNull(),
    nonce: text().notNull(),
    verifier: text().notNull(),
    /** Who was signed in when it began. */
    studentId: uuid('student_id').references(() => students.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('login_flows_expired').on(table.expiresAt), index('login_flows_student').on(table.studentId)],
);

/** What a provider has proven, for one call with the token. `email` only where it is proven too. */
export const loginProofs = pgTable(
  'login_proofs',
  {
    hash: text().primaryKey(),
    provider: text().$type<LoginProvider>().notNull(),
    subject: text().notNull(),
    email: text(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('login_proofs_expired').on(table.expiresAt)],
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

/**
 * What was decided about an account, by its student, by the operator or by the process itself, for good: an
 * id and what was done, nothing that says who it was. The account may be gone.
 */
export const accountActs = pgTable(
  'account_acts',
  {
    id: uuid().primaryKey().defaultRandom(),
    studentId: uuid('student_id').notNull(),
    act: text().$type<AccountAct>().notNull(),
    by: text().$type<'student' | 'operator' | 'staff' | 'darb'>().notNull(),
    /** The operator's name on their machine. */
    operator: text(),
    at: at('at').notNull(),
  },
  (table) => [index('account_acts_student').on(table.studentId, table.at)],
);
/** What the operator did to other things than accounts, for good: the command, and what it was about. */
export const operatorActs = pgTable(
  'operator_acts',
  {
    id: uuid().primaryKey().defaultRandom(),
    act: text().notNull(),
    /** Their name on their machine. */
    operator: text().notNull(),
    about: jsonb().$type<Readonly<Record<string, string | number>>>().notNull(),
    at: at('at').notNull(),
  },
  (table) => [index('operator_acts_at').on(table.at)],
);
/** `strike_students` and `strike_team` are shown as students. */
export type Role = 'student' | 'strike_students' | 'strike_team' | 'teaching_assistant' | 'teacher';
export type AccountAct = 'review' | 'suspend' | 'restore' | 'delete' | 'erase' | Role;

/**
 * What lies outside of the database and has to go yet (rule account 51): the league account of an erased
 * student, by their id; the files of a picture, by its name. A row goes when that is done.
 */
export const leftovers = pgTable(
  'leftovers',
  {
    kind: text().$type<'league' | 'picture'>().notNull(),
    name: text().notNull(),
    /** From when on it may go: files wait an hour for the account that they were written for. */
    dueAt: at('due_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.name] })],
);
