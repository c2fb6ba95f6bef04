import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { fileOfPicture } from '../../apps/api/src/account/picture-address.ts';
import { accountActs, leftovers, students } from '../../apps/api/src/account/tables.ts';
import { openDatabase, type Db } from '../../apps/api/src/database/database.ts';
import { personalTables } from '../../apps/api/src/personal-tables.ts';
import { findRunningServer } from '../../apps/darb/src/postgres/running-server.ts';
import { urlOfSocket } from '../../apps/darb/src/postgres/server.ts';
import { PICTURE_SIZES } from '../../packages/contract/src/limits.ts';
import { root } from '../../tools/sources.ts';
import { askApi } from '../support/ask.ts';
import { removeFolder, startProduct, WIDE_LIMITS } from '../support/product.ts';
import { openRecords, type TestStudent } from '../support/records.ts';
import { Report } from '../support/report.ts';
import { freeSittings, type Sitting } from './learners.ts';

const ACCOUNTS = 60;
/** Milliseconds of erasing before the process is killed, at most: a few accounts. */
const WORK = 160;
const ROUNDS = 200;
const OVERDUE_MS = 15 * 86_400_000;

/** An account with all that was stored of it, table by table. */
interface Whole {
  readonly id: string;
  readonly addresses: readonly string[];
  readonly rows: string;
}

/** What everybody may learn. */
interface Content {
  readonly quiz: Sitting;
  readonly lesson: number;
}

async function contentOf(url: string, token: string | undefined): Promise<Content> {
  const quiz = (await freeSittings(url)).find(({ type }) => type === 'quiz');
  const { data } = await askApi(url, 'content/subjects-first-lessons?program_id=1', { token });
  const [first] = data['first_lessons'] as { lesson_id: number }[];
  if (!quiz || !first) throw new Error('there is nothing to learn');
  return { quiz, lesson: first.lesson_id };
}

/** Lets a student do of everything a little, so that rows of many tables are theirs. */
async function live(url: string, { id, token }: TestStudent, { quiz, lesson }: Content, index: number): Promise<void> {
  const of = { token, headers: { 'trace-id': id } };
  const answers = [
    await askApi(url, 'student', { ...of, method: 'PATCH', body: { alias: `leaving_${index}` } }),
    await askApi(url, 'student/email', { ...of, method: 'PUT', body: { email: `wanted-${index}@example.invalid` } }),
    await askApi(url, `exams/quiz?quiz_id=${quiz.id}&subtopic_id=${quiz.subtopicId}`, of),
    await askApi(url, `content/lesson?id=${lesson}&item_type=lesson`, of),
    await askApi(url, 'progress/watched', { ...of, body: { lesson_id: lesson, position: 20, spans: [[0, 20]] } }),
    await askApi(url, 'feedback/save-student-feedback', { ...of, body: { lesson_id: lesson, stars: 4 } }),
    await askApi(url, 'progress/share', { ...of, body: { name: 'Grandmother' } }),
    await askApi(url, 'bookmarks', { ...of, body: { name: 'For the exam' } }),
  ];
  const refused = answers.find(({ status }) => status !== 200);
  if (refused) throw new Error(`${id}: ${refused.status} ${refused.key}`);
}

/** How many rows an account has in each table; what is kept for good is left out. */
async function rowsOf(db: Db, { id, addresses }: Pick<Whole, 'id' | 'addresses'>): Promise<string> {
  const counts = personalTables
    .filter(({ erasure }) => erasure === 'deleted')
    .map(({ table, rowsOf: which }) => sql`(select count(*)::int from ${table} where ${which({ id, addresses })})`);
  const { rows } = await db.execute<{ counted: number[] }>(sql`select array[${sql.join(counts, sql`, `)}] as counted`);
  return rows[0]?.counted.join(' ') ?? '';
}
const isNothing = (rows: string) => /^[0 ]+$/.test(rows);

/** Erases in a process of its own, which is killed after so many milliseconds; gives whether it was. */
async function eraseFor(milliseconds: number, url: string, folder: string): Promise<boolean> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'tests/faults/erasing.ts'), url, folder], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  await Promise.race([once(child.stdout, 'data'), ended]);
  await Promise.race([pause(milliseconds), ended]);
  child.kill('SIGKILL');
  const [, signal] = await ended;
  return signal === 'SIGKILL';
}

/** Makes accounts that have rows, two files of a picture each, and a deletion whose 14 days are over. */
async function overdue(db: Db, url: string, made: readonly TestStudent[], folder: string): Promise<Whole[]> {
  mkdirSync(folder, { recursive: true });
  const accounts: Whole[] = [];
  const content = await contentOf(url, made[0]?.token);
  for (const [index, student] of made.entries()) {
    await live(url, student, content, index);
    const image = String(index).padStart(32, 'a');
    for (const side of PICTURE_SIZES) writeFileSync(path.join(folder, fileOfPicture(image, side)), 'a picture');
    const [row] = await db.update(students).set({ image }).where(eq(students.id, student.id)).returning({ email: students.email });
    const owner = { id: student.id, addresses: row?.email ? [row.email] : [] };
    accounts.push({ ...owner, rows: await rowsOf(db, owner) });
  }
  const deletedAt = new Date(Date.now() - OVERDUE_MS);
  for (const { id } of accounts)
    await db.update(students).set({ status: 'deleted', deletedBy: 'student', deletedAt }).where(eq(students.id, id));
  return accounts;
}

/**
 * Kills the process that erases accounts, over and over, until all are gone: after each kill every account is
 * whole or gone, table by table, and in the end nothing of one is left. Gives the number of findings.
 */
export async function erasure(): Promise<number> {
  const report = new Report('kill -9 while accounts are erased');
  const product = await startProduct({ env: { ...WIDE_LIMITS } });
  const folder = path.join(product.dataDir, 'erased-media');
  const pictures = () => readdirSync(folder).length;
  try {
    const server = findRunningServer(product.dataDir);
    if (!server) throw new Error('the product has no database');
    const databaseUrl = urlOfSocket(server.connection);
    const { db, close } = openDatabase(databaseUrl, { connections: 2 });
    const records = openRecords(product.dataDir);
    const accounts = await overdue(db, product.url, await records.students(ACCOUNTS), folder);
    const [other] = await records.students(1);
    await records.close();
    const tables = accounts[0]?.rows.split(' ').filter((rows) => rows !== '0').length ?? 0;
    report.fact(`${accounts.length} accounts, each with rows in ${tables} tables and a picture of ${PICTURE_SIZES.length} files`);

    let [kills, inTheMiddle, left] = [0, 0, ACCOUNTS];
    for (let round = 0; round < ROUNDS && left > 0; round += 1) {
      if (await eraseFor(Math.random() * WORK, databaseUrl, folder)) kills += 1;
      const before = left;
      left = 0;
      for (const account of accounts) {
        const rows = await rowsOf(db, account);
        if (!isNothing(rows)) left += 1;
        if (!isNothing(rows) && rows !== account.rows) report.finding(`kill ${kills}: half of an account (${rows} of ${account.rows})`);
      }
      if (left > 0 && left < before) inTheMiddle += 1;
      const acts = await db.$count(accountActs, eq(accountActs.act, 'erase'));
      if (acts !== ACCOUNTS - left) report.finding(`kill ${kills}: ${ACCOUNTS - left} erased, and ${acts} acts say so`);
      const owed = await db.$count(leftovers, eq(leftovers.kind, 'picture'));
      if (pictures() > (left + owed) * PICTURE_SIZES.length)
        report.finding(`kill ${kills}: ${pictures()} files, and ${left + owed} accounts and leftovers that know of them`);
    }
    report.expect(
      left === 0,
      `all ${ACCOUNTS} accounts are gone; ${kills} times killed, ${inTheMiddle} of them with accounts gone and others left`,
    );
    // what lies outside goes by a part each round
    for (let round = 0; round < ROUNDS && (await db.$count(leftovers)) > 0; round += 1) await eraseFor(60_000, databaseUrl, folder);
    report.expect(pictures() === 0, 'no file of a picture is left');
    report.expect((await db.$count(leftovers)) === 0, 'nothing outside waits to be taken away');
    const [{ same } = { same: 0 }] = await db
      .select({ same: sql<number>`count(distinct ${accountActs.studentId})::int` })
      .from(accountActs)
      .where(eq(accountActs.act, 'erase'));
    report.expect(same === ACCOUNTS, `${same} accounts are written down as erased, each once`);
    const answer = await askApi(product.url, 'student/info', { token: other?.token });
    report.expect(answer.status === 200 && (await db.$count(students)) === 1, 'the account that nobody deleted is there, and signed in');
    await close();
  } finally {
    await product.stop();
    removeFolder(product.dataDir);
  }
  return report.end();
}
