import pg from 'pg';
import { findRunningServer } from '../../apps/darb/src/postgres/running-server.ts';
import { urlOfSocket } from '../../apps/darb/src/postgres/server.ts';
import { DATABASE_LOCKS } from '../../packages/contract/src/database-locks.ts';

/**
 * Takes the league of a running product down, as when another process has its tables; gives what ends that.
 */
export async function takeLeagueDown(dataDir: string): Promise<() => Promise<void>> {
  const running = findRunningServer(dataDir);
  if (!running) throw new Error(`Nobody holds ${dataDir}`);
  const sql = new pg.Client({ connectionString: urlOfSocket(running.connection) });
  // a product that is stopped meanwhile ends it
  sql.on('error', () => undefined);
  await sql.connect();
  await sql.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', ['darb-league']);
  await sql.query('select pg_advisory_lock($1)', [DATABASE_LOCKS.leagueHost]);
  return () => sql.end();
}
