import type { progress, ReplyOf, SubjectProgress } from '@darb/contract';
import type { DashboardScreenProps } from '@darb/ui/screens/progress/props';
import type { Whereabouts } from '../../href.ts';
import { minutesLeft } from '../assessment/test-facts.ts';
import { placeHref } from '../catalog/item-href.ts';

type Reply = ReplyOf<typeof progress.startContinueLearning>;
type Continue = Pick<Extract<DashboardScreenProps, { state: 'continue' | 'finished' }>, 'state' | 'step' | 'stations'>;
type Fresh = Pick<Extract<DashboardScreenProps, { state: 'fresh' }>, 'state' | 'start'>;

/** The step that the dashboard leads to (rule progress 2); the first one before anything was opened. */
export function continueStep(
  at: Whereabouts,
  program: number,
  { step, finished, items }: Reply,
  subjects: readonly SubjectProgress[],
): Continue | Fresh {
  if (!step) {
    const first = subjects.find(({ next }) => next !== null)?.next;
    return { state: 'fresh', start: first ? { type: first.type, title: first.title, href: placeHref(at, program, first) } : null };
  }
  return {
    state: finished ? 'finished' : 'continue',
    step: {
      type: step.type,
      title: step.title,
      subject: step.subject_title,
      subtopic: step.subtopic_title,
      begun: step.begun,
      secondsLeft: step.seconds_left,
      questions: step.questions_count === null ? null : { count: step.questions_count, answered: step.open?.answered_count ?? null },
      ends: step.open?.ends_at ? { at: step.open.ends_at, minutesLeft: minutesLeft(step.open.ends_at, step.open.server_time) } : null,
      href: placeHref(at, program, step),
    },
    stations: items.map((item) => ({
      title: item.title,
      type: item.type,
      done: item.done,
      here: item.type === step.type && item.id === (step.lesson_id ?? step.test_id),
      locked: item.locked,
    })),
  };
}
