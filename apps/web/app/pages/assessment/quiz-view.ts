import type { Answer, Quiz } from '@darb/contract';
import type { AnswerForm, QuizScreenProps } from '@darb/ui/screens/assessment/props';
import { questionPlace, type Answers, type OpenAttempt, type OpenPlaces, type Where } from './open-attempt.ts';

/** Everything of an open quiz that its pages are made from, on either side. */
export interface OpenQuiz extends OpenAttempt {
  quiz: Quiz;
  places: OpenPlaces & { lesson: string };
}

/**
 * The screen of an open quiz at a place, with the answers known here (the server's, and those that wait to be
 * sent); `notTaken` is the one that the server refused of this question.
 */
export function openQuizScreen(
  { quiz, places }: OpenQuiz,
  where: Where,
  answers: Answers,
  form: Omit<AnswerForm, 'action'>,
  unsent: { count: number; sessionEnded: boolean },
  notTaken?: Answer,
): Exclude<QuizScreenProps, { state: 'result' }> {
  const { questions, title } = quiz;
  const count = questions.length;
  const shared = {
    title,
    lesson: { title: quiz.lesson.title, href: places.lesson },
    count,
    later: places.lesson,
    unsentCount: unsent.count,
    ...(unsent.sessionEnded ? { signIn: places.signIn } : {}),
    form: { ...form, action: questionPlace(places, where) },
    stations: questions.map(({ id }, index) => ({
      state: index + 1 === where ? ('here' as const) : answers[id] === undefined ? ('open' as const) : ('answered' as const),
      href: questionPlace(places, index + 1),
    })),
  };
  const question = where === 'review' ? undefined : questions[where - 1];
  if (where === 'review' || !question) {
    const openQuestions = questions.flatMap(({ id }, index) =>
      answers[id] === undefined ? [{ number: index + 1, href: questionPlace(places, index + 1) }] : [],
    );
    return { state: 'review', ...shared, openQuestions };
  }
  return {
    state: 'question',
    ...shared,
    index: where,
    question,
    given: answers[question.id] ?? notTaken ?? null,
    previous: where > 1 ? questionPlace(places, where - 1) : null,
    isLast: questions.every(({ id }) => id === question.id || answers[id] !== undefined),
  };
}
