import { randomUUID } from 'node:crypto';
import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { CountryCode } from '../../packages/contract/src/catalog.ts';
import type { Answer } from '../../packages/contract/src/attempt.ts';
import { hashPassword } from '../../apps/api/src/account/password.ts';
import { newReferralCode } from '../../apps/api/src/account/referral-code.ts';
import { beginSession } from '../../apps/api/src/account/session.ts';
import { codes, students } from '../../apps/api/src/account/tables.ts';
import { modelAnswer } from '../../apps/api/src/assessment/mark.ts';
import { answers, attempts, questions } from '../../apps/api/src/assessment/tables.ts';
import { billingRecords, subscriptions } from '../../apps/api/src/billing/tables.ts';
import { subtopics } from '../../apps/api/src/catalog/tables.ts';
import { openDatabase } from '../../apps/api/src/database/database.ts';
import type { StudentId } from '../../apps/api/src/ids.ts';
import { leagueNameReports } from '../../apps/api/src/league/tables.ts';
import { reviewQuestions } from '../../apps/api/src/practice/tables.ts';
import { findRunningServer } from '../../apps/darb/src/postgres/running-server.ts';
import { urlOfSocket } from '../../apps/darb/src/postgres/server.ts';
import { sessionSecretsOf } from '../../apps/darb/src/session-secret.ts';

/** A student who is signed in at the product under test. */
export interface TestStudent {
  readonly id: string;
  /** Good for an hour, over restarts too. */
  readonly token: string;
}

/** What a student has said who signs in by phone, or by e-mail. */
export interface KnownStudent {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly password: string;
}

/**
 * The records of a running product, beside it: what it stored, and students without the cost of signing up.
 */
export interface Records {
  /** Makes a signed-in student of program 1 in Jordan; one of whom more is known can sign in too. */
  student(known?: KnownStudent, by?: 'phone' | 'email'): Promise<TestStudent>;
  /** Makes signed-in students of program 1 in Jordan. */
  students(howMany: number): Promise<TestStudent[]>;
  /** Moves a student to a country. */
  settle(id: string, country: CountryCode): Promise<void>;
  /** Opens program 1 to a student for longer than any test. */
  subscribe(id: string): Promise<void>;
  /** Another session of a student. */
  tokenOf(id: string): Promise<string>;
  /** How many billing records there are; of one student when they are named. */
  billingRecords(student?: string): Promise<number>;
  /** Until when each of a student's subscriptions runs. */
  subscribedUntil(student: string): Promise<string[]>;
  /** How often the code that is out for an address was tried. */
  triesOf(destination: string): Promise<number[]>;
  /** Lets the time of a student's open attempts end in so many seconds, as if they had a limit. */
  endAttempts(phone: string, seconds: number): Promise<void>;
  /** What is stored of the answers of attempts. */
  answers(of: readonly string[]): Promise<{ attempt: string; question: number; answer: unknown }[]>;
  /** The right answer to each of these questions, by its id. */
  rightAnswers(questionIds: readonly number[]): Promise<Map<number, Answer>>;
  /** Names that a student has reported. */
  nameReports(reporter: string): Promise<{ name: string; student: string | null }[]>;
  /** Lets everything that comes back to a student be due today. Gives how much that is. */
  dueToday(phone: string): Promise<number>;
  /** Puts a subtopic without anything behind the others of a topic: it is to come. */
  announceSubtopic(topic: number, id: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens the records of the product that holds a data folder. */
export function openRecords(dataDir: string): Records {
  const running = findRunningServer(dataDir);
  if (!running) throw new Error(`Nobody holds ${dataDir}`);
  const database = openDatabase(urlOfSocket(running.connection), { connections: 2 });
  const { db } = database;
  const [secret] = sessionSecretsOf({ DATA_DIR: dataDir });
  const tokenOf = async (id: string) => (await beginSession(db, secret, id as StudentId, null, new Date())).access_token;
  const student = async (known?: KnownStudent, by: 'phone' | 'email' = 'phone'): Promise<TestStudent> => {
    const name = randomUUID();
    const now = new Date();
    const reached = known
      ? {
          ...(by === 'phone' ? { phone: known.phone, phoneVerifiedAt: now } : { email: known.email, emailVerifiedAt: now }),
          passwordHash: await hashPassword(known.password),
        }
      : { email: `${name}@example.invalid`, emailVerifiedAt: now };
    const row = {
      fullName: known?.name ?? 'طالبة تجريبية',
      ...reached,
      language: 'ar',
      country: 'JO',
      programId: 1,
      referralCode: newReferralCode(),
      createdAt: now,
    } as const;
    const [stored] = await db.insert(students).values(row).returning({ id: students.id });
    if (!stored) throw new Error('a student was not stored');
    return { id: stored.id, token: await tokenOf(stored.id) };
  };
  return {
    student,
    async students(howMany) {
      const made: TestStudent[] = [];
      for (let index = 0; index < howMany; index++) made.push(await student());
      return made;
    },
    async settle(id, country) {
      await db.update(students).set({ country }).where(eq(students.id, id));
    },
    async subscribe(id) {
      await db.insert(subscriptions).values({ studentId: id as StudentId, programId: 1, until: '2099-08-31' });
    },
    tokenOf,
    async billingRecords(student) {
      const [row] = await db
        .select({ count: count() })
        .from(billingRecords)
        .where(student === undefined ? undefined : eq(billingRecords.studentId, student));
      return row?.count ?? 0;
    },
    subscribedUntil: async (student) =>
      (await db.select({ until: subscriptions.until }).from(subscriptions).where(eq(subscriptions.studentId, student))).map(
        ({ until }) => until,
      ),
    triesOf: async (destination) =>
      (await db.select({ tries: codes.tries }).from(codes).where(eq(codes.destination, destination))).map(({ tries }) => tries),
    async endAttempts(phone, seconds) {
      const whose = db.select({ id: students.id }).from(students).where(eq(students.phone, phone));
      await db
        .update(attempts)
        .set({ endsAt: new Date(Date.now() + seconds * 1000) })
        .where(and(inArray(attempts.studentId, whose), isNull(attempts.submittedAt)));
    },
    async dueToday(phone) {
      const whose = db.select({ id: students.id }).from(students).where(eq(students.phone, phone));
      const rows = await db
        .update(reviewQuestions)
        .set({ due: '2020-01-01' })
        .where(inArray(reviewQuestions.studentId, whose))
        .returning({ key: reviewQuestions.key });
      return rows.length;
    },
    answers: (of) =>
      db
        .select({ attempt: answers.attemptId, question: answers.questionId, answer: answers.answer })
        .from(answers)
        .where(inArray(answers.attemptId, [...of])),
    rightAnswers: async (questionIds) =>
      new Map(
        (
          await db
            .select({ id: questions.id, body: questions.body })
            .from(questions)
            .where(inArray(questions.id, [...questionIds]))
        ).map(({ id, body }) => [id, modelAnswer(body)]),
      ),
    nameReports: (reporter) =>
      db
        .select({ name: leagueNameReports.name, student: leagueNameReports.studentId })
        .from(leagueNameReports)
        .where(eq(leagueNameReports.reporterId, reporter)),
    async announceSubtopic(topic, id) {
      const title = { ar: 'وحدة قادمة', en: 'A unit to come', ur: 'آنے والا یونٹ' };
      await db.insert(subtopics).values({ id, topicId: topic, order: 99, title, pack: 'announced' });
    },
    close: () => database.close(),
  };
}
