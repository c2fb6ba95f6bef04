import type { progress, ReplyOf, SubjectProgress } from '@darb/contract';
import type { DashboardScreenProps } from '@darb/ui/screens/progress/props';
import { href, type Whereabouts } from '../../href.ts';
import { placeHref } from '../catalog/item-href.ts';

type Recent = ReplyOf<typeof progress.startContinueLearning>;
type Continue = Pick<Extract<DashboardScreenProps, { state: 'continue' | 'finished' }>, 'state' | 'lesson' | 'stations'>;
type Fresh = Pick<Extract<DashboardScreenProps, { state: 'fresh' }>, 'state' | 'start'>;

/**
 * "Continue" leads to the lesson opened last; before there is one, to the first lesson of the first subject
 * that has one (rule progress 2).
 */
export function recentLesson(at: Whereabouts, program: number, recent: Recent, subjects: readonly SubjectProgress[]): Continue | Fresh {
  const {
    recent_lesson_id: lesson,
    recent_lesson_title: title,
    recent_subtopic_id: subtopic,
    recent_subtopic_title,
    recent_subject_id: subject,
    recent_subject_title,
    items,
  } = recent;
  if (lesson === null || !title || subtopic === null || !recent_subtopic_title || subject === null || !recent_subject_title) {
    const [first] = subjects.flatMap(({ next }) => (next ? [{ next }] : []));
    if (!first) return { state: 'fresh', start: null };
    return { state: 'fresh', start: { title: first.next.title, href: placeHref(at, program, first.next) } };
  }
  return {
    state: items.length > 0 && items.every(({ done }) => done) ? 'finished' : 'continue',
    lesson: {
      title,
      subject: recent_subject_title,
      subtopic: recent_subtopic_title,
      secondsLeft: recent.seconds_left,
      href: href(at, 'lesson', { program, subject, subtopic, lesson }),
    },
    stations: items.map((item) => ({
      title: item.title,
      type: item.type,
      done: item.done,
      here: item.type === 'lesson' && item.id === lesson,
      locked: item.locked,
    })),
  };
}
