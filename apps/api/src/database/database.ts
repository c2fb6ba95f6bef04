import { Socket } from 'node:net';
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

/**
 * A statement that takes longer is given up by the server; a connection in use that says nothing for longer
 * is cut, for its server hangs or its network is gone.
 */
const STATEMENT_MS = 8_000;
const SILENT_MS = 10_000;

export interface Database {
  db: Db;
  pool: pg.Pool;
  close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** The pool's size; 10 by default. */
  connections?: number;
  /** Hears of connections that break while idle, which are replaced. */
  onError?: (error: Error) => void;
  /** Answers or fails within seconds, as somebody waits for it. An operator's work takes its time. */
  impatient?: boolean;
}

/** Opens a pool on a PostgreSQL of version 15 or later. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    application_name: 'darb',
    pipeline: true,
    ...(options.impatient ? { statement_timeout: STATEMENT_MS } : {}),
  });
  gatherStatements(pool);
  takeBackBroken(pool);
  if (options.impatient) cutSilentConnections(pool);
  let closing = false;
  // the pool has ended before its connections have: a server that stops behind it may cut the last ones off
  pool.on('error', (error) => closing || options.onError?.(error));
  const close = () => {
    closing = true;
    return pool.end();
  };
  return { db: drizzle({ client: pool, schema }), pool, close };
}

// with TLS as without it: a tls.Socket is one too
function streamOf(client: pg.PoolClient): Socket {
  const { stream } = client.connection;
  if (!(stream instanceof Socket)) throw new TypeError('a connection to the database is no socket');
  return stream;
}

/**
 * Takes a connection that ends in use out of the pool. Drizzle does not give back one on which a transaction
 * could not begin, so that after ten of them the pool would be empty for good.
 */
function takeBackBroken(pool: pg.Pool): void {
  const inUse = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => void inUse.add(client));
  pool.on('release', (_error, client) => void inUse.delete(client));
  pool.on('connect', (client) => {
    // its statements tell of its failure; without a listener it would end the process
    client.on('error', () => undefined);
    client.on('end', () => {
      if (!inUse.has(client)) return;
      client.release(true);
      // whoever had it may still give it back
      client.release = () => undefined;
    });
  });
}

function cutSilentConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const stream = streamOf(client);
    stream.on('timeout', () => stream.destroy(Object.assign(new Error('the database is silent'), { code: 'ETIMEDOUT' })));
  });
  pool.on('acquire', (client) => void streamOf(client).setTimeout(SILENT_MS));
  pool.on('release', (_error, client) => void streamOf(client).setTimeout(0));
}
