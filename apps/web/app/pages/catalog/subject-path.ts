import type { SubjectScreenProps } from '@darb/ui/screens/catalog/props';
import { href } from '../../href.ts';
import type { Visit } from '../../visit.ts';
import type { SubtopicsList, SubtopicsProgress } from './subject-head.ts';

type PathTab = { state: 'path'; topics: Extract<SubjectScreenProps, { state: 'path' }>['topics'] } | { state: 'emptyPath' };

/**
 * The learning paths of a subject: topics, subtopics, items by their order, with what the student has done.
 */
export function subjectPath(visit: Visit, { program, subject, topics }: SubtopicsList, progressOf: SubtopicsProgress | null): PathTab {
  const ofSubtopic = new Map(progressOf?.subtopics.map((row) => [row.subtopic_id, row]));
  let currentGiven = false;
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
        items: [...subtopic.items]
          .sort((a, b) => a.order - b.order)
          .map((item) => {
            const done = ofItem.get(`${item.type} ${item.id}`);
            const current = progressOf !== null && !currentGiven && done?.done !== true;
            currentGiven ||= current;
            return {
              id: item.id,
              type: item.type,
              title: item.title,
              duration: item.duration,
              done: done?.done ?? false,
              progress: done?.progress ?? 0,
              locked: done?.locked ?? item.is_premium,
              current,
              href: item.type === 'lesson' ? href(visit, 'lesson', { ...at, lesson: item.id }) : href(visit, 'subtopic', at),
            };
          }),
      };
    }),
  }));
  const hasItems = rows.some(({ subtopics }) => subtopics.some(({ items }) => items.length > 0));
  return hasItems ? { state: 'path', topics: rows } : { state: 'emptyPath' };
}
