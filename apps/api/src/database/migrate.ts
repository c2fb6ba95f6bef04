import { DATABASE_LOCKS } from '@darb/contract/database-locks';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/**
 * Brings the database at `url` up to date with the SQL files in `folder` (`apps/api/migrations`); does
 * nothing when it is.
 */
export async function migrate(url: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'darb-migrate' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [DATABASE_LOCKS.migration]);
    await runMigrations(drizzle({ client }), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}
