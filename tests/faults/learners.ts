import type { Answer, Question, Quiz, Test } from '../../packages/contract/src/attempt.ts';
import type { BillingRecord } from '../../packages/contract/src/billing.ts';
import { askApi } from '../support/ask.ts';
import type { TestStudent } from '../support/records.ts';

/** A quiz or test that every student may sit. */
export interface Sitting {
  readonly type: 'quiz' | 'test';
  readonly id: number;
  readonly subtopicId: number;
}

/**
 * Everything that the product has said yes to, for one student. After any crash all of it must still be so.
 */
export interface Acknowledged {
  readonly student: TestStudent;
  readonly sits: Sitting;
  /** The newest answer to each question of an open attempt, as JSON, by attempt and question. */
  readonly answers: Map<string, Map<number, string>>;
  /** The flagged and the skipped questions of an open attempt at a test, by attempt. */
  readonly marks: Map<string, { flagged: Set<number>; skipped: Set<number> }>;
  /** The result of each submitted attempt, as JSON. */
  readonly results: Map<string, string>;
  /** The billing record of each redeemed key, as JSON. */
  readonly billing: Map<string, string>;
  /** A write that was sent and not answered: either is right afterwards. */
  pending: { attempt: string; question: number } | null;
}

/** What can be answered to a question, different from time to time. */
export function someAnswer(question: Question, turn: number): Answer {
  const keyOf = (options: readonly { key: string }[]) => options[turn % options.length]?.key ?? '';
  switch (question.type) {
    case 'single_choice':
      return { type: 'single_choice', choice: keyOf(question.options) };
    case 'multiple_choice':
      return { type: 'multiple_choice', choices: [keyOf(question.options)] };
    case 'true_false':
      return { type: 'true_false', value: turn % 2 === 0 };
    case 'numeric':
      return { type: 'numeric', value: String(turn) };
    case 'short_text':
      return { type: 'short_text', text: `كلمة ${turn}` };
    case 'ordering': {
      const keys = question.items.map(({ key }) => key);
      return { type: 'ordering', order: [...keys.slice(turn % keys.length), ...keys.slice(0, turn % keys.length)] };
    }
    case 'matching':
      return {
        type: 'matching',
        pairs: Object.fromEntries(
          question.left.map(({ key }, index) => [key, question.right[(index + turn) % question.right.length]?.key ?? '']),
        ),
      };
  }
}

/** Keys in any order make the same text: PostgreSQL's jsonb keeps none. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

const attemptPath = ({ type, id, subtopicId }: Sitting) => `exams/${type}?${type}_id=${id}&subtopic_id=${subtopicId}`;
/** Where an attempt is handed in. */
const submitPath = ({ type }: Sitting) => (type === 'quiz' ? 'exams/quiz' : 'exams/submit-test');
const must = (status: number, what: string) => {
  if (status !== 200) throw new Error(`${what}: ${status}`);
};

/** The quizzes and tests of program 1 that every student may sit, one of each in turn. */
export async function freeSittings(url: string): Promise<Sitting[]> {
  const { data: of } = await askApi(url, 'content/subjects?program_id=1');
  const found: Sitting[] = [];
  for (const { id } of of['subjects'] as { id: number }[]) {
    const { data } = await askApi(url, `content/learning-path/assessments?subject_id=${id}`);
    for (const { quiz_id, test_id, subtopic_id, is_premium } of data['assessments'] as Assessment[])
      if (!is_premium) found.push({ type: test_id === null ? 'quiz' : 'test', id: test_id ?? quiz_id ?? 0, subtopicId: subtopic_id });
  }
  const [quizzes, tests] = (['quiz', 'test'] as const).map((wanted) => found.filter(({ type }) => type === wanted));
  return (quizzes ?? []).flatMap((quiz, index) => [quiz, ...(tests?.[index] ? [tests[index]] : [])]);
}
interface Assessment {
  quiz_id: number | null;
  test_id: number | null;
  subtopic_id: number;
  is_premium: boolean;
}

/** The attempt as the student sees it now. */
export async function attemptNow(url: string, { student, sits }: Pick<Acknowledged, 'student' | 'sits'>): Promise<Quiz | Test> {
  const { status, key, data } = await askApi(url, attemptPath(sits), { token: student.token });
  must(status, `${sits.type} ${key}`);
  return data as unknown as Quiz | Test;
}

/** Skips or flags a question of a test, and keeps that the product has it. */
async function mark(
  url: string,
  { student: { token }, marks }: Acknowledged,
  attempt: string,
  question: number,
  turn: number,
): Promise<void> {
  const kind = (question + turn) % 2 === 0 ? 'flagged' : 'skipped';
  const about = { start_request_id: attempt, question_id: question };
  const { status, key } = await askApi(url, kind === 'flagged' ? 'tests/student-test-flag' : 'tests/student-test-skip', {
    token,
    body: kind === 'flagged' ? { ...about, flagged: true } : about,
  });
  must(status, `${kind} ${key}`);
  const known = marks.get(attempt) ?? { flagged: new Set<number>(), skipped: new Set<number>() };
  marks.set(attempt, known);
  known[kind].add(question);
}

/**
 * Sits the quiz or test over and over: skips, flags, answers, submits, begins anew, until a request fails
 * because the product is gone.
 */
export async function study(url: string, learner: Acknowledged): Promise<never> {
  const { token } = learner.student;
  for (let turn = 0; ; turn++) {
    const quiz = await attemptNow(url, learner);
    if (quiz.state === 'submitted') {
      const again = await askApi(url, 'tests/student-test-answers', {
        method: 'DELETE',
        token,
        body: { start_request_id: quiz.start_request_id },
      });
      must(again.status, 'retake');
      continue;
    }
    const attempt = quiz.start_request_id;
    const saved = learner.answers.get(attempt) ?? new Map<number, string>();
    learner.answers.set(attempt, saved);
    // a short one is handed in soon, a whole one lies open for longer: the power goes in both
    for (const question of turn % 2 === 0 ? quiz.questions.slice(0, 2) : quiz.questions) {
      const answer = someAnswer(question, turn);
      if (quiz.type === 'test') await mark(url, learner, attempt, question.id, turn);
      // its last question stays without an answer, so that a skip is there to be lost
      if (quiz.type === 'test' && question === quiz.questions.at(-1)) continue;
      learner.pending = { attempt, question: question.id };
      const { status, key } = await askApi(url, 'tests/student-test-answer', {
        token,
        body: { start_request_id: attempt, question_id: question.id, answer },
      });
      must(status, `answer ${key}`);
      saved.set(question.id, canonical(answer));
      learner.pending = null;
    }
    const submitted = await askApi(url, submitPath(learner.sits), { token, body: { start_request_id: attempt } });
    must(submitted.status, 'submit');
    learner.results.set(attempt, canonical(submitted.data));
  }
}

/** Redeems keys, one after the other, until a request fails. */
export async function spend(url: string, learner: Acknowledged, nextKey: () => string): Promise<never> {
  for (;;) {
    const voucher = nextKey();
    const { status, key, data } = await askApi(url, 'payment/programs/voucher', {
      token: learner.student.token,
      body: { data: { voucher, program_id: 1 } },
    });
    must(status, `voucher ${key}`);
    learner.billing.set(voucher, canonical(data['billing']));
  }
}

/** What was in doubt at a crash is from now on what the product says of it. */
export async function settle(url: string, learner: Acknowledged): Promise<void> {
  const { pending, answers } = learner;
  learner.pending = null;
  if (pending === null) return;
  const now = await attemptNow(url, learner);
  const stored = now.answers[String(pending.question)];
  if (stored && now.start_request_id === pending.attempt) answers.get(pending.attempt)?.set(pending.question, canonical(stored));
}

/** Compares what was acknowledged with what the product says now; gives what is missing or different. */
export async function losses(url: string, learner: Acknowledged): Promise<string[]> {
  const { student, answers, results, billing, pending } = learner;
  const lost: string[] = [];
  const now = await attemptNow(url, learner);
  for (const [question, answer] of answers.get(now.start_request_id) ?? []) {
    const inDoubt = pending?.attempt === now.start_request_id && pending.question === question;
    if (!inDoubt && canonical(now.answers[String(question)]) !== answer)
      lost.push(`answer to ${question} of ${now.start_request_id}: ${answer}, now ${canonical(now.answers[String(question)])}`);
  }
  const { flagged = [], skipped = [] } = now.type === 'test' ? now : {};
  const marked = now.state === 'open' ? learner.marks.get(now.start_request_id) : undefined;
  for (const question of marked?.flagged ?? []) if (!flagged.includes(question)) lost.push(`the flag on ${question}`);
  for (const question of marked?.skipped ?? [])
    if (!skipped.includes(question) && !now.answers[String(question)]) lost.push(`the skip of ${question}`);
  for (const [attempt, result] of results) {
    const again = await askApi(url, submitPath(learner.sits), { token: student.token, body: { start_request_id: attempt } });
    if (again.status !== 200 || canonical(again.data) !== result)
      lost.push(`result of ${attempt}: ${result}, now ${again.status} ${canonical(again.data)}`);
  }
  const { data } = await askApi(url, 'student/billing', { token: student.token });
  const records = new Map((data['records'] as BillingRecord[]).map((record) => [record.id, record]));
  for (const [voucher, record] of billing) {
    const { id, data: known } = JSON.parse(record) as BillingRecord;
    const found = records.get(id);
    if (!found || canonical({ ...found, data: { ...found.data, is_active: known.is_active } }) !== record)
      lost.push(`billing record ${id}`);
    const again = await askApi(url, 'payment/programs/voucher', { token: student.token, body: { data: { voucher, program_id: 1 } } });
    if (again.status !== 200 || (again.data['billing'] as BillingRecord).id !== id)
      lost.push(`the key of ${id} again: ${again.status} ${again.key}`);
  }
  return lost;
}
