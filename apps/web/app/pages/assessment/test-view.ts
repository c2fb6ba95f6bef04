import type { Answer, Test } from '@darb/contract';
import type { AnswerForm, TestScreenProps, TimeSaid } from '@darb/ui/screens/assessment/props';
import { questionPlace, type Answers, type OpenAttempt, type OpenPlaces, type Where } from './open-attempt.ts';

/** Everything of an open test that its pages are made from, on either side. */
export interface OpenTest extends OpenAttempt {
  test: Test;
  places: OpenPlaces & { cover: string };
  /** Where flags and skips are saved without leaving the page. */
  markAddress: string;
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
  if (known.time.minutes === 0) {
    return { state: 'closed', ...forms, ...signIn, form: { ...forms.form, problem: handInProblem }, isSending: form.pending };
  }
  const shared = {
    ...forms,
    ...signIn,
    questions: test.questions.map(({ id, stem }, index) => ({
      id,
      stem,
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
  if (where === 'review' || !question) return { state: 'submit', ...shared };
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
