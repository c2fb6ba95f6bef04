import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../apps/api/src/api.ts';
import { readConfig } from '../apps/darb/src/config.ts';
import { reachDatabaseServer } from '../apps/darb/src/database.ts';
import { refuse } from './command-line.ts';

/**
 * `npm run db [-- "<statement>"]`: the database of `DATA_DIR` or `DATABASE_URL`, a running Darb's where there
 * is one. Shows what a statement of SQL answers; without one it opens psql, where that is installed.
 */
const statement = process.argv.slice(2).join(' ').trim();
const config = readConfig();
if (config.DATABASE_URL === undefined && !existsSync(path.join(config.DATA_DIR, 'pg')))
  refuse(`${config.DATA_DIR} holds no database yet: npm run dev makes it`);
const server = await reachDatabaseServer(config, {
  log: (line) => console.error(line),
  onFatal: ({ message }) => {
    console.error(message);
    process.exit(1);
  },
});
try {
  process.exitCode = statement === '' ? await psql(server.url) : await show(server.url, statement);
} finally {
  await server.stop();
}

/** Opens psql until it is left, and gives its exit code. */
function psql(url: string): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn('psql', [url], { stdio: 'inherit' });
    // a Ctrl-C is for psql
    process.on('SIGINT', () => undefined);
    child.once('error', () => {
      console.error(
        `psql is not installed here. npm run db -- "select 1" runs a statement without it; any client takes, while Darb runs:\n${url}`,
      );
      resolve(2);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Prints what a statement answers, as a table, or what the database says against it. */
async function show(url: string, sql: string): Promise<number> {
  const { pool, close } = openDatabase(url, { connections: 1 });
  try {
    const { command, rowCount, rows } = await pool.query<Record<string, unknown>>(sql);
    if (rows.length > 0)
      console.table(rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, shown(value)]))));
    console.log(`${command} ${rowCount ?? ''}`.trim());
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    await close();
  }
}

/** A value as one line: times as the database has them, JSON as it is written. */
function shown(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
