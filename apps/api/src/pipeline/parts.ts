import { DATABASE_LOCKS } from '@darb/contract/database-locks';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

/** How long records are kept (rule pipeline 2). */
const KEPT_DAYS = 180;

/** The part of `pipeline_records` that has what was received in a month, and its bounds. */
function partOf(year: number, month: number): { name: string; from: Date; to: Date } {
  const from = new Date(Date.UTC(year, month));
  return {
    name: `pipeline_records_${from.toISOString().slice(0, 7).replace('-', '_')}`,
    from,
    to: new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1)),
  };
}

async function partsOf(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'pipeline_records'::regclass and c.relname <> 'pipeline_records_rest'`);
  return rows.map(({ name }) => name);
}

/** Makes a part, and moves what the part for the rest has of it. */
async function makePart(tx: Db, { name, from, to }: ReturnType<typeof partOf>): Promise<void> {
  const [part, begin, end] = [sql.identifier(name), sql.raw(`'${from.toISOString()}'`), sql.raw(`'${to.toISOString()}'`)];
  await tx.execute(sql`create table ${part} (like pipeline_records including all excluding identity excluding indexes)`);
  await tx.execute(sql`
    with moved as (delete from pipeline_records_rest where received_at >= ${begin} and received_at < ${end} returning *)
    insert into ${part} select * from moved`);
  await tx.execute(sql`alter table pipeline_records attach partition ${part} for values from (${begin}) to (${end})`);
}

/**
 * Makes the parts of this month and the next, and removes the records whose time is over, of a month that
 * is over with their part. What comes while there is no part of its month waits in the one for the rest.
 */
export async function keepRecords(db: Db, now: Date): Promise<void> {
  const over = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${DATABASE_LOCKS.pipelineParts})`);
    // whoever reads for long is not waited for: the next sweep comes soon
    await tx.execute(sql`set local lock_timeout = '1s'`);
    const known = await partsOf(tx);
    for (const ahead of [0, 1]) {
      const part = partOf(now.getUTCFullYear(), now.getUTCMonth() + ahead);
      if (!known.includes(part.name)) await makePart(tx, part);
    }
    for (const name of known) {
      const [year = '', month = ''] = name.slice('pipeline_records_'.length).split('_');
      if (partOf(Number(year), Number(month) - 1).to <= over) await tx.execute(sql`drop table ${sql.identifier(name)}`);
    }
    for (const table of ['pipeline_records', 'pipeline_told'])
      await tx.execute(sql`delete from ${sql.identifier(table)} where received_at < ${over}`);
  });
}
