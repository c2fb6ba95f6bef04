import { DIFFICULTIES, type Report, type ReportPeriod, type ReportSpan } from '@darb/contract';
import type { Language } from '@darb/language';
import { assessmentPlaces, submittedSums, submittedTests, type AssessmentPlace, type SubmittedSums } from '../assessment/report.ts';
import { countedIn } from '../assessment/tally.ts';
import { dayOf, endOfDay, startOfDay } from '../calendar.ts';
import { localize } from '../catalog/localize.ts';
import { pathItems, subjectLooks } from '../catalog/service.ts';
import type { Db } from '../database/database.ts';
import type { StudentId } from '../ids.ts';
import { accuracyOf, sumOf, tallySum, type Counted } from './accuracy.ts';
import { itemStep, withSteps, type Known, type Topic } from './next-step.ts';
import { minutesOf } from './minutes.ts';
import { progressOf } from './path-progress.ts';
import { spansOf, type Span } from './periods.ts';
import * as queries from './report-queries.ts';

/** How many attempts at tests a chart marks at most. */
const MARKED_TESTS = 12;
/** Until here a topic needs the student, from here it is a strong one (rule progress 14). */
const STRONG_PERCENT = 60;
/** How many topics are named of either kind. */
const NAMED_TOPICS = 3;

const isIn =
  ({ from, to }: Span) =>
  ({ day }: { day: string }): boolean =>
    day >= from && day <= to;

/** What was done in each span; what is outside of all of them counts in none. */
function spansWith(
  spans: readonly Span[],
  given: { studied: readonly { day: string; seconds: number }[]; watched: readonly { day: string }[]; submitted: SubmittedSums['days'] },
): ReportSpan[] {
  return spans.map((span) => {
    const days = given.studied.filter(isIn(span)).filter(({ seconds }) => seconds > 0);
    return {
      ...span,
      minutes: minutesOf(days.reduce((sum, { seconds }) => sum + seconds, 0)),
      days: days.length,
      lessons: given.watched.filter(isIn(span)).length,
      ...accuracyOf(sumOf(given.submitted.filter(isIn(span)))),
    };
  });
}

/** A subtopic in which something was done in the period. */
interface Done extends Topic {
  lessons: number;
  tallies: SubmittedSums['assessments'][number]['tally'][];
}

function doneIn(places: ReadonlyMap<number, AssessmentPlace>, watched: readonly queries.WatchedRow[], sums: SubmittedSums): Done[] {
  const done = new Map<number, Done>();
  const at = ({
    subtopicId,
    subtopicTitle,
    subjectId,
    programId,
  }: Pick<queries.WatchedRow, 'subtopicId' | 'subtopicTitle' | 'subjectId' | 'programId'>) => {
    const found = done.get(subtopicId) ?? { id: subtopicId, title: subtopicTitle, subjectId, programId, lessons: 0, tallies: [] };
    done.set(subtopicId, found);
    return found;
  };
  for (const row of watched) at(row).lessons += 1;
  for (const { quizId, tally } of sums.assessments) {
    const place = places.get(quizId);
    if (place) at(place).tallies.push(tally);
  }
  return [...done.values()];
}

const countedOf = ({ tallies }: Pick<Done, 'tallies'>): Counted => sumOf(tallies.map(tallySum));

/** The subjects of the student's program, and any other in which something was done, by their order. */
function subjectsWith(
  language: Language,
  { program, looks, paths, seen }: Pick<Known, 'program' | 'paths' | 'seen'> & { looks: Awaited<ReturnType<typeof subjectLooks>> },
  done: readonly Done[],
) {
  const order = new Map([...new Set(paths.map(({ subtopic }) => subtopic.id))].map((id, index) => [id, index]));
  const place = ({ id }: Done): number => order.get(id) ?? order.size;
  return looks
    .filter(({ id, programId, live }) => (live && programId === program) || done.some(({ subjectId }) => subjectId === id))
    .map((look) => {
      const own = done.filter(({ subjectId }) => subjectId === look.id).sort((a, b) => place(a) - place(b) || a.id - b.id);
      const begun = new Set([
        ...own.map(({ id }) => id),
        ...paths.filter(({ item }) => seen.of(item)?.openedAt).map(({ subtopic }) => subtopic.id),
      ]);
      const fresh = paths.find(({ subjectId, subtopic }) => subjectId === look.id && !begun.has(subtopic.id));
      return {
        subject: { id: look.id, program_id: look.programId, title: localize(look.title, language), bgColor: look.bgColor, icon: look.icon },
        lessons: own.reduce((sum, { lessons }) => sum + lessons, 0),
        ...accuracyOf(sumOf(own.map(countedOf))),
        subtopics: own.map((subtopic) => ({
          id: subtopic.id,
          title: localize(subtopic.title, language),
          lessons: subtopic.lessons,
          ...accuracyOf(countedOf(subtopic)),
          difficulties: DIFFICULTIES.map((difficulty) => ({
            difficulty,
            ...accuracyOf(sumOf(subtopic.tallies.map((tally) => countedIn(tally, difficulty)))),
          })),
        })),
        not_begun: fresh ? { title: localize(fresh.subtopic.title, language), step: itemStep(fresh, language) } : null,
      };
    });
}

/** The topics that need the student most, and the strongest ones (rule progress 14). */
function namedTopics(done: readonly Done[]) {
  const known = done.flatMap((topic) => {
    const { accuracy, answered } = accuracyOf(countedOf(topic));
    return accuracy === null ? [] : [{ ...topic, accuracy, answered }];
  });
  const by = (sign: 1 | -1) => (a: (typeof known)[number], b: (typeof known)[number]) =>
    sign * (a.accuracy - b.accuracy) || b.answered - a.answered || a.id - b.id;
  return {
    weakest: known
      .filter(({ accuracy }) => accuracy < STRONG_PERCENT)
      .sort(by(1))
      .slice(0, NAMED_TOPICS),
    strongest: known
      .filter(({ accuracy }) => accuracy >= STRONG_PERCENT)
      .sort(by(-1))
      .slice(0, NAMED_TOPICS),
  };
}

/**
 * What a student learnt in a period, over time and by subject. Every sum is that of the parts beside it
 * (rule progress 13).
 */
export async function report(
  db: Db,
  language: Language,
  { student, program }: { student: StudentId; program: number | null },
  period: ReportPeriod,
  now: Date,
): Promise<Report> {
  const today = dayOf(now);
  const began = await queries.firstStudyDay(db, student);
  const { unit, spans } = spansOf(period, today, began);
  const from = spans[0]?.from ?? today;
  const moments = { from: startOfDay(from), until: endOfDay(today) };
  const paths = program === null ? [] : await pathItems(db, { programId: program });
  const [studied, watched, sums, tests, seen, places, looks] = await Promise.all([
    queries.studiedSince(db, student, from),
    queries.watchedBetween(db, student, moments),
    submittedSums(db, student, moments),
    submittedTests(db, student, { limit: MARKED_TESTS, since: moments.from }),
    progressOf(db, student, paths),
    assessmentPlaces(db),
    subjectLooks(db),
  ]);
  const drawn = spansWith(spans, { studied, watched, submitted: sums.days });
  const done = doneIn(places, watched, sums);
  const { weakest, strongest } = namedTopics(done);
  const steps = withSteps(language, { program, places, paths, seen, sums }, { weakest, strongest });
  const taken = sums.assessments.filter(({ quizId }) => places.get(quizId)?.type === 'test');
  return {
    period,
    unit,
    began,
    spans: drawn,
    totals: {
      minutes: drawn.reduce((sum, { minutes }) => sum + minutes, 0),
      days: drawn.reduce((sum, { days }) => sum + days, 0),
      lessons: drawn.reduce((sum, { lessons }) => sum + lessons, 0),
      ...accuracyOf(sumOf(drawn)),
      tests_taken: taken.length,
      tests_passed: taken.filter(({ passed }) => passed).length,
    },
    tests: tests.reverse().flatMap(({ quizId, percentage, verdict, submittedAt }) => {
      const place = places.get(quizId);
      if (!place || percentage === null || verdict === null || submittedAt === null) return [];
      return [{ test_id: quizId, title: localize(place.title, language), percentage, result: verdict, date: dayOf(submittedAt) }];
    }),
    subjects: subjectsWith(language, { program, looks, paths, seen }, done),
    ...steps,
  };
}
