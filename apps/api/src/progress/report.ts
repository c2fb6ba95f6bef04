import { DIFFICULTIES, type Report, type ReportPeriod, type ReportSpan } from '@darb/contract';
import type { Language } from '@darb/language';
import { assessmentPlaces, type AssessmentPlace, type SubmittedSums } from '../assessment/report.ts';
import { countedIn } from '../assessment/tally.ts';
import { dayOf } from '../calendar.ts';
import { localize } from '../catalog/localize.ts';
import { pathItems, subjectLooks } from '../catalog/service.ts';
import type { Db } from '../database/database.ts';
import type { StudentId } from '../ids.ts';
import type { Once } from '../once.ts';
import { accuracyOf, sumOf, tallySum, type Counted } from './accuracy.ts';
import { itemStep, withSteps, type Known, type Topic } from './next-step.ts';
import { minutesOf } from './minutes.ts';
import { PathProgress } from './path-progress.ts';
import { firstDayOf, spansOf, summedDays, type Span } from './periods.ts';
import * as queries from './report-queries.ts';
import { progressInProgram } from './service.ts';

/** How many attempts at tests a chart marks at most. */
const MARKED_TESTS = 12;
/** Until here a topic needs the student, from here it is a strong one (rule progress 14). */
const STRONG_PERCENT = 60;
/** How many topics are named of either kind. */
const NAMED_TOPICS = 3;

/** What was done in each span; what is outside of all of them counts in none. */
function spansWith(spans: readonly Span[], { studied, watched, submitted }: queries.ReportFacts): ReportSpan[] {
  const sums = spans.map(() => ({ seconds: 0, days: 0, lessons: 0, answered: 0, correct: 0 }));
  const at = (day: string) => sums[spans.findIndex(({ from, to }) => day >= from && day <= to)];
  for (const { day, days, seconds } of studied) {
    const sum = at(day);
    if (!sum) continue;
    sum.seconds += seconds;
    sum.days += days;
  }
  for (const { day, lessons } of watched) {
    const sum = at(day);
    if (sum) sum.lessons += lessons;
  }
  for (const { day, answered, correct } of submitted.days) {
    const sum = at(day);
    if (!sum) continue;
    sum.answered += answered;
    sum.correct += correct;
  }
  return sums.map(({ seconds, days, lessons, ...counted }, index) => ({
    ...(spans[index] ?? { from: '', to: '' }),
    minutes: minutesOf(seconds),
    days,
    lessons,
    ...accuracyOf(counted),
  }));
}

/** A subtopic in which something was done in the period. */
interface Done extends Topic {
  lessons: number;
  tallies: SubmittedSums['assessments'][number]['tally'][];
}

function doneIn(
  places: ReadonlyMap<number, AssessmentPlace>,
  subtopics: ReadonlyMap<number, Topic>,
  { watched, submitted }: queries.ReportFacts,
): Done[] {
  const done = new Map<number, Done>();
  const at = (id: number): Done | undefined => {
    const topic = subtopics.get(id);
    const found = done.get(id) ?? (topic && { ...topic, lessons: 0, tallies: [] });
    if (found) done.set(id, found);
    return found;
  };
  for (const { subtopicId, lessons } of watched) {
    const found = at(subtopicId);
    if (found) found.lessons += lessons;
  }
  for (const { quizId, tally } of submitted.assessments) at(places.get(quizId)?.subtopicId ?? 0)?.tallies.push(tally);
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
  const begun = new Set([
    ...done.map(({ id }) => id),
    ...paths.filter(({ item }) => seen.of(item)?.openedAt).map(({ subtopic }) => subtopic.id),
  ]);
  return looks
    .filter(({ id, programId, live }) => (live && programId === program) || done.some(({ subjectId }) => subjectId === id))
    .map((look) => {
      const own = done.filter(({ subjectId }) => subjectId === look.id).sort((a, b) => place(a) - place(b) || a.id - b.id);
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
  once: Once,
  now: Date,
): Promise<Report> {
  const today = dayOf(now);
  const paths = program === null ? [] : await pathItems(db, { programId: program });
  const [facts, seen, places, subtopics, looks] = await Promise.all([
    queries.reportFacts(db, student, { from: firstDayOf(period, today), today, days: summedDays(period), tests: MARKED_TESTS }),
    program === null ? new PathProgress() : progressInProgram(db, once, student, program, paths),
    assessmentPlaces(db),
    queries.subtopicsById(db),
    subjectLooks(db),
  ]);
  const { began, submitted: sums } = facts;
  const { unit, spans } = spansOf(period, today, began);
  const drawn = spansWith(spans, facts);
  const done = doneIn(places, subtopics, facts);
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
    tests: facts.tests.reverse().flatMap(({ quizId, percentage, verdict, submittedAt }) => {
      const place = places.get(quizId);
      if (!place || percentage === null || verdict === null) return [];
      return [{ test_id: quizId, title: localize(place.title, language), percentage, result: verdict, date: dayOf(new Date(submittedAt)) }];
    }),
    subjects: subjectsWith(language, { program, looks, paths, seen }, done),
    ...steps,
  };
}
