import type { Answer, Question, Quiz } from '../../packages/contract/src/attempt.ts';
import type { BillingRecord } from '../../packages/contract/src/billing.ts';
import { askApi } from '../support/ask.ts';
import type { TestStudent } from '../support/records.ts';

/**
 * Everything that the product has said yes to, for one student. After any crash all of it must still be so.
 */
export interface Acknowledged {
  readonly student: TestStudent;
  readonly quizId: number;
  readonly subtopicId: number;
  /** The newest answer to each question of an open attempt, as JSON, by attempt and question. */
  readonly answers: Map<string, Map<number, string>>;
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

const quizPath = ({ quizId, subtopicId }: Acknowledged) => `exams/quiz?quiz_id=${quizId}&subtopic_id=${subtopicId}`;
const must = (status: number, what: string) => {
  if (status !== 200) throw new Error(`${what}: ${status}`);
};

/** The quizzes of program 1 that every student may take. */
export async function freeQuizzes(url: string): Promise<{ quiz_id: number; subtopic_id: number }[]> {
  const { data: of } = await askApi(url, 'content/subjects?program_id=1');
  const found: { quiz_id: number; subtopic_id: number }[] = [];
  for (const { id } of of['subjects'] as { id: number }[]) {
    const { data } = await askApi(url, `content/learning-path/assessments?subject_id=${id}`);
    found.push(
      ...(data['assessments'] as { quiz_id: number; subtopic_id: number; is_premium: boolean }[]).filter(({ is_premium }) => !is_premium),
    );
  }
  return found;
}

/** The quiz as the student sees it now. */
export async function quizNow(url: string, learner: Acknowledged): Promise<Quiz> {
  const { status, key, data } = await askApi(url, quizPath(learner), { token: learner.student.token });
  must(status, `quiz ${key}`);
  return data as unknown as Quiz;
}

/**
 * Takes the quiz over and over: answers, submits, begins anew, until a request fails because the product is
 * gone.
 */
export async function study(url: string, learner: Acknowledged): Promise<never> {
  const { token } = learner.student;
  for (let turn = 0; ; turn++) {
    const quiz = await quizNow(url, learner);
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
      learner.pending = { attempt, question: question.id };
      const { status, key } = await askApi(url, 'tests/student-test-answer', {
        token,
        body: { start_request_id: attempt, question_id: question.id, answer },
      });
      must(status, `answer ${key}`);
      saved.set(question.id, canonical(answer));
      learner.pending = null;
    }
    const submitted = await askApi(url, 'exams/quiz', { token, body: { start_request_id: attempt } });
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

/** Compares what was acknowledged with what the product says now; gives what is missing or different. */
export async function losses(url: string, learner: Acknowledged): Promise<string[]> {
  const { student, answers, results, billing, pending } = learner;
  const lost: string[] = [];
  const now = await quizNow(url, learner);
  for (const [question, answer] of answers.get(now.start_request_id) ?? []) {
    const inDoubt = pending?.attempt === now.start_request_id && pending.question === question;
    if (!inDoubt && canonical(now.answers[String(question)]) !== answer)
      lost.push(`answer to ${question} of ${now.start_request_id}: ${answer}, now ${canonical(now.answers[String(question)])}`);
  }
  for (const [attempt, result] of results) {
    const again = await askApi(url, 'exams/quiz', { token: student.token, body: { start_request_id: attempt } });
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
