import type { Report, ReportStep } from '@darb/contract';
import type { Texts } from '@darb/content';
import type { Language } from '@darb/language';
import type { AssessmentPlace, SubmittedSums } from '../assessment/report.ts';
import { localize } from '../catalog/localize.ts';
import type { PathEntry } from '../catalog/service.ts';
import { tallySum } from './accuracy.ts';
import type { PathProgress } from './path-progress.ts';

/** A subtopic as a report names it. */
export interface Topic {
  id: number;
  title: Texts;
  subjectId: number;
  programId: number;
}
type NamedTopic = Topic & { accuracy: number };

/** What the next steps are found in: the paths of the program, and what the student has done. */
export interface Known {
  program: number | null;
  places: ReadonlyMap<number, AssessmentPlace>;
  paths: readonly PathEntry[];
  /** What the student has done of the paths. */
  seen: PathProgress;
  sums: SubmittedSums;
}

/** An item of a path as a step. */
export const itemStep = ({ subjectId, subtopic, item }: PathEntry, language: Language): ReportStep => ({
  kind: item.type,
  subject_id: subjectId,
  subtopic_id: subtopic.id,
  id: item.id,
  title: localize(item.title, language),
  duration: item.duration === null ? null : Math.round(item.duration),
  questions_count: item.questions,
});

const quizStep = (place: AssessmentPlace, language: Language): ReportStep => ({
  kind: 'quiz',
  subject_id: place.subjectId,
  subtopic_id: place.subtopicId,
  id: place.id,
  title: localize(place.title, language),
  duration: null,
  questions_count: place.questions,
});

/**
 * Named topics with the next thing to do for each (rule progress 15). A weak one: its first lesson that is
 * not watched, else its quiz with the lowest accuracy, else its test. A strong one: what is not done of it,
 * else what follows on the paths of its subject.
 */
export function withSteps(
  language: Language,
  { program, places, paths, seen, sums }: Known,
  named: { weakest: readonly NamedTopic[]; strongest: readonly NamedTopic[] },
): Pick<Report, 'weakest' | 'strongest'> {
  const isNew = ({ item }: PathEntry): boolean => !seen.isDone(item);
  const itemsOf = (topic: Topic) => paths.filter(({ subtopic }) => subtopic.id === topic.id);
  const followingOf = (topic: Topic) => {
    const own = paths.filter(({ subjectId }) => subjectId === topic.subjectId);
    return own.slice(own.findLastIndex(({ subtopic }) => subtopic.id === topic.id) + 1);
  };
  const shareOf = ({ id }: AssessmentPlace): number => {
    const tally = sums.assessments.find(({ quizId }) => quizId === id)?.tally;
    const { answered, correct } = tallySum(tally ?? []);
    return answered === 0 ? 0 : correct / answered;
  };
  const weakestQuizOf = (topic: Topic) =>
    [...places.values()]
      .filter((place) => place.live && place.type === 'quiz' && place.subtopicId === topic.id)
      .sort((a, b) => shareOf(a) - shareOf(b) || a.order - b.order)[0];
  const weakStep = (topic: Topic): ReportStep | null => {
    const items = itemsOf(topic);
    const lesson = items.find((entry) => entry.item.type === 'lesson' && isNew(entry));
    if (lesson) return itemStep(lesson, language);
    const quiz = weakestQuizOf(topic);
    if (quiz) return quizStep(quiz, language);
    const test = items.find(({ item }) => item.type === 'test');
    return test ? itemStep(test, language) : null;
  };
  const strongStep = (topic: Topic): ReportStep | null => {
    const next = itemsOf(topic).find(isNew) ?? followingOf(topic).find(isNew);
    return next ? itemStep(next, language) : null;
  };
  const topicWith = (stepOf: (topic: Topic) => ReportStep | null) => (topic: NamedTopic) => ({
    subject_id: topic.subjectId,
    subtopic_id: topic.id,
    title: localize(topic.title, language),
    accuracy: topic.accuracy,
    step: topic.programId === program ? stepOf(topic) : null,
  });
  return { weakest: named.weakest.map(topicWith(weakStep)), strongest: named.strongest.map(topicWith(strongStep)) };
}
