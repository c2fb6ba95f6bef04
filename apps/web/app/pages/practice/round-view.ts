import type { PracticeRound } from '@darb/contract';
import type { RoundScreenProps } from '@darb/ui/screens/practice/props';
import { collectPlace, questionPlace, roadOf, type AskedSet, type Here } from './asked.ts';
import { markedOf } from './marked.ts';

/** Everything of a round that its pages are made from, on either side. */
export interface OpenRound {
  round: PracticeRound;
  student: string;
  /** Where an answer is marked without leaving the page. */
  answerAddress: string;
  /** When the page was made (ISO). */
  shownAt: string;
  places: { page: string; progress: string; completed: string; signIn: string; collect: string };
}

/** A round as questions that are asked. */
export const askedIn = ({ round, student, answerAddress, places }: OpenRound): AskedSet => ({
  ...{ student, answerAddress, page: places.page, collect: places.collect, questions: round.questions },
  attempt: `practice-${round.practice_id}-${round.round_level}`,
  fields: { practice: String(round.practice_id), round: String(round.round_level) },
});

/** A text that is the same for equal answers, whatever the order of their fields. */
const spelled = (answer: object | null): string =>
  Object.entries(answer ?? {})
    .map(
      ([name, value]) => `${name}=${value instanceof Object && !Array.isArray(value) ? spelled(value as object) : JSON.stringify(value)}`,
    )
    .sort()
    .join();

/** The screen of a round at one of its questions. */
export function roundScreen(open: OpenRound, number: number, { given, sending, form, unsent }: Here): RoundScreenProps | null {
  const { round, places, shownAt } = open;
  const asked = round.questions[number - 1];
  if (!asked) return null;
  const { question, marked } = asked;
  const set = askedIn(open);
  const { stations, next } = roadOf(set, number, given);
  const head = {
    ...{ level: round.round_level, index: number, stations, question, progress: places.progress, unsentCount: unsent.count },
    ...(unsent.sessionEnded ? { signIn: places.signIn } : {}),
  };
  const own = given[question.id];
  if (marked !== null) {
    const isEarlier = own !== undefined && spelled(own) !== spelled(marked.given);
    const collect = collectPlace(set, number);
    return { ...head, state: 'marked', marked: markedOf(marked), isEarlier, collect, next, completed: places.completed };
  }
  if (own !== undefined && !sending.has(question.id)) return { ...head, state: 'kept', next };
  return {
    ...{ ...head, state: 'question', shownAt, given: own ?? null, next },
    form: { ...form, pending: form.pending || own !== undefined, action: questionPlace(set, number) },
  };
}
