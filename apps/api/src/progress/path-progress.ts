import { sql } from 'drizzle-orm';
import { skippedItems, testStandings } from '../assessment/submitted.ts';
import type { StudentId } from '../ids.ts';
import type { Db } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { lessonProgress } from './tables.ts';
import { shareOf } from './watching.ts';

/** What a student has done of an item of a path. */
export interface ItemProgress {
  /** A lesson is done when it is watched, a test when it was passed (rule progress 1). */
  done: boolean;
  /** Of a lesson the share of distinct seconds that were seen, 0 to 1; of a test 1 once it is done. */
  share: number;
  /** Where they stopped in a lesson, in seconds. */
  position: number;
  /** When they opened the lesson, or began the test, last; null where they only skipped it. */
  openedAt: Date | null;
  /** Whether an attempt at the test was not handed in yet. */
  open: boolean;
  skipped: boolean;
}

/** What identifies an item of a path: ids of lessons and tests are counted apart. */
interface Item {
  id: number;
  type: 'lesson' | 'test';
  duration: number | null;
}

/** What a student has done of items of paths; those that they never met are not in it. */
export class PathProgress {
  readonly #found = { lesson: new Map<number, ItemProgress>(), test: new Map<number, ItemProgress>() };

  /** Keeps what is known of an item. */
  set({ type, id }: Pick<Item, 'id' | 'type'>, progress: ItemProgress): void {
    this.#found[type].set(id, progress);
  }

  of({ type, id }: Pick<Item, 'id' | 'type'>): ItemProgress | undefined {
    return this.#found[type].get(id);
  }

  isDone(item: Pick<Item, 'id' | 'type'>): boolean {
    return this.of(item)?.done ?? false;
  }
}

const student = sql`${sql.placeholder('student')}::uuid`;
const found = sql`(
  select 'lesson' as type, p.lesson_id as id, p.seconds, p.position, p.watched_at is not null as done, false as open, p.opened_at, false as skipped
  from ${lessonProgress} p where p.student_id = ${student} and p.lesson_id = any(${sql.placeholder('lessons')}::int[])
  union all ${testStandings(student, sql`${sql.placeholder('tests')}::int[]`)}
  union all ${skippedItems(student)}) as found`;

/** A row of `found` in the order of its columns; a moment in milliseconds. */
type FoundRow = [
  type: 'lesson' | 'test',
  id: number,
  seconds: number,
  position: number,
  done: boolean,
  open: boolean,
  openedAt: number | null,
  skipped: boolean,
];

// as one value: reading hundreds of rows costs several times what reading their JSON does
const progressRows = (db: Db) =>
  prepared(db, 'progress', (on, name) =>
    on
      .select({
        rows: sql<FoundRow[]>`coalesce((
          select json_agg(json_build_array(type, id, seconds, position, done, open, floor(extract(epoch from opened_at) * 1000), skipped))
          from ${found}), '[]')`,
      })
      .from(sql`(values (1)) as one`)
      .prepare(name),
  );

/** What a student has done of some items, in one statement. */
export async function progressOf(db: Db, student: StudentId, items: readonly { item: Item }[]): Promise<PathProgress> {
  const progress = new PathProgress();
  if (items.length === 0) return progress;
  const idsOf = (type: Item['type']) => items.flatMap(({ item }) => (item.type === type ? [item.id] : []));
  const durations = new Map(items.flatMap(({ item }) => (item.type === 'lesson' ? [[item.id, item.duration ?? 0]] : [])));
  const [row] = await progressRows(db).execute({ student, lessons: idsOf('lesson'), tests: idsOf('test') });
  for (const [type, id, seconds, position, done, open, openedAt, skipped] of row?.rows ?? []) {
    const item = { type, id };
    const known = progress.of(item);
    if (skipped) {
      progress.set(item, { ...(known ?? { done: false, share: 0, position: 0, openedAt: null, open: false }), skipped });
      continue;
    }
    const share = type === 'test' ? Number(done) : shareOf(seconds, durations.get(id) ?? 0);
    const opened = openedAt === null ? null : new Date(openedAt);
    progress.set(item, { done, open, position, share, openedAt: opened, skipped: known?.skipped ?? false });
  }
  return progress;
}

/**
 * The first of some items that is not done, past those that were skipped; when only such are left, the first
 * of them (rule progress 11).
 */
export function nextOf<Entry extends { item: Item }>(items: readonly Entry[], progress: PathProgress): Entry | undefined {
  const left = items.filter(({ item }) => !progress.isDone(item));
  return left.find(({ item }) => progress.of(item)?.skipped !== true) ?? left[0];
}

/** The item of some that was opened last. */
export function recentOf<Entry extends { item: Item }>(items: readonly Entry[], progress: PathProgress): Entry | undefined {
  const opened = items.flatMap((entry) => {
    const at = progress.of(entry.item)?.openedAt;
    return at ? [{ entry, at: at.getTime() }] : [];
  });
  return opened.sort((a, b) => b.at - a.at || b.entry.item.id - a.entry.item.id)[0]?.entry;
}

/** Done items of all, in whole per cent rounded down: 100 only when all are done (rule progress 1). */
export const percentageOf = (done: number, total: number): number => (total === 0 ? 0 : Math.floor((100 * done) / total));
