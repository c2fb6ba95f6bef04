import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Quiz } from '../../packages/contract/src/attempt.ts';
import { wholeNumberOf } from '../../tools/command-line.ts';
import { ask, askApi, atOnce } from '../support/ask.ts';
import { usageOf } from '../support/league-process.ts';
import { removeFolder, startProduct, temporaryDataDir, WIDE_LIMITS } from '../support/product.ts';
import { openRecords, type TestStudent } from '../support/records.ts';
import { median, percentiles, Report } from '../support/report.ts';
import { freeSittings, someAnswer } from './learners.ts';
import { filmOf } from './sign-in-flood.ts';

/**
 * `npm run soak [-- minutes]`: an evening of five hundred students at fifty requests a second, whoever is
 * slow or not. After a third of it come ten bursts: sign-ins all at once, and pages that nobody has. The
 * memory's curve is printed; after the bursts it must come back.
 */
const MINUTES = wholeNumberOf(process.argv[2] ?? '20', 'number of minutes');
const STUDENTS = 500;
const RATE = 50;
const BURSTS = 10;
const BURST = 300;
/** Of what it was before the bursts, in the last sixth. */
const COMES_BACK = 1.15;

const report = new Report(`${MINUTES} minutes of ${STUDENTS} students at ${RATE} requests a second`);
const dataDir = temporaryDataDir('soak');
const product = await startProduct({ dataDir, env: WIDE_LIMITS });
const { url } = product;
const pid = product.child.pid ?? 0;
const records = openRecords(dataDir);
const students = await records.students(STUDENTS);
await records.close();
const quizzes = (await freeSittings(url)).filter(({ type }) => type === 'quiz');
/** Each has an address of their own. */
const films = new Map<number, string>();

const cookieOf = ({ token }: TestStudent) => ({ cookie: `access-token=${token}; country=JO` });
const page = (student: TestStudent, path: string) => ask(`${url}${path}`, { headers: { ...cookieOf(student), 'accept-encoding': 'br' } });
const quizOf = (index: number) => {
  const quiz = quizzes[index % quizzes.length];
  if (!quiz) throw new Error('no quiz is open');
  return quiz;
};

/** Answers one question of the student's quiz; hands it in now and then, and begins anew. */
async function answerOne(student: TestStudent, index: number, turn: number): Promise<{ status: number }> {
  const { id, subtopicId: subtopic } = quizOf(index);
  const { token } = student;
  const opened = await askApi(url, `exams/quiz?quiz_id=${id}&subtopic_id=${subtopic}`, { token });
  if (opened.status !== 200) return opened;
  const quiz = opened.data as unknown as Quiz;
  const attempt = { start_request_id: quiz.start_request_id };
  if (quiz.state === 'submitted') return askApi(url, 'tests/student-test-answers', { method: 'DELETE', token, body: attempt });
  if (turn % 7 === 6) return askApi(url, 'exams/quiz', { token, body: attempt });
  const question = quiz.questions[turn % quiz.questions.length];
  if (!question) return opened;
  const saved = await askApi(url, 'tests/student-test-answer', {
    token,
    body: { ...attempt, question_id: question.id, answer: someAnswer(question, turn) },
  });
  // the same student may just have handed it in
  return saved.key === 'attempt_submitted' ? opened : saved;
}

async function piece(student: TestStudent, index: number): Promise<{ status: number }> {
  const film = films.get(index) ?? (await filmOf(url, student.token));
  films.set(index, film);
  return ask(`${url}${film}`, { headers: { ...cookieOf(student), range: 'bytes=0-65535' } });
}

/** What an evening asks for, as often as each stands here. */
const KINDS: readonly [name: string, ask: (student: TestStudent, index: number, turn: number) => Promise<{ status: number }>][] = [
  ['a guest\u2019s page', () => ask(`${url}/ar?country=JO`, { headers: { 'accept-encoding': 'br' } })],
  ['a subject', (student) => page(student, '/ar/program/1/subject/11?country=JO')],
  ['a dashboard', (student) => page(student, '/ar/dashboard?country=JO')],
  ['a lesson', (student) => page(student, '/en/program/1/subject/11/subtopic/1111/lesson/1101?country=JO')],
  ['an answer', answerOne],
  ['an answer', answerOne],
  ['a student of the API', ({ token }) => askApi(url, 'student/info', { token })],
  ['a piece of a film', piece],
];

const took = new Map<string, number[]>();
const refused = new Map<string, number>();
async function one(turn: number): Promise<void> {
  const index = Math.floor(Math.random() * students.length);
  const student = students[index];
  const [name, asks] = KINDS[turn % KINDS.length] ?? [];
  if (!student || !name || !asks) return;
  const began = performance.now();
  const status = await asks(student, index, Math.floor(turn / KINDS.length)).then(
    (answer) => String(answer.status),
    (error: unknown) => (error instanceof Error ? error.message : 'thrown'),
  );
  took.set(name, [...(took.get(name) ?? []).slice(-20_000), performance.now() - began]);
  if (!/^2/.test(status)) refused.set(`${name}: ${status}`, (refused.get(`${name}: ${status}`) ?? 0) + 1);
}

/** Sign-ins all at once, and pages that nobody has; each is answered or told to wait. */
async function burst(): Promise<void> {
  const any = () => randomBytes(6).toString('hex');
  const answers = await atOnce(BURST, (index) => {
    const made =
      index % 2 === 0
        ? ask(`${url}/api/student/login`, {
            alone: true,
            timeout: 60_000,
            body: { email: `${any()}@example.invalid`, password: 'wrong password' },
          })
        : ask(`${url}/ar/program/1/subject/11?tab=${any()}&${any()}=${any()}`, { alone: true, timeout: 60_000 });
    return made.then(
      ({ status }) => status,
      () => 0,
    );
  });
  const broken = answers.filter((status) => status === 0 || status === 500);
  report.expect(broken.length === 0, `a burst of ${BURST}: ${broken.length} without an answer or with our own error`);
}

const memory: number[] = [];
const open = new Set<Promise<void>>();
const began = performance.now();
const lasts = MINUTES * 60_000;
let bursts = 0;
for (let turn = 0; performance.now() - began < lasts; turn++) {
  const request = one(turn).finally(() => open.delete(request));
  open.add(request);
  const now = performance.now() - began;
  if (turn % RATE === 0) memory.push(usageOf(pid).memory);
  if (bursts < BURSTS && now > lasts / 3 + bursts * 5_000) {
    bursts += 1;
    const flood = burst().finally(() => open.delete(flood));
    open.add(flood);
  }
  await pause(Math.max(0, (turn + 1) * (1_000 / RATE) - now));
}
await Promise.all(open);

const part = (from: number, to: number) => median(memory.slice(Math.floor(memory.length * from), Math.floor(memory.length * to)));
const minutes = Array.from({ length: Math.max(1, Math.round(MINUTES)) }, (_, minute) => part(minute / MINUTES, (minute + 1) / MINUTES));
report.fact(
  `memory by minute, MB: ${minutes.map((megabytes) => Math.round(megabytes)).join(' ')}; ${Math.round(Math.max(...memory))} at most`,
);
for (const [name, times] of took) report.fact(`${name}: ${percentiles(times)}`);
for (const [name, times] of refused) report.finding(`${times} × ${name}`);
const [before, late] = [part(1 / 6, 1 / 3), part(5 / 6, 1)];
report.expect(late <= before * COMES_BACK, `memory: ${before.toFixed(0)} MB before the bursts, ${late.toFixed(0)} MB in the last sixth`);
report.expect((await product.stop()) === 0, 'the product stops with 0');
removeFolder(dataDir);
process.exit(report.end() === 0 ? 0 : 1);
