import { sql } from 'drizzle-orm';
import { openDatabase } from '../../apps/api/src/api.ts';
import { urlOfSocket } from '../../apps/darb/src/postgres/server.ts';
import { findRunningServer } from '../../apps/darb/src/postgres/running-server.ts';

const ANSWERS = 40_000;
const DAYS = 3 * 365;

/**
 * Gives a student three busy years: attempts at the quizzes and tests of program 1 until there are 40,000
 * answers, a day of learning each day, every lesson watched. Gives how many answers there are.
 */
export async function seedBusyStudent(dataDir: string, student: string): Promise<number> {
  const running = findRunningServer(dataDir);
  if (!running) throw new Error(`Nobody holds ${dataDir}`);
  const { db, close } = openDatabase(urlOfSocket(running.connection), { connections: 1 });
  const me = sql`${student}::uuid`;
  const days = sql.raw(String(DAYS));
  try {
    await db.execute(sql`
      with places as (
        select q.id, row_number() over (order by q.id) - 1 as place, count(*) over () as every,
          array(select distinct on (a.key) a.id from questions a where a.quiz_id = q.id and not a.retired order by a.key, a.variant) as ids
        from quizzes q where not q.retired and exists (
          select 1 from subtopic_places s left join lessons l on l.subtopic_id = s.subtopic_id
          where s.live and s.program_id = 1 and (l.id = q.lesson_id or s.subtopic_id = q.subtopic_id))
      ), round as (select sum(cardinality(ids)) as answers, count(*) as quizzes from places),
      total as (select ceil(${ANSWERS}::numeric / answers)::int * quizzes as attempts from round),
      given as (select p.id, p.ids, 2 + g / p.every as number, now() - interval '1 minute' - ${days} * (1 - g::numeric / attempts)::float * interval '1 day' as at
        from total cross join lateral generate_series(0, attempts - 1) g join places p on p.place = g % p.every)
      insert into attempts (student_id, quiz_id, number, question_ids, started_at, submitted_at, points, correct_count, percentage, verdict)
      select ${me}, id, number, ids, at - interval '8 minutes', at, 6, 6, 60, 'passed' from given`);
    await db.execute(sql`
      insert into answers (attempt_id, question_id, answer, saved_at, points, is_correct)
      select a.id, u.id, '{"type":"true_false","value":true}'::jsonb, a.submitted_at, c.is_correct::int, c.is_correct
      from attempts a cross join lateral unnest(a.question_ids) u(id)
      cross join lateral (select (hashtext(a.id::text || u.id) & 3) > 0 as is_correct) c
      where a.student_id = ${me} and a.submitted_at is not null on conflict do nothing`);
    const { rows } = await db.execute<{ answers: number }>(sql`
      with tallies as (
        select w.attempt_id, count(*) as answers, array[
          count(*) filter (where q.difficulty = 'easy'), count(*) filter (where q.difficulty = 'easy' and w.is_correct),
          count(*) filter (where q.difficulty = 'medium'), count(*) filter (where q.difficulty = 'medium' and w.is_correct),
          count(*) filter (where q.difficulty = 'hard'), count(*) filter (where q.difficulty = 'hard' and w.is_correct)]::smallint[] as tally
        from attempts a join answers w on w.attempt_id = a.id join questions q on q.id = w.question_id
        where a.student_id = ${me} group by w.attempt_id
      ), written as (
        update attempts set tally = t.tally from tallies t where attempts.id = t.attempt_id returning t.answers
      )
      select sum(answers)::int as answers from written`);
    await db.execute(sql`
      insert into study_days (student_id, day, seconds)
      select ${me}, current_date - g, 600 + g % 60 * 60 from generate_series(0, ${days}) g on conflict do nothing`);
    await db.execute(sql`
      insert into lesson_progress (student_id, lesson_id, allowance, opened_at, reported_at, watched_at)
      select ${me}, l.lesson_id, 0, at, at, at
      from lesson_places l cross join lateral (select now() - l.lesson_id % ${days} * interval '1 day' as at) as moment
      where l.live and l.program_id = 1 on conflict do nothing`);
    await db.execute(sql`analyze`);
    return rows[0]?.answers ?? 0;
  } finally {
    await close();
  }
}
