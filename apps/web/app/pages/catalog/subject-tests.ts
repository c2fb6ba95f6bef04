import type { SubjectScreenProps } from '@darb/ui/screens/catalog/props';
import { href } from '../../href.ts';
import type { Visit } from '../../visit.ts';
import type { SubtopicsList } from './subject-head.ts';

type Tests = Pick<Extract<SubjectScreenProps, { state: 'tests' }>, 'state' | 'topics' | 'lessons'>;

/** The tests of a subject of an assessment-only program, by their units (rule catalog 12). */
export const subjectTests = (visit: Visit, { topics }: SubtopicsList): Tests => ({
  state: 'tests',
  topics: topics.map(({ id, title, subtopics }) => ({
    id,
    title,
    tests: subtopics
      .flatMap(({ items }) => items)
      .flatMap((item) => (item.type === 'test' ? [{ id: item.id, title: item.title, questionsCount: item.questions_count ?? 0 }] : [])),
  })),
  lessons: href(visit, 'explore'),
});
