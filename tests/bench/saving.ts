import type { Quiz, Test } from '../../packages/contract/src/attempt.ts';
import { attemptNow, canonical, someAnswer, type Sitting } from '../faults/learners.ts';
import { askApi, atOnce } from '../support/ask.ts';
import type { Records, TestStudent } from '../support/records.ts';

/** How many students answer at the same moment. */
export const AT_ONCE = 50;
/** How often each question is answered while it is measured; once before that, to be warm. */
const TURNS = 2;

export interface Saving {
  readonly name: string;
  /** Milliseconds from asking to the answer that says it is saved. */
  readonly durations: readonly number[];
  /** Questions whose newest answer must be stored, and how many are not. */
  readonly kept: number;
  readonly lost: number;
}

interface Learner {
  student: TestStudent;
  attempt: Quiz | Test;
}

async function save(
  url: string,
  { student: { token }, attempt }: Learner,
  place: number,
  turn: number,
): Promise<[id: number, text: string]> {
  const question = attempt.questions[place];
  if (!question) throw new Error('an attempt is shorter than another one');
  const answer = someAnswer(question, turn);
  const body = { start_request_id: attempt.start_request_id, question_id: question.id, answer };
  const { status, key } = await askApi(url, 'tests/student-test-answer', { token, body });
  if (status !== 200) throw new Error(`an answer was not saved: ${status} ${key}`);
  return [question.id, canonical(answer)];
}

/**
 * Lets fifty students answer a quiz or test: each question by all of them at the same moment, the next one
 * when all are told that it is saved. Then counts in the database what is there.
 */
export async function measureSaving(url: string, records: Records, sits: Sitting): Promise<Saving> {
  const learners = await Promise.all(
    (await records.students(AT_ONCE)).map(async (student) => ({ student, attempt: await attemptNow(url, { student, sits }) })),
  );
  const durations: number[] = [];
  const acknowledged = new Map<string, string>();
  for (let turn = 0; turn <= TURNS; turn += 1) {
    for (let place = 0; place < (learners[0]?.attempt.questions.length ?? 0); place += 1) {
      await atOnce(AT_ONCE, async (index) => {
        const learner = learners[index];
        if (!learner) return;
        const began = performance.now();
        const [question, answer] = await save(url, learner, place, turn);
        if (turn > 0) durations.push(performance.now() - began);
        acknowledged.set(`${learner.attempt.start_request_id} ${question}`, answer);
      });
    }
  }
  const stored = await records.answers(learners.map(({ attempt }) => attempt.start_request_id));
  const there = new Set(stored.map(({ attempt, question, answer }) => `${attempt} ${question} ${canonical(answer)}`));
  const lost = [...acknowledged].filter(([place, answer]) => !there.has(`${place} ${answer}`)).length;
  return { name: sits.type, durations, kept: acknowledged.size, lost };
}
