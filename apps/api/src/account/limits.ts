import { Refusal, type MessageKey } from '@darb/contract';
import { lt, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { Limits } from '../settings.ts';
import { limitHits } from './tables.ts';

export interface Take {
  rule: keyof Limits;
  key: string;
  refusal: MessageKey;
}

/**
 * Counts one take, or refuses with `refusal` and the seconds until the next one is free. Counting and looking
 * are one statement, so that fifty takes at once are counted like fifty in a row. A take that a transaction
 * rolls back is not counted.
 */
export async function takeOf(db: Db, limits: Limits, take: Take, now: Date): Promise<void> {
  const { count, seconds } = limits[take.rule];
  const at = now.toISOString();
  const since = new Date(now.getTime() - seconds * 1000).toISOString();
  const idle = new Date(now.getTime() + seconds * 1000).toISOString();
  const recent = sql`array(select hit from unnest(${limitHits.hits}) hit where hit > ${since}::timestamptz order by hit)`;
  const taken =
    count <= 0
      ? { rowCount: 0 }
      : await db.execute(sql`
    insert into ${limitHits} (rule, key, hits, idle_at) values (${take.rule}, ${take.key}, array[${at}::timestamptz], ${idle}::timestamptz)
    on conflict (rule, key) do update set hits = ${recent} || ${at}::timestamptz, idle_at = ${idle}::timestamptz
    where cardinality(${recent}) < ${count}`);
  if (taken.rowCount === 1) return;
  const found = await db.execute<{ free_at: Date | string | null }>(sql`
    select (select hit from unnest(hits) hit where hit > ${since}::timestamptz order by hit desc offset ${Math.max(0, count - 1)} limit 1) as free_at
    from ${limitHits} where rule = ${take.rule} and key = ${take.key}`);
  const oldest = found.rows[0]?.free_at;
  const wait = oldest ? Math.ceil((new Date(oldest).getTime() - now.getTime()) / 1000) + seconds : seconds;
  throw new Refusal(take.refusal, { retryAfter: Math.min(seconds, Math.max(1, wait)) });
}

/** Counts several takes in the given order; callers keep one order, so that two never wait for each other. */
export async function takeAll(db: Db, limits: Limits, takes: readonly Take[], now: Date): Promise<void> {
  for (const take of takes) await takeOf(db, limits, take, now);
}

/** Forgets what was counted under a key: a sign-in that succeeded clears its name's failures. */
export async function clearTakes(db: Db, rule: keyof Limits, key: string): Promise<void> {
  await db.delete(limitHits).where(sql`${limitHits.rule} = ${rule} and ${limitHits.key} = ${key}`);
}

/** Removes rows in which nothing counts any more. */
export async function sweepTakes(db: Db, now: Date): Promise<void> {
  await db.delete(limitHits).where(lt(limitHits.idleAt, now));
}
