import { sql } from 'drizzle-orm';
import { openDatabase } from '../../apps/api/src/api.ts';
import { findRunningServer } from '../../apps/darb/src/postgres/running-server.ts';
import { urlOfSocket } from '../../apps/darb/src/postgres/server.ts';
import { askApi, type ApiAnswer } from '../support/ask.ts';
import { removeFolder, startProduct, temporaryDataDir, WIDE_LIMITS } from '../support/product.ts';
import { openRecords } from '../support/records.ts';
import { Report } from '../support/report.ts';

/**
 * `npm run bench:practice`: rounds of practice over HTTP, drawn from a program of 100,000 questions, most of
 * them in one subject. Ends with 1 when one in twenty takes longer than it may.
 */
const QUESTIONS = 100_000;
const STUDENTS = 60;
const SUBJECT = 11;
const MOST_MS = 50;

/** Fills the quizzes of a subject with copies of its own questions; each third one has another difficulty. */
async function fill(dataDir: string): Promise<number> {
  const running = findRunningServer(dataDir);
  if (!running) throw new Error(`Nobody holds ${dataDir}`);
  const { db, close } = openDatabase(urlOfSocket(running.connection), { connections: 1 });
  try {
    const { rows } = await db.execute<{ count: number }>(sql`
      with own as (
        select q.*, row_number() over (order by q.id) - 1 as place, count(*) over () as every from questions q join quizzes z on z.id = q.quiz_id
        where not q.retired and not z.retired and exists (
          select 1 from subtopic_places s left join lessons l on l.subtopic_id = s.subtopic_id
          where s.live and s.subject_id = ${SUBJECT} and (l.id = z.lesson_id or s.subtopic_id = z.subtopic_id))
      ), made as (
        insert into questions (quiz_id, key, variant, "order", difficulty, stem, explanation, body)
        select o.quiz_id, o.key || '-' || g, 1, 1000 + g, (array['easy', 'medium', 'hard'])[1 + g % 3], o.stem, o.explanation, o.body
        from generate_series(1, ${QUESTIONS}) g join own o on o.place = g % o.every returning 1
      ) select count(*)::int as count from made`);
    await db.execute(
      sql`insert into subscriptions (student_id, program_id, until) select id, 1, current_date + 90 from students on conflict do nothing`,
    );
    await db.execute(sql`analyze`);
    return rows[0]?.count ?? 0;
  } finally {
    await close();
  }
}

interface Round {
  questions: { question: { id: number } }[];
}

const dataDir = temporaryDataDir('practice');
const product = await startProduct({ dataDir, env: { ...WIDE_LIMITS } });
const records = openRecords(dataDir);
const told = new Report('Rounds of practice');
const times: Record<'the first round of all' | 'a round drawn' | 'a round again' | 'an answer', number[]> = {
  ...{ 'the first round of all': [], 'a round drawn': [], 'a round again': [], 'an answer': [] },
};
try {
  const students = await records.students(STUDENTS);
  told.fact(`${await fill(dataDir)} questions in a subject`);
  const timed = async (what: keyof typeof times, act: () => Promise<ApiAnswer>): Promise<ApiAnswer['data']> => {
    const began = performance.now();
    const { status, key, data } = await act();
    times[what].push(performance.now() - began);
    if (status !== 200) throw new Error(`${what} was answered ${status} ${key}`);
    return data;
  };
  for (const [index, { token }] of students.entries()) {
    const round = () => askApi(product.url, `practice/get-round-questions?practice_id=${SUBJECT}&round_level=1`, { token });
    const { questions } = (await timed(index === 0 ? 'the first round of all' : 'a round drawn', round)) as unknown as Round;
    const known = await records.rightAnswers(questions.map(({ question }) => question.id));
    for (const { question } of questions)
      await timed('an answer', () =>
        askApi(product.url, 'practice/save-question-answer', {
          token,
          body: { practice_id: SUBJECT, round_level: 1, question_id: question.id, answer: known.get(question.id), time_spent: 20 },
        }),
      );
    await timed('a round again', round);
  }
  for (const [what, durations] of Object.entries(times)) {
    const sorted = durations.toSorted((a, b) => a - b);
    const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
    told.fact(
      `${what}: median ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, slowest ${at(1).toFixed(1)} ms, of ${sorted.length}`,
    );
    if (sorted.length > 1) told.expect(at(0.95) <= MOST_MS, `${what}: p95 at most ${MOST_MS} ms`);
  }
} finally {
  await records.close();
  await product.stop();
  removeFolder(dataDir);
}
process.exitCode = told.end() === 0 ? 0 : 1;
