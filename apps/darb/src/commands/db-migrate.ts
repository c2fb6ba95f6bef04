import { say, withDatabase } from './operator.ts';

/** `darb db migrate`: brings the database up to date, and says so. */
export async function migrateDatabase(): Promise<void> {
  await withDatabase(async () => say('The database is up to date.'));
}
