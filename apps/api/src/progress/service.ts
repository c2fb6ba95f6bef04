import type { ItemPlace, SubjectProgress } from '@darb/contract';
import type { Language } from '@darb/language';
import { assessmentCounts } from '../assessment/service.ts';
import { dayAfter, dayOf, weekStart } from '../calendar.ts';
import { localize } from '../catalog/localize.ts';
import { pathItems, subjectById, subjectsOfProgram, type PathEntry } from '../catalog/service.ts';
import type { StudentId } from '../ids.ts';
import type { Db } from '../database/database.ts';
import type { Once } from '../once.ts';
import { openLesson, type Learner } from '../learning/access.ts';
import { itemsOfStudent } from '../learning/service.ts';
import { minutesOf } from './minutes.ts';
import { nextOf, percentageOf, progressOf, recentOf, type PathProgress } from './path-progress.ts';
import * as queries from './queries.ts';
import { recordWatching, type Report } from './watching.ts';

/**
 * Takes what a player reports of a lesson that the student may see. Refuses with `content_not_found`,
 * `other_program`, `not_subscribed`, `subscription_ended`.
 */
export async function watched(db: Db, { student, standing }: Learner, lessonId: number, report: Report, now: Date) {
  const { lesson } = await openLesson(db, standing, lessonId);
  const { share, position, watched: done } = await recordWatching(db, student, lesson, report, now);
  return { watched: done, progress: share, position };
}

/** The student's watched lessons, the latest first. */
export async function watchedLessons(db: Db, language: Language, student: StudentId) {
  const rows = await queries.watchedLessons(db, student);
  return {
    count: rows.length,
    lessons: rows.map(({ subjectId, subtopicId, lessonId, title }) => ({
      subject_id: subjectId,
      subtopic_id: subtopicId,
      lesson_id: lessonId,
      title: localize(title, language),
    })),
  };
}

export async function correctQuestions(db: Db, student: StudentId) {
  const { correct, answered } = await assessmentCounts(db, student);
  return { correct, answered };
}

/** Different quizzes and tests that were submitted. */
export async function attemptedTests(db: Db, student: StudentId) {
  const { quizzes, tests } = await assessmentCounts(db, student);
  return { quizzes, tests };
}

const doneOf = (entries: readonly PathEntry[], progress: PathProgress) => entries.filter(({ item }) => progress.isDone(item)).length;

/** What a student has done of their program, read once for a page's request. */
export const progressInProgram = (db: Db, once: Once, student: StudentId, programId: number, entries: readonly PathEntry[]) =>
  once(`progress ${programId}`, () => progressOf(db, student, entries));

/** Where an item stands, in a language. */
export const placeOf = ({ subjectId, subtopic, item }: PathEntry, language: Language): ItemPlace => ({
  type: item.type,
  subject_id: subjectId,
  subtopic_id: subtopic.id,
  lesson_id: item.type === 'lesson' ? item.id : null,
  test_id: item.type === 'test' ? item.id : null,
  title: localize(item.title, language),
});

/** How far the student is in each subject of their program; empty before they chose one. */
export async function subjectsProgressChart(
  db: Db,
  language: Language,
  { student, standing }: { student: StudentId; standing: Pick<Learner['standing'], 'programId'> },
  once: Once,
): Promise<{ subjects: SubjectProgress[] }> {
  const { programId } = standing;
  if (programId === null) return { subjects: [] };
  const [{ subjects }, entries] = await Promise.all([subjectsOfProgram(db, language, programId), pathItems(db, { programId })]);
  const progress = await progressInProgram(db, once, student, programId, entries);
  return {
    subjects: subjects.map((subject) => {
      const path = entries.filter(({ subjectId }) => subjectId === subject.id);
      const next = nextOf(path, progress);
      const done = doneOf(path, progress);
      return {
        subject,
        progress_percentage: percentageOf(done, path.length),
        done,
        total: path.length,
        next: next ? placeOf(next, language) : null,
      };
    }),
  };
}

/** How far the student is in some subjects; those that do not exist stand at 0. */
export async function subjectProgress(db: Db, student: StudentId, subjectIds: readonly number[]) {
  const paths = await Promise.all(
    [...new Set(subjectIds)].map(async (subjectId) => ({ subjectId, entries: await pathItems(db, { subjectId }) })),
  );
  const progress = await progressOf(
    db,
    student,
    paths.flatMap(({ entries }) => entries),
  );
  return {
    subjects: paths.map(({ subjectId, entries }) => ({
      subject_id: subjectId,
      progress_percentage: percentageOf(doneOf(entries, progress), entries.length),
    })),
  };
}

/** How far the student is in each path of a subject. Refuses with `content_not_found`. */
export async function subjectSubtopicsProgress(db: Db, language: Language, { student, standing }: Learner, subjectId: number) {
  const subject = await subjectById(db, language, subjectId);
  const entries = await pathItems(db, { subjectId });
  const progress = await progressOf(db, student, entries);
  const items = itemsOfStudent(language, standing, entries, subject.program_id, progress);
  const next = nextOf(entries, progress);
  const subtopicIds = [...new Set(entries.map(({ subtopic }) => subtopic.id))];
  return {
    next: next ? placeOf(next, language) : null,
    subtopics: subtopicIds.map((subtopicId) => {
      const own = items.filter((_, index) => entries[index]?.subtopic.id === subtopicId);
      return {
        subtopic_id: subtopicId,
        progress_percentage: percentageOf(own.filter(({ done }) => done).length, own.length),
        items: own.map(({ id, type, done, progress, locked }) => ({ id, type, done, progress, locked })),
      };
    }),
  };
}

/** The lesson opened, or the test begun, last in a subject. Refuses with `content_not_found`. */
export async function recentLesson(db: Db, language: Language, student: StudentId, subjectId: number) {
  await subjectById(db, language, subjectId);
  const entries = await pathItems(db, { subjectId });
  const recent = recentOf(entries, await progressOf(db, student, entries));
  return { recent: recent ? placeOf(recent, language) : null };
}

/** What the dashboard shows of this week and in all; the week begins on Sunday in Amman (rule progress 4). */
export async function dashboardBlocks(db: Db, student: StudentId, now: Date) {
  const today = dayOf(now);
  const sunday = weekStart(today);
  const lastSunday = dayAfter(sunday, -7);
  const { streak, studied, watched, submitted } = await queries.dashboardFacts(db, student, { today, since: lastSunday });
  const secondsIn = (from: string) =>
    studied.filter(({ day }) => day >= from && day < dayAfter(from, 7)).reduce((sum, { seconds }) => sum + seconds, 0);
  return {
    watched_lessons: watched,
    correct_questions: submitted.correct,
    attempted_quizzes: submitted.quizzes,
    attempted_tests: submitted.tests,
    streak_days: streak,
    days: Array.from({ length: 7 }, (_, index) => {
      const date = dayAfter(sunday, index);
      return { date, minutes: minutesOf(studied.find(({ day }) => day === date)?.seconds ?? 0), today: date === today };
    }),
    minutes_this_week: minutesOf(secondsIn(sunday)),
    minutes_last_week: minutesOf(secondsIn(lastSunday)),
  };
}
