import { sql, type SQL } from 'drizzle-orm';
import { lessonProgress } from './tables.ts';

// Parts of the statement in which a lesson is opened.

const now = sql`${sql.placeholder('now')}::timestamptz`;

/**
 * Makes a lesson the recent one, where it is not that already: most pages of a lesson are asked for by who
 * has it open, and a statement that changes nothing waits for no disk and for no other one. So of two lessons
 * opened within one write's time either may be the recent one. A time that is still to come (a clock was set
 * back) is written anew. The first time, the row begins with the seconds that may be played at once. The
 * statement is given `opens`, `now` and `allowance`; without `opens` it changes nothing.
 */
export const opened = (
  student: SQL,
  lesson: SQL,
) => sql`insert into ${lessonProgress} as p (student_id, lesson_id, allowance, opened_at, reported_at)
  select ${student}, ${lesson}, ${sql.placeholder('allowance')}::float8, ${now}, ${now}
  where ${sql.placeholder('opens')}::boolean and ${lesson} is distinct from (
    select case when r.opened_at <= ${now} then r.lesson_id end
    from ${lessonProgress} r where r.student_id = ${student} order by r.opened_at desc, r.lesson_id desc limit 1)
  on conflict (student_id, lesson_id) do update set opened_at = excluded.opened_at
  returning p.lesson_id`;

/** What a student has seen of a lesson; null where they never opened it. */
export const seenOf = (student: SQL, lesson: SQL) => sql<{ seconds: number; position: number; watched: boolean } | null>`(
  select json_build_object('seconds', p.seconds, 'position', p.position, 'watched', p.watched_at is not null)
  from ${lessonProgress} p where p.student_id = ${student} and p.lesson_id = ${lesson})`;
