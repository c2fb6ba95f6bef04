import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { gatherStatements } from './gathered-statements.ts';
import * as schema from './schema.ts';

/** The database, or a transaction of it: every query and service takes one of these first. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;

/**
 * What was refused before the reply of a server that is away: seconds to wait for a free or new connection.
 */
const CONNECT_MS = 5_000;

export interface Database {
  db: Db;
  pool: pg.Pool;
  close: () => Promise<void>;
}

/**
 * Opens a pool on a PostgreSQL of version 15 or later. Connections that break while idle are reported to
 * `onError` and replaced. `connections` is the pool's size.
 */
export function openDatabase(url: string, options: { connections?: number; onError?: (error: Error) => void } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    application_name: 'darb',
    pipeline: true,
  });
  gatherStatements(pool);
  let closing = false;
  // the pool has ended before its connections have: a server that stops behind it may cut the last ones off
  pool.on('error', (error) => closing || options.onError?.(error));
  const close = () => {
    closing = true;
    return pool.end();
  };
  return { db: drizzle({ client: pool, schema }), pool, close };
}
