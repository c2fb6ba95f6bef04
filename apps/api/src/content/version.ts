import { createHash } from 'node:crypto';
import { countries } from '@darb/contract';
import { sql } from 'drizzle-orm';
import { recall } from '../database/content-memory.ts';
import type { Db } from '../database/database.ts';
import { contentVersion } from './tables.ts';

/** Prices and flags come with the program and not with the content, and pages show them too. */
const ofProgram = JSON.stringify(countries);

/**
 * Which content, prices and flags of countries are shown: one text for all processes of one program on one
 * database. It is kept in memory and forgotten with the content, so it is never newer than a later answer.
 */
export const versionOfContent = (db: Db): Promise<string> =>
  recall(db, 'content version', async () => {
    const [row] = await db.select({ version: contentVersion.version }).from(contentVersion);
    return createHash('sha256')
      .update(`${row?.version ?? 'nothing'} ${ofProgram}`)
      .digest('base64url')
      .slice(0, 22);
  });

/** Makes the content another one, within the transaction that changes it. */
export async function renewVersion(tx: Db): Promise<void> {
  await tx
    .insert(contentVersion)
    .values({})
    .onConflictDoUpdate({ target: contentVersion.single, set: { version: sql`gen_random_uuid()` } });
}
