import type { PathItemRow, SubjectScreenProps } from '@darb/ui/screens/catalog/props';
import { href } from '../../href.ts';
import type { Visit } from '../../visit.ts';
import { itemHref } from './item-href.ts';
import type { SubtopicsList, SubtopicsProgress } from './subject-head.ts';

type PathTab = Extract<SubjectScreenProps, { state: 'path' | 'emptyPath' | 'tests' }>;
type PathRows =
  | Pick<Extract<PathTab, { state: 'path' }>, 'state' | 'topics'>
  | Pick<Extract<PathTab, { state: 'emptyPath' }>, 'state'>
  | Pick<Extract<PathTab, { state: 'tests' }>, 'state' | 'topics'>;

/**
 * The learning paths of a subject: topics, subtopics, items by their order, with what the student has done.
 * Of an assessment-only program the tests of each topic make one path (rule catalog 12).
 */
export function subjectPath(visit: Visit, { program, subject, topics }: SubtopicsList, progressOf: SubtopicsProgress | null): PathRows {
  const ofSubtopic = new Map(progressOf?.subtopics.map((row) => [row.subtopic_id, row]));
  const next = progressOf?.next ?? null;
  const rows = topics.map(({ id, title, subtopics }) => ({
    id,
    title,
    subtopics: subtopics.map((subtopic) => {
      const at = { program: program.id, subject: subject.id, subtopic: subtopic.id };
      const progress = ofSubtopic.get(subtopic.id);
      const ofItem = new Map(progress?.items.map((item) => [`${item.type} ${item.id}`, item]));
      return {
        id: subtopic.id,
        title: subtopic.title,
        progressPercentage: progress?.progress_percentage ?? null,
        href: href(visit, 'subtopic', at),
        items: subtopic.items.map((item): PathItemRow => {
          const done = ofItem.get(`${item.type} ${item.id}`);
          return {
            id: item.id,
            type: item.type,
            title: item.title,
            duration: item.duration,
            questionsCount: item.questions_count,
            done: done?.done ?? false,
            progress: done?.progress ?? 0,
            locked: done?.locked ?? item.is_premium,
            current: next !== null && item.id === (item.type === 'lesson' ? next.lesson_id : next.test_id),
            href: itemHref(visit, at, item),
          };
        }),
      };
    }),
  }));
  if (program.assessment_only)
    return {
      state: 'tests',
      topics: rows
        .map(({ id, title, subtopics }) => ({ id, title, items: subtopics.flatMap(({ items }) => items) }))
        .filter(({ items }) => items.length > 0),
    };
  const hasItems = rows.some(({ subtopics }) => subtopics.some(({ items }) => items.length > 0));
  return hasItems ? { state: 'path', topics: rows } : { state: 'emptyPath' };
}
