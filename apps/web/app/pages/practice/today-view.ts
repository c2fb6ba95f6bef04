import type { ReviewStanding, TodaysFive } from '@darb/contract';
import type { TodayScreenProps } from '@darb/ui/screens/practice/today-props';
import { href, type Whereabouts } from '../../href.ts';
import { collectPlace, questionPlace, roadOf, type AskedSet, type Here } from './asked.ts';
import { markedOf } from './marked.ts';

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

/** Everything of today's five that its pages are made from, on either side. */
export interface OpenToday {
  questions: TodaysFive['questions'];
  student: string;
  /** Where an answer is marked without leaving the page. */
  answerAddress: string;
  /** When the page was made (ISO). */
  shownAt: string;
  places: { page: string; dashboard: string; plan: string; signIn: string; collect: string };
}

/** Today's five as questions that are asked. */
export const askedToday = ({ questions, student, answerAddress, places: { page, collect } }: OpenToday): AskedSet => ({
  ...{ questions, student, answerAddress, page, collect },
  ...{ attempt: 'today', fields: {} },
});

/** One of today's five as the screen shows it; null where there is none. */
export function todayScreen(
  open: OpenToday,
  number: number,
  { given, sending, form, unsent }: Here,
): Exclude<TodayScreenProps, { state: 'plan' | 'reset' }> | null {
  const { places, shownAt } = open;
  const asked = open.questions[number - 1];
  if (!asked) return null;
  const { question, subject, marked } = asked;
  const set = askedToday(open);
  const { stations, next } = roadOf(set, number, given);
  const head = {
    ...{ index: number, stations, question, subject: subject?.title ?? null, unsentCount: unsent.count },
    ...{ dashboard: places.dashboard, plan: places.plan, next },
    ...(unsent.sessionEnded ? { signIn: places.signIn } : {}),
  };
  const action = questionPlace(set, number);
  if (marked !== null)
    return {
      ...{ ...head, state: 'marked', marked: markedOf(marked), isGuessed: asked.guessed, collect: collectPlace(set, number) },
      history: asked.history.map(({ day, is_correct }) => ({ day, isCorrect: is_correct })),
      comesBackOn: asked.comes_back_on,
      guess: marked.is_correct && !asked.guessed ? { action, pending: form.pending } : null,
    };
  const own = given[question.id];
  if (own !== undefined && !sending.has(question.id)) return { ...head, state: 'kept' };
  return {
    ...{ ...head, state: 'question', shownAt, given: own ?? null },
    form: { ...form, pending: form.pending || own !== undefined, action },
  };
}
