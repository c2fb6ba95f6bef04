import { bigint, boolean, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Unix seconds. */
const at = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** The host that these tables belong to now; another one that takes over writes its own mark here. */
export const leagueHost = pgTable('league_host', { id: smallint().primaryKey(), mark: uuid().notNull() });

export const leagueAccounts = pgTable(
  'league_accounts',
  {
    id: uuid().primaryKey(),
    customId: text('custom_id').notNull(),
    username: text().notNull(),
    displayName: text('display_name').notNull(),
    avatarUrl: text('avatar_url').notNull(),
    langTag: text('lang_tag').notNull(),
    location: text().notNull(),
    timezone: text().notNull(),
    createTime: at('create_time'),
    updateTime: at('update_time'),
  },
  (table) => [uniqueIndex('league_accounts_custom_id').on(table.customId)],
);

export const leagueBoards = pgTable('league_boards', {
  id: text().primaryKey(),
  authoritative: boolean().notNull(),
  schedule: text(),
  enableRank: boolean('enable_rank').notNull(),
  metadata: text().notNull(),
  createTime: at('create_time'),
});

/** What everybody has on each board in each period; `expiry` is the period's end, 0 where there is none. */
export const leagueRecords = pgTable(
  'league_records',
  {
    boardId: text('board_id').notNull(),
    ownerId: uuid('owner_id').notNull(),
    expiry: at('expiry'),
    username: text().notNull(),
    score: bigint({ mode: 'number' }).notNull(),
    subscore: bigint({ mode: 'number' }).notNull(),
    numScore: bigint('num_score', { mode: 'number' }).notNull(),
    createTime: at('create_time'),
    updateTime: at('update_time'),
  },
  (table) => [primaryKey({ columns: [table.boardId, table.expiry, table.ownerId] }), index('league_records_expiry').on(table.expiry)],
);

/**
 * The module's own objects: pools, what a student has seen, results. `value` is JSON as text: the host alone
 * reads it.
 */
export const leagueStored = pgTable(
  'league_stored',
  {
    collection: text().notNull(),
    key: text().notNull(),
    userId: uuid('user_id').notNull(),
    value: text().notNull(),
    version: text().notNull(),
    updateTime: at('update_time'),
  },
  (table) => [primaryKey({ columns: [table.collection, table.key, table.userId] })],
);
