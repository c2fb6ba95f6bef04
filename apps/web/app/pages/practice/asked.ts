import type { Answer, MarkedQuestion, Question } from '@darb/contract';
import type { AnswerForm } from '@darb/ui/screens/assessment/props';
import type { RoundStation } from '@darb/ui/screens/practice/props';

/** Questions that are asked one at a time and marked at once: of a round, or today's five. */
export interface AskedSet {
  student: string;
  /** How it is called in the queue of this browser. */
  attempt: string;
  /** Where an answer is marked without leaving the page, and what is sent there beside it. */
  answerAddress: string;
  fields: Readonly<Record<string, string>>;
  /** The page, whose query has something. */
  page: string;
  /** Where a question is put into a collection. */
  collect: string;
  questions: readonly AskedOne[];
}

export interface AskedOne {
  question: Question;
  marked: MarkedQuestion | null;
}

export type Given = Readonly<Record<string, Answer>>;

/** What only the browser knows of them. */
export interface Here {
  /** Answers of this page or this browser; the server may not have them yet. */
  given: Given;
  /** The questions whose answer is under way: they wait for its marks. */
  sending: ReadonlySet<number>;
  form: Omit<AnswerForm, 'action'>;
  unsent: { count: number; sessionEnded: boolean };
}

type Asked = Pick<AskedSet, 'page' | 'collect' | 'questions'>;

/** The page of a question (1-based). */
export const questionPlace = ({ page }: Pick<AskedSet, 'page'>, number: number): string => `${page}&question=${number}`;

/** Where a question is put into a collection, from which one comes back to it. */
export const collectPlace = (of: Asked, number: number): string =>
  `${of.collect}&question=${of.questions[number - 1]?.question.id ?? ''}&next=${encodeURIComponent(questionPlace(of, number))}`;

const isOpen = (given: Given, { question, marked }: AskedOne): boolean => marked === null && given[question.id] === undefined;

/** The question that an address shows (1-based): what it names, else the first open one; 0 for none. */
export function placeOf(wanted: string | null, questions: readonly AskedOne[], given: Given): number {
  const number = Number(wanted);
  if (wanted !== null && Number.isInteger(number) && number >= 1 && number <= questions.length) return number;
  return questions.findIndex((one) => isOpen(given, one)) + 1;
}

/** The next question that is open behind one (1-based), then before it; null when none is. */
function nextOpen(number: number, questions: readonly AskedOne[], given: Given): number | null {
  for (let step = 0; step < questions.length; step += 1) {
    const index = (number + step) % questions.length;
    const one = questions[index];
    if (one && index !== number - 1 && isOpen(given, one)) return index + 1;
  }
  return null;
}

/** The road of the questions, at one of them (1-based), and where it goes on. */
export function roadOf(of: Asked, number: number, given: Given): { stations: RoundStation[]; next: string | null } {
  const next = nextOpen(number, of.questions, given);
  return {
    stations: of.questions.map(({ question, marked }, index) => ({
      state:
        marked !== null
          ? marked.is_correct
            ? 'right'
            : 'wrong'
          : index + 1 === number
            ? 'here'
            : given[question.id] === undefined
              ? 'open'
              : 'kept',
      href: questionPlace(of, index + 1),
    })),
    next: next === null ? null : questionPlace(of, next),
  };
}
