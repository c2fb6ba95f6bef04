import type { Answer, Question } from '@darb/contract';

/** What the pages of an open quiz and of an open test are both made from, on either side. */
export interface OpenAttempt {
  /** Whose attempt it is: what this browser keeps belongs to them. */
  student: string;
  /** Where answers are saved without leaving the page. */
  answerAddress: string;
}

/** The addresses of an attempt's page, which the browser fills in for each question. */
export interface OpenPlaces {
  /** The page itself, with language and country. */
  page: string;
  /** Where to sign in when the session has ended, and from there back. */
  signIn: string;
}

export type Answers = Readonly<Record<string, Answer>>;
export type Where = number | 'review';

interface Asked {
  questions: readonly Pick<Question, 'id'>[];
}

/** The page of a question (1-based), or of the review. */
export const questionPlace = ({ page }: Pick<OpenPlaces, 'page'>, where: Where): string => `${page}&question=${where}`;

/** What an address shows: its question, the review, or without either the first question that is open. */
export function whereOf(wanted: string | null, { questions }: Asked, answers: Answers): Where {
  if (wanted === 'review') return 'review';
  const number = Number(wanted);
  if (wanted !== null && Number.isInteger(number) && number >= 1 && number <= questions.length) return number;
  const open = questions.findIndex(({ id }) => answers[id] === undefined);
  return open < 0 ? 'review' : open + 1;
}

/**
 * Where one goes after a question: to the next that is open behind it, then before it, then to the review.
 */
export function afterQuestion(number: number, { questions }: Asked, answers: Answers): Where {
  const isOpen = (index: number): boolean => index !== number - 1 && answers[questions[index]?.id ?? 0] === undefined;
  for (let step = 0; step < questions.length; step += 1) {
    const index = (number + step) % questions.length;
    if (isOpen(index)) return index + 1;
  }
  return 'review';
}
