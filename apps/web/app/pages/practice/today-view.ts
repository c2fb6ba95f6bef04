import type { ReviewStanding, TodaysFive } from '@darb/contract';
import type { TodayScreenProps } from '@darb/ui/screens/practice/today-props';
import type { RoundStation } from '@darb/ui/screens/practice/props';
import { href, type Whereabouts } from '../../href.ts';
import { markedOf } from './marked.ts';

const at = (visit: Whereabouts, number: number): string => href(visit, 'today', null, { question: number });

/** What is due and one's own choice, as the screen shows it. */
export function planScreen(visit: Whereabouts, standing: ReviewStanding): Extract<TodayScreenProps, { state: 'plan' }> {
  const plan = href(visit, 'today', null, { plan: 1 });
  return {
    state: 'plan',
    isOn: standing.is_on,
    answeredCount: standing.answered_count,
    openCount: standing.open_count,
    keptCount: standing.kept_count,
    overdueCount: standing.overdue_count,
    coming: standing.coming.filter(({ count }) => count > 0),
    begin: standing.open_count > 0 ? href(visit, 'today') : null,
    action: plan,
    pending: false,
    reset: href(visit, 'today', null, { reset: 1 }),
    dashboard: href(visit, 'dashboard'),
  };
}

/** The question that an address shows (1-based): what it names, else the first open one; 0 for none. */
export function placeOf(wanted: string | null, questions: TodaysFive['questions']): number {
  const number = Number(wanted);
  if (wanted !== null && Number.isInteger(number) && number >= 1 && number <= questions.length) return number;
  return questions.findIndex(({ marked }) => marked === null) + 1;
}

/** One of today's five as the screen shows it; null where there is none. */
export function questionScreen(
  visit: Whereabouts,
  { questions }: TodaysFive,
  number: number,
  shownAt: string,
): Extract<TodayScreenProps, { state: 'question' | 'marked' }> | null {
  const asked = questions[number - 1];
  if (!asked) return null;
  const { question, subject, marked } = asked;
  const stations: RoundStation[] = questions.map((one, index) => ({
    state: one.marked !== null ? (one.marked.is_correct ? 'right' : 'wrong') : index + 1 === number ? 'here' : 'open',
    href: at(visit, index + 1),
  }));
  const head = {
    ...{ index: number, stations, question, subject: subject?.title ?? null },
    ...{ dashboard: href(visit, 'dashboard'), plan: href(visit, 'today', null, { plan: 1 }) },
  };
  const form = { action: at(visit, number), pending: false, problem: null, typed: null };
  const following = [...questions.keys()].map((step) => (number + step) % questions.length);
  const next = (following.find((index) => index !== number - 1 && questions[index]?.marked === null) ?? -1) + 1;
  const nextPlace = next === 0 ? null : at(visit, next);
  if (marked === null) return { ...head, state: 'question', form, shownAt, next: nextPlace };
  return {
    ...head,
    state: 'marked',
    marked: markedOf(marked),
    isGuessed: asked.guessed,
    history: asked.history.map(({ day, is_correct }) => ({ day, isCorrect: is_correct })),
    comesBackOn: asked.comes_back_on,
    guess: marked.is_correct && !asked.guessed ? { action: at(visit, number), pending: false } : null,
    next: nextPlace,
  };
}
