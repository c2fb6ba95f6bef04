import type { Localized } from '@darb/language';
import type { Report, ReportAttempt, ReportStep } from '@darb/contract';
import type { ReportAttemptRow, ReportRoad, ReportSubjectRow, ReportTopicRow, ReportTotals } from '@darb/ui/screens/progress/props';
import { href, type Whereabouts } from '../../href.ts';

/** Where a step leads: to a lesson, a quiz, or the subject of a test. */
function placeOf(at: Whereabouts, program: number, { kind, subject_id, subtopic_id, id }: ReportStep): string {
  const place = { program, subject: subject_id, subtopic: subtopic_id };
  switch (kind) {
    case 'lesson':
      return href(at, 'lesson', { ...place, lesson: id });
    case 'quiz':
      return href(at, 'quiz', { ...place, quiz: id });
    case 'test':
      return href(at, 'testCover', { ...place, test: id });
  }
}

/** The chart of a report. */
export const roadOf = ({ unit, spans, tests }: Pick<Report, 'unit' | 'spans' | 'tests'>): ReportRoad => ({
  unit,
  spans: spans.map(({ from, to, minutes, accuracy }) => ({ from, to, minutes, accuracy })),
  tests: tests.map(({ title, percentage, result, date }) => ({ title, percentage, passed: result === 'passed', date })),
});

/** Its sums. */
export const totalsOf = ({ totals }: Pick<Report, 'totals'>): ReportTotals => ({
  minutes: totals.minutes,
  lessons: totals.lessons,
  correct: totals.correct,
  testsPassed: totals.tests_passed,
  testsTaken: totals.tests_taken,
});

type Subject = Omit<Report['subjects'][number], 'not_begun'> & Partial<Pick<Report['subjects'][number], 'not_begun'>>;

/** In the query of a report: no subject is open. */
const NONE_OPEN = 0;

/** Which subject is asked for to be open; null where the address says nothing. */
export function openedOf(search: URLSearchParams): number | null {
  const asked = search.get('subject');
  return asked !== null && /^\d{1,9}$/.test(asked) ? Number(asked) : null;
}

/**
 * The subjects of a report, of which one is open: the one that is asked for, else the first with answers.
 * `pageWith` is the same page with another one open.
 */
export function subjectsOf(
  at: Whereabouts,
  program: number | null,
  subjects: readonly Subject[],
  { asked, pageWith }: { asked: number | null; pageWith: (subject: number) => string },
): ReportSubjectRow[] {
  const opened = asked ?? subjects.find(({ subtopics }) => subtopics.length > 0)?.subject.id;
  return subjects.map(({ subject, lessons, answered, accuracy, subtopics, not_begun }) => {
    const isOpen = subject.id === opened;
    return {
      id: subject.id,
      title: subject.title,
      icon: subject.icon,
      bgColor: subject.bgColor,
      lessons,
      answered,
      accuracy,
      toggle: pageWith(isOpen ? NONE_OPEN : subject.id),
      opened: isOpen
        ? {
            subtopics: subtopics.map(subtopicOf),
            notBegun: not_begun && program !== null ? { title: not_begun.title, href: placeOf(at, program, not_begun.step) } : null,
          }
        : null,
    };
  });
}

function subtopicOf({ id, title, difficulties }: Subject['subtopics'][number]) {
  const of = (difficulty: 'easy' | 'medium' | 'hard') => difficulties.find((one) => one.difficulty === difficulty)?.accuracy ?? null;
  return { id, title, easy: of('easy'), medium: of('medium'), hard: of('hard') };
}

/** Topics with the next thing to do. */
export const topicsOf = (at: Whereabouts, program: number, topics: Report['weakest']): ReportTopicRow[] =>
  topics.map(({ subtopic_id, title, accuracy, step }) => ({
    id: subtopic_id,
    title,
    accuracy,
    step: step && {
      kind: step.kind,
      title: step.title,
      minutes: step.duration === null ? null : Math.max(1, Math.round(step.duration / 60)),
      questions: step.questions_count,
      href: placeOf(at, program, step),
    },
  }));

type Attempt = Pick<ReportAttempt, 'type' | 'percentage' | 'result' | 'submitted_at'> & { title: Localized; subject: { title: Localized } };

/** A submitted attempt as its row shows it. */
export const attemptOf = (attempt: Attempt, to: string | null): ReportAttemptRow => ({
  type: attempt.type,
  title: attempt.title,
  subject: attempt.subject.title,
  date: attempt.submitted_at,
  percentage: attempt.percentage,
  passed: attempt.result === 'passed',
  href: to,
});

/** Where an attempt is reviewed; null where it cannot be any more. */
export function reviewOf(at: Whereabouts, { type, id, subject, subtopic, reviewable }: ReportAttempt): string | null {
  if (!reviewable) return null;
  const place = { program: subject.program_id, subject: subject.id, subtopic: subtopic.id };
  return type === 'quiz' ? href(at, 'quiz', { ...place, quiz: id }) : href(at, 'testResult', { ...place, test: id });
}
