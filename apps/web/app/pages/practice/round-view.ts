import type { Answer, PracticeRound } from '@darb/contract';
import type { AnswerForm } from '@darb/ui/screens/assessment/props';
import type { RoundScreenProps, RoundStation } from '@darb/ui/screens/practice/props';
import { markedOf } from './marked.ts';

/** Everything of a round that its pages are made from, on either side. */
export interface OpenRound {
  round: PracticeRound;
  student: string;
  /** Where an answer is marked without leaving the page. */
  answerAddress: string;
  /** When the page was made (ISO). */
  shownAt: string;
  places: { page: string; progress: string; completed: string; signIn: string };
}

export type Given = Readonly<Record<string, Answer>>;

/** The page of a question (1-based). */
export const questionPlace = ({ page }: Pick<OpenRound['places'], 'page'>, number: number): string => `${page}&question=${number}`;

type Questions = PracticeRound['questions'];
const isOpen = (given: Given, { question, marked }: Questions[number]): boolean => marked === null && given[question.id] === undefined;

/** The question that an address shows (1-based): the one that it names, else the first that is open. */
export function placeOf(wanted: string | null, questions: Questions, given: Given): number {
  const number = Number(wanted);
  if (wanted !== null && Number.isInteger(number) && number >= 1 && number <= questions.length) return number;
  return (
    Math.max(
      0,
      questions.findIndex((one) => isOpen(given, one)),
    ) + 1
  );
}

/** The next question that is open behind one (1-based), then before it; null when none is. */
function nextOpen(number: number, questions: Questions, given: Given): number | null {
  for (let step = 0; step < questions.length; step += 1) {
    const index = (number + step) % questions.length;
    const one = questions[index];
    if (one && index !== number - 1 && isOpen(given, one)) return index + 1;
  }
  return null;
}

/** A text that is the same for equal answers, whatever the order of their fields. */
const spelled = (answer: object | null): string =>
  Object.entries(answer ?? {})
    .map(
      ([name, value]) => `${name}=${value instanceof Object && !Array.isArray(value) ? spelled(value as object) : JSON.stringify(value)}`,
    )
    .sort()
    .join();

interface Here {
  /** Answers of this page or this browser; the server may not have them yet. */
  given: Given;
  /** The questions whose answer is under way: they wait for its marks. */
  sending: ReadonlySet<number>;
  form: Omit<AnswerForm, 'action'>;
  unsent: { count: number; sessionEnded: boolean };
}

/** The screen of a round at one of its questions. */
export function roundScreen(open: OpenRound, number: number, { given, sending, form, unsent }: Here): RoundScreenProps | null {
  const { round, places, shownAt } = open;
  const asked = round.questions[number - 1];
  if (!asked) return null;
  const { question, marked } = asked;
  const stations: RoundStation[] = round.questions.map((one, index) => ({
    state:
      one.marked !== null
        ? one.marked.is_correct
          ? 'right'
          : 'wrong'
        : index + 1 === number
          ? 'here'
          : given[one.question.id] === undefined
            ? 'open'
            : 'kept',
    href: questionPlace(places, index + 1),
  }));
  const head = {
    ...{ level: round.round_level, index: number, stations, question, progress: places.progress, unsentCount: unsent.count },
    ...(unsent.sessionEnded ? { signIn: places.signIn } : {}),
  };
  const nextNumber = nextOpen(number, round.questions, given);
  const next = nextNumber === null ? null : questionPlace(places, nextNumber);
  const own = given[question.id];
  if (marked !== null) {
    const isEarlier = own !== undefined && spelled(own) !== spelled(marked.given);
    return { ...head, state: 'marked', marked: markedOf(marked), isEarlier, next, completed: places.completed };
  }
  if (own !== undefined && !sending.has(question.id)) return { ...head, state: 'kept', next };
  return {
    ...{ ...head, state: 'question', shownAt, given: own ?? null, next },
    form: { ...form, pending: form.pending || own !== undefined, action: questionPlace(places, number) },
  };
}
