import { randomUUID } from 'node:crypto';
import { DATABASE_LOCKS } from '@darb/contract/database-locks';
import { eq, getTableColumns, gte, or, sql, type SQL } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { bytesOf, type AccountRow, type BoardRow, type Changes, type RecordRow, type StoredRow } from './rows.ts';
import { leagueAccounts, leagueBoards, leagueHost, leagueRecords, leagueStored } from './tables.ts';

const CONNECT_MS = 5_000;
/** Rows of one statement; PostgreSQL takes 65,535 values. */
const ROWS = 1_000;
/** Periods that ended longer ago are shown to nobody. */
const KEPT_SECONDS = 15 * 86_400;

/** Another host has taken the tables over: what this one has in memory is worth nothing any more. */
export class TakenOver extends Error {
  constructor() {
    super('Another league host has taken over');
    this.name = 'TakenOver';
  }
}

/** Everything that a host begins with. */
export interface Loaded {
  accounts: AccountRow[];
  boards: BoardRow[];
  records: RecordRow[];
  stored: StoredRow[];
}

/** Every column by the value that was meant for the row that is there already. */
function excluded(table: PgTable): Record<string, SQL> {
  return Object.fromEntries(Object.entries(getTableColumns(table)).map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]));
}

const inParts = <Value>(values: readonly Value[]): Value[][] =>
  Array.from({ length: Math.ceil(values.length / ROWS) }, (_, part) => values.slice(part * ROWS, (part + 1) * ROWS));

/** The tables of the league, over one connection that holds them for this host alone. */
export class LeagueDatabase {
  readonly #url: string;
  readonly #mark = randomUUID();
  #client: pg.Client;
  #broken = false;
  #isClosed = false;

  private constructor(url: string, client: pg.Client) {
    this.#url = url;
    this.#client = client;
    this.#watch(client);
  }

  /**
   * Takes the tables, brings them up to date with the SQL files in `migrations`; null while another host has
   * them.
   */
  static async open(url: string, migrations: string): Promise<LeagueDatabase | null> {
    const client = await connect(url);
    try {
      if (!(await lock(client))) {
        await client.end();
        return null;
      }
      await migrate(drizzle({ client }), { migrationsFolder: migrations, migrationsTable: 'league_migrations' });
      const database = new LeagueDatabase(url, client);
      await database.#db
        .insert(leagueHost)
        .values({ id: 1, mark: database.#mark })
        .onConflictDoUpdate({ target: leagueHost.id, set: { mark: database.#mark } });
      return database;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  get #db(): NodePgDatabase {
    return drizzle({ client: this.#client });
  }

  #watch(client: pg.Client): void {
    const broken = () => {
      if (client === this.#client) this.#broken = true;
    };
    client.on('error', broken).on('end', broken);
  }

  /** Everything that may still be asked for at `now` (unix seconds). */
  async load(now: number): Promise<Loaded> {
    const db = this.#db;
    const fresh = <Row extends object>(rows: Row[]): (Row & { epoch: number })[] => rows.map((row) => ({ ...row, epoch: 0 }));
    return {
      accounts: fresh(await db.select().from(leagueAccounts)),
      boards: fresh(await db.select().from(leagueBoards)),
      records: fresh(
        await db
          .select()
          .from(leagueRecords)
          .where(or(eq(leagueRecords.expiry, 0), gte(leagueRecords.expiry, now - KEPT_SECONDS))),
      ),
      stored: fresh(await db.select().from(leagueStored)).map((row) => ({ ...row, value: bytesOf(row.value) })),
    };
  }

  /** Writes changes in one transaction. Rejects with `TakenOver` when that is not ours to do any more. */
  write(changes: Changes): Promise<void> {
    // made before anything is waited for: the rows go on changing
    const statements = statementsOf(changes);
    return this.#run(statements);
  }

  async #run(statements: readonly ((db: NodePgDatabase) => PromiseLike<unknown>)[]): Promise<void> {
    // a connection that is opened now would hold the tables for a host that is gone
    if (this.#isClosed) throw new Error('The league has given up its tables');
    if (this.#broken) await this.#reconnect();
    await this.#db.transaction(async (transaction) => {
      for (const statement of statements) await statement(transaction);
    });
  }

  async #reconnect(): Promise<void> {
    const client = await connect(this.#url);
    if (!(await lock(client))) {
      await client.end();
      throw new TakenOver();
    }
    await this.#client.end().catch(() => undefined);
    this.#client = client;
    this.#broken = false;
    this.#watch(client);
    const [row] = await this.#db.select().from(leagueHost).where(eq(leagueHost.id, 1));
    if (row?.mark !== this.#mark) throw new TakenOver();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client.end().catch(() => undefined);
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'darb-league',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function lock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [DATABASE_LOCKS.leagueHost]);
  return rows[0]?.taken ?? false;
}

function statementsOf(changes: Changes): ((db: NodePgDatabase) => PromiseLike<unknown>)[] {
  const plain = <Row extends object>(rows: ReadonlySet<Row>): Row[] => [...rows].map((row) => ({ ...row }));
  const { accounts, boards, records, stored } = changes;
  const texts = <Row>(rows: ReadonlySet<Row>, of: (row: Row) => string) => [...rows].map(of);
  const statements: ((db: NodePgDatabase) => PromiseLike<unknown>)[] = [];
  const array = (values: readonly string[], type: 'text' | 'uuid') =>
    sql`${`{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`}::${sql.raw(type)}[]`;

  if (accounts.removed.size > 0) {
    const ids = texts(accounts.removed, ({ id }) => id);
    statements.push((db) => db.execute(sql`delete from ${leagueAccounts} where id = any(${array(ids, 'uuid')})`));
  }
  if (records.removed.size > 0) {
    const [of, owners] = [texts(records.removed, ({ boardId }) => boardId), texts(records.removed, ({ ownerId }) => ownerId)];
    const expiries = texts(records.removed, ({ expiry }) => String(expiry));
    statements.push((db) =>
      db.execute(sql`delete from ${leagueRecords} as held using
        unnest(${array(of, 'text')}, ${array(owners, 'uuid')}, ${array(expiries, 'text')}) as gone (board_id, owner_id, expiry)
        where held.board_id = gone.board_id and held.owner_id = gone.owner_id and held.expiry = gone.expiry::bigint`),
    );
  }
  if (stored.removed.size > 0) {
    const [of, keys] = [texts(stored.removed, ({ collection }) => collection), texts(stored.removed, ({ key }) => key)];
    const users = texts(stored.removed, ({ userId }) => userId);
    statements.push((db) =>
      db.execute(sql`delete from ${leagueStored} as held using
        unnest(${array(of, 'text')}, ${array(keys, 'text')}, ${array(users, 'uuid')}) as gone (collection, key, user_id)
        where held.collection = gone.collection and held.key = gone.key and held.user_id = gone.user_id`),
    );
  }
  for (const rows of inParts(plain(accounts.written)))
    statements.push((db) =>
      db
        .insert(leagueAccounts)
        .values(rows)
        .onConflictDoUpdate({ target: leagueAccounts.id, set: excluded(leagueAccounts) }),
    );
  for (const rows of inParts(plain(boards.written))) statements.push((db) => db.insert(leagueBoards).values(rows).onConflictDoNothing());
  for (const rows of inParts(plain(records.written)))
    statements.push((db) =>
      db
        .insert(leagueRecords)
        .values(rows)
        .onConflictDoUpdate({
          target: [leagueRecords.boardId, leagueRecords.expiry, leagueRecords.ownerId],
          set: excluded(leagueRecords),
        }),
    );
  for (const rows of inParts([...stored.written].map((row) => ({ ...row, value: row.value.toString() }))))
    statements.push((db) =>
      db
        .insert(leagueStored)
        .values(rows)
        .onConflictDoUpdate({ target: [leagueStored.collection, leagueStored.key, leagueStored.userId], set: excluded(leagueStored) }),
    );
  return statements;
}
