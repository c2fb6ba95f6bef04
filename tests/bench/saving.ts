import { setTimeout } from 'node:timers/promises';
import type { Quiz, Test } from '../../packages/contract/src/attempt.ts';
import { attemptNow, canonical, someAnswer, type Sitting } from '../faults/learners.ts';
import { askApi, atOnce } from '../support/ask.ts';
import type { Records, TestStudent } from '../support/records.ts';
import { cpuOf } from './load.ts';

/** How many students answer at the same moment. */
export const AT_ONCE = 50;
/** How often all questions are answered in one rhythm. */
const TURNS = { burst: 2, evening: 1 };
/** So many answers are saved before that, as many as a page is asked for before it is measured. */
const WARM_UP = 1_000;
/** Seconds between two answers of one student who reads quickly. */
export const PAUSE = { least: 1, most: 3 } as const;

/**
 * When answers are sent. `burst`: the fifty at the same instant, the next fifty when all are told that theirs
 * are saved. `evening`: the first fifty at the same instant, then each student by their own pauses, whether
 * the answer before is saved or not.
 */
export type Rhythm = keyof typeof TURNS;

export interface Saving {
  readonly name: string;
  readonly rhythm: Rhythm;
  /** Milliseconds from the moment at which an answer was due to be sent until it is said to be saved. */
  readonly durations: readonly number[];
  /** Milliseconds of the server's processor time an answer. */
  readonly cpuPerAnswer: number;
  /** Questions whose newest answer must be stored, and how many are not. */
  readonly kept: number;
  readonly lost: number;
}

interface Learner {
  student: TestStudent;
  attempt: Quiz | Test;
}

/** Sends an answer when it is due, by the clock of `performance`; gives the milliseconds from then. */
type Send = (learner: Learner, place: number, turn: number, due: number) => Promise<number>;

/** Pauses that are spread evenly, other ones for each student and question, and the same in each run. */
const pauseBefore = (student: number, place: number): number =>
  PAUSE.least + (PAUSE.most - PAUSE.least) * ((student * Math.SQRT2 + place * Math.E) % 1);

/** Each question by all students at the same instant. */
async function burst(learners: readonly Learner[], send: Send, turn: number): Promise<number[]> {
  const durations: number[] = [];
  for (const place of learners[0]?.attempt.questions.keys() ?? []) {
    const due = performance.now();
    durations.push(...(await Promise.all(learners.map((learner) => send(learner, place, turn, due)))));
  }
  return durations;
}

/** All questions by each student, as the pauses have it. */
function evening(learners: readonly Learner[], send: Send, turn: number): Promise<number[]> {
  const began = performance.now();
  return Promise.all(
    learners.flatMap((learner, student) => {
      let due = began;
      return learner.attempt.questions.map(async (_, place) => {
        const at = (due += place === 0 ? 0 : 1000 * pauseBefore(student, place));
        await setTimeout(at - performance.now());
        return send(learner, place, turn, at);
      });
    }),
  );
}

const RHYTHMS = { burst, evening };

/**
 * Lets fifty students answer a quiz or test, in one rhythm after the other. Then counts in the database what
 * is there.
 */
export async function measureSaving(url: string, pid: number, records: Records, sits: Sitting): Promise<Saving[]> {
  const students = await records.students(AT_ONCE);
  const learners = await atOnce(AT_ONCE, async (index): Promise<Learner> => {
    const student = students[index];
    if (!student) throw new Error('a student is missing');
    return { student, attempt: await attemptNow(url, { student, sits }) };
  });
  const acknowledged = new Map<string, string>();
  const send: Send = async ({ student: { token }, attempt: { start_request_id, questions } }, place, turn, due) => {
    const question = questions[place];
    if (!question) throw new Error('an attempt is shorter than another one');
    const answer = someAnswer(question, turn);
    const { status, key } = await askApi(url, 'tests/student-test-answer', {
      token,
      body: { start_request_id, question_id: question.id, answer },
    });
    if (status !== 200) throw new Error(`an answer was not saved: ${status} ${key}`);
    acknowledged.set(`${start_request_id} ${question.id}`, canonical(answer));
    return performance.now() - due;
  };

  let turn = 0;
  for (let saved = 0; saved < WARM_UP; turn += 1) saved += (await burst(learners, send, turn)).length;
  const measured: Pick<Saving, 'rhythm' | 'durations' | 'cpuPerAnswer'>[] = [];
  for (const rhythm of ['burst', 'evening'] as const) {
    const durations: number[] = [];
    const before = cpuOf(pid);
    for (let times = 0; times < TURNS[rhythm]; times += 1) durations.push(...(await RHYTHMS[rhythm](learners, send, turn++)));
    measured.push({ rhythm, durations, cpuPerAnswer: (cpuOf(pid) - before) / durations.length });
  }
  const stored = await records.answers(learners.map(({ attempt }) => attempt.start_request_id));
  const there = new Set(stored.map(({ attempt, question, answer }) => `${attempt} ${question} ${canonical(answer)}`));
  const lost = [...acknowledged].filter(([place, answer]) => !there.has(`${place} ${answer}`)).length;
  return measured.map((one) => ({ name: sits.type, ...one, kept: acknowledged.size, lost }));
}
