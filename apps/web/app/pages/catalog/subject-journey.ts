import type { SubjectScreenProps } from '@darb/ui/screens/catalog/props';
import { href } from '../../href.ts';
import type { Given } from '../../server/page.ts';
import { itemHref } from './item-href.ts';
import type { SubtopicsList } from './subject-head.ts';

type JourneyTab =
  | Pick<Extract<SubjectScreenProps, { state: 'journey' }>, 'state' | 'assessments' | 'noResults'>
  | { state: 'noAssessment'; start: string | null };

/** The assessments of a subject with the student's best result of each. */
export async function subjectJourney({ api, visit, params, student }: Given<'subject'>, { topics }: SubtopicsList): Promise<JourneyTab> {
  const [{ assessments }, results] = await Promise.all([
    api.assessment.learningPathAssessments({ subject_id: params.subject }),
    student ? api.assessment.learningPathResults({ subject_id: params.subject }) : null,
  ]);
  const subtopics = topics.flatMap((topic) => topic.subtopics);
  const first = subtopics.find(({ items }) => items.length > 0);
  if (assessments.length === 0)
    return { state: 'noAssessment', start: first ? href(visit, 'subtopic', { ...params, subtopic: first.id }) : null };
  const hasKey = student?.is_premium === true && student.premium_program_id === params.program;
  return {
    state: 'journey',
    noResults: results?.marker === 'NoAssessment',
    assessments: assessments.flatMap(
      ({ type, quiz_id: quiz, test_id: test, subtopic_id: subtopic, title, questions_count, is_premium }) => {
        const home = subtopics.find(({ id }) => id === subtopic);
        const id = quiz ?? test;
        if (!home || id === null) return [];
        const best = results?.results.find((result) => result.quiz_id === quiz && result.test_id === test);
        const at = { ...params, subtopic };
        return {
          id,
          type,
          title,
          subtopicTitle: home.title,
          questionsCount: questions_count,
          best: best ? { percentage: best.percentage, result: best.result, attempts: best.attempts } : null,
          locked: is_premium && !hasKey,
          href: type === 'quiz' ? href(visit, 'quiz', { ...at, quiz: id }) : itemHref(visit, at, { type, id }),
        };
      },
    ),
  };
}
