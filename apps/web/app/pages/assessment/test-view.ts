import type { Answer, Question, Test } from '@darb/contract';
import type { AnswerForm, TestScreenProps, TimeSaid } from '@darb/ui/screens/assessment/props';
import type { Sealed } from './use-sealing.ts';
import { questionPlace, type Answers, type OpenAttempt, type OpenPlaces, type Where } from './open-attempt.ts';

/** A question of a test; of those that are not here yet nothing but the id. */
export type AskedQuestion = Question | { id: number; type: null };

/** Everything of an open test that its pages are made from, on either side. */
export interface OpenTest extends OpenAttempt {
  /** With those questions whole that the page shows; a browser fetches all of them behind it. */
  test: Omit<Test, 'questions' | 'title' | 'subtopic'> & { questions: readonly AskedQuestion[] };
  /** What the page shows by the server's knowledge. */
  where: Where;
  /** Where a browser fetches all questions. */
  questionsAddress: string;
  places: OpenPlaces & { cover: string };
  /** Where flags and skips are saved without leaving the page. */
  markAddress: string;
  /** Where a test goes that was handed in without a connection. */
  handInAddress: string;
}

/** Rows of questions without an answer that the page shows which asks whether to hand in. */
const ROWS = 5;

/**
 * The questions of a test as its document has them: those that it shows. All of them would make a first load
 * of the long ones three times as heavy.
 */
export function questionsShown({ questions, answers }: Pick<Test, 'questions' | 'answers'>, where: Where): AskedQuestion[] {
  const open = questions.filter(({ id }) => !answers[id]).slice(0, ROWS);
  return questions.map((question, index) =>
    (where === 'review' ? open.includes(question) : index + 1 === where) ? question : { id: question.id, type: null },
  );
}

/** What is known here of an open test: of the server, and what waits to be sent. */
export interface Known {
  where: Where;
  answers: Answers;
  flagged: ReadonlySet<number>;
  skipped: ReadonlySet<number>;
  form: Omit<AnswerForm, 'action'>;
  unsentCount: number;
  sessionEnded: boolean;
  /** What was handed in without a connection, and waits for one. */
  sealed: Sealed | null;
  time: { minutes: number | null; said: TimeSaid | null };
  /** The answer to the question that is shown which the server refused. */
  notTaken: Answer | undefined;
}

/** The screen of an open test at a place; of one whose time is over, that it is handed in. */
export function openTestScreen({ test, places }: OpenTest, known: Known): TestScreenProps {
  const { where, answers, form, unsentCount } = known;
  const attempt = test.start_request_id;
  // of handing in, not of the question that is shown
  const handInProblem = where === 'review' || form.problem === 'answer_not_saved' ? form.problem : null;
  const forms = { attempt, form: { ...form, action: questionPlace(places, where) }, unsentCount };
  const signIn = known.sessionEnded ? { signIn: places.signIn } : {};
  if (known.sealed) return { state: 'sealed', ...known.sealed, ...signIn, questionsCount: test.questions.length };
  if (known.time.minutes === 0) {
    return { state: 'closed', ...forms, ...signIn, form: { ...forms.form, problem: handInProblem }, isSending: form.pending };
  }
  const shared = {
    ...forms,
    ...signIn,
    questions: test.questions.map(({ id, ...question }, index) => ({
      id,
      stem: 'stem' in question ? question.stem : null,
      state: answers[id] ? ('answered' as const) : known.skipped.has(id) ? ('skipped' as const) : ('open' as const),
      flagged: known.flagged.has(id),
      href: questionPlace(places, index + 1),
    })),
    minutesLeft: known.time.minutes,
    timeSaid: known.time.said,
    handIn: questionPlace(places, 'review'),
    handInProblem,
    later: places.cover,
  };
  const question = where === 'review' ? undefined : test.questions[where - 1];
  if (where === 'review' || !question || question.type === null) return { state: 'submit', ...shared };
  return {
    state: 'question',
    ...shared,
    form: { ...forms.form, problem: handInProblem === null ? form.problem : null },
    index: where,
    question,
    given: answers[question.id] ?? known.notTaken ?? null,
    previous: where > 1 ? questionPlace(places, where - 1) : null,
  };
}
