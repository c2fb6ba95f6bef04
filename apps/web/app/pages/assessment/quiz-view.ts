import type { Answer, Quiz } from '@darb/contract';
import type { AnswerForm, QuizScreenProps } from '@darb/ui/screens/assessment/props';

/** The addresses of a quiz's page, which the browser fills in for each question. */
export interface QuizPlaces {
  /** The page itself, with language and country. */
  quiz: string;
  lesson: string;
  /** Where to sign in when the session has ended, and from there back. */
  signIn: string;
}

/** Everything of an open quiz that its pages are made from, on either side. */
export interface OpenQuiz {
  quiz: Quiz;
  places: QuizPlaces;
  /** Whose attempt it is: what this browser keeps belongs to them. */
  student: string;
  /** Where answers are saved without leaving the page. */
  answerAddress: string;
}

export type Answers = Readonly<Record<string, Answer>>;
export type Where = number | 'review';

/** The page of a question (1-based), or of the review. */
export const questionPlace = ({ quiz }: QuizPlaces, where: Where): string => `${quiz}&question=${where}`;

/** What an address shows: its question, the review, or without either the first question that is open. */
export function whereOf(wanted: string | null, { questions }: Quiz, answers: Answers): Where {
  if (wanted === 'review') return 'review';
  const number = Number(wanted);
  if (wanted !== null && Number.isInteger(number) && number >= 1 && number <= questions.length) return number;
  const open = questions.findIndex(({ id }) => answers[id] === undefined);
  return open < 0 ? 'review' : open + 1;
}

/**
 * Where one goes after a question: to the next that is open behind it, then before it, then to the review.
 */
export function afterQuestion(number: number, { questions }: Quiz, answers: Answers): Where {
  const isOpen = (index: number): boolean => index !== number - 1 && answers[questions[index]?.id ?? 0] === undefined;
  for (let step = 0; step < questions.length; step += 1) {
    const index = (number + step) % questions.length;
    if (isOpen(index)) return index + 1;
  }
  return 'review';
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
): QuizScreenProps {
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
