import type { MessageKey } from '@darb/contract';
import { CLOCK_SKEW_SECONDS } from '@darb/contract/limits';
import { lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { LimitReached } from '../limit-reached.ts';
import { siteOf } from '../network.ts';
import type { Limits } from '../settings.ts';
import { limitHits } from './tables.ts';

export interface Take {
  rule: keyof Limits;
  key: string;
  refusal: MessageKey;
  /** How many times the rule's count this key may have; once by default. */
  times?: number;
}

/** Up to this count every take is kept with its moment; above it they are counted by slices of the period. */
const SLICES = 60;
/** What all networks of one site may have together, in times of one network's count (rule account 15). */
const SITE_TIMES = 4;

/** The takes of a network, and of the site that it belongs to. */
export function takesOfNetwork(take: Take): Take[] {
  const site = siteOf(take.key);
  return site === null ? [take] : [take, { ...take, key: site, times: SITE_TIMES }];
}

/** The moment by which a take counts: its own, or the end of its slice, so that it never leaves too early. */
function momentOf(now: Date, count: number, seconds: number): Date {
  if (count <= SLICES) return now;
  const slice = Math.ceil((seconds * 1000) / SLICES);
  return new Date((Math.floor(now.getTime() / slice) + 1) * slice);
}

const askedOf = (limits: Limits, takes: readonly Take[], now: Date) =>
  takes.map(({ rule, key, times = 1 }, place) => {
    const { count, seconds } = limits[rule];
    const moment = momentOf(now, count * times, seconds);
    return {
      place,
      rule,
      key,
      count: count * times,
      since: new Date(now.getTime() - seconds * 1000),
      // what is later was taken by a clock that was ahead
      until: new Date(moment.getTime() + CLOCK_SKEW_SECONDS * 1000),
      moment,
      idle: new Date(moment.getTime() + seconds * 1000),
    };
  });

const its = (column: 'since' | 'until' | 'count') =>
  sql`(select a.${sql.raw(column)} from asked a where a.rule = excluded.rule and a.key = excluded.key)`;

const asked = sql`select * from jsonb_to_recordset(${sql.placeholder('asked')}::jsonb)
  as a(place int, rule text, key text, count int, since timestamptz, until timestamptz, moment timestamptz, idle timestamptz)`;
const standing = sql`select a.*, known.free_at, coalesce(known.used, 0) >= a.count as is_full
  from asked a left join lateral (
    select sum(n) as used, max(hit) filter (where newer >= a.count) as free_at
    from (
      select hit, n, sum(n) over (order by hit desc) as newer
      from ${limitHits} l, unnest(l.hits, l.counts) t(hit, n)
      where l.rule = a.rule and l.key = a.key and hit > a.since and hit <= a.until
    ) recent
  ) known on true`;
const taken = sql`insert into ${limitHits} as l (rule, key, hits, counts, idle_at)
  select rule, key, array[moment], array[1], idle from standing
  where not exists (select from standing where is_full) order by place
  on conflict (rule, key) do update set
    (hits, counts) = (
      select array_agg(hit order by hit), array_agg(n order by hit) from (
        select hit, sum(n)::int as n from (
          select hit, n from unnest(l.hits, l.counts) t(hit, n) where hit > ${its('since')} and hit <= ${its('until')}
          union all select excluded.hits[1], 1
        ) every_one group by hit
      ) merged
    ),
    idle_at = excluded.idle_at
  where coalesce((select sum(n) from unnest(l.hits, l.counts) t(hit, n) where hit > ${its('since')} and hit <= ${its('until')}), 0) < ${its('count')}
  returning l.rule, l.key`;
// a count that a power cut takes back does no harm, and nobody waits for the disk with a shared row
const quick = sql`(select set_config('synchronous_commit', 'off', true)) as quick`;

const taking = (db: Db) =>
  prepared(db, 'take-all', (on, name) => {
    const part = (called: string, statement: SQL) => on.$with(called, { place: sql<number>`place` }).as(statement);
    return on
      .with(part('asked', asked), part('standing', standing), part('taken', taken))
      .select({
        place: sql<number>`place`,
        isTaken: sql<boolean>`taken.rule is not null`,
        freeAt: sql<Date | string | null>`case when is_full then free_at end`,
      })
      .from(sql`standing left join taken using (rule, key), ${quick}`)
      .orderBy(sql`is_full desc`, sql`place`)
      .prepare(name);
  });

/**
 * Counts every take, or none and refuses with the first one's `refusal` that has no room, and the seconds
 * until it has. One statement, so that fifty at once are counted like fifty in a row and no row stays locked
 * between two of them; give the row that most share last. Not to be called in a transaction.
 */
export async function takeAll(db: Db, limits: Limits, takes: readonly Take[], now: Date): Promise<void> {
  const rows = await taking(db).execute({ asked: JSON.stringify(askedOf(limits, takes, now)) });
  const refused = rows.find(({ isTaken }) => !isTaken);
  const take = refused && takes[refused.place];
  if (!take) return;
  const { seconds } = limits[take.rule];
  const wait = refused.freeAt === null ? seconds : Math.ceil((new Date(refused.freeAt).getTime() - now.getTime()) / 1000) + seconds;
  throw new LimitReached(take.rule, take.refusal, Math.max(1, wait));
}

/** Counts one take, as `takeAll` does. */
export const takeOf = (db: Db, limits: Limits, take: Take, now: Date): Promise<void> => takeAll(db, limits, [take], now);

/** Takes back what was counted at `now` for something that then did not happen. */
export async function giveBack(db: Db, limits: Limits, takes: readonly Take[], now: Date): Promise<void> {
  const given = askedOf(limits, takes, now);
  await db.execute(sql`
    update ${limitHits} l set counts[array_position(l.hits, a.moment)] = greatest(0, l.counts[array_position(l.hits, a.moment)] - 1)
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as a(rule text, key text, moment timestamptz)
    where l.rule = a.rule and l.key = a.key and a.moment = any(l.hits)`);
}

/** Forgets what was counted under a key: a sign-in that succeeded clears its name's failures. */
export async function clearTakes(db: Db, rule: keyof Limits, key: string): Promise<void> {
  await db.delete(limitHits).where(sql`${limitHits.rule} = ${rule} and ${limitHits.key} = ${key}`);
}

/** Removes rows in which nothing counts any more. */
export async function sweepTakes(db: Db, now: Date): Promise<void> {
  await db.delete(limitHits).where(lt(limitHits.idleAt, now));
}
