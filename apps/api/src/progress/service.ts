import type { SubjectProgress } from '@darb/contract';
import type { Language } from '@darb/language';
import { assessmentCounts } from '../assessment/service.ts';
import { dayAfter, dayOf, weekStart } from '../calendar.ts';
import { localize } from '../catalog/localize.ts';
import { pathLessons, subjectById, subjectsOfProgram, type PathLesson } from '../catalog/service.ts';
import type { StudentId } from '../ids.ts';
import type { Db } from '../database/database.ts';
import type { Once } from '../once.ts';
import { openLesson, type Learner } from '../learning/access.ts';
import { itemsOfStudent } from '../learning/service.ts';
import * as queries from './queries.ts';
import { progressOf, recordWatching, type LessonProgress, type OpenedProgress, type Report } from './watching.ts';

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

/** Done items of all, in whole per cent rounded down: 100 only when all are done (rule progress 1). */
const percentageOf = (done: number, total: number): number => (total === 0 ? 0 : Math.floor((100 * done) / total));

const doneOf = (items: readonly PathLesson[], seen: ReadonlyMap<number, LessonProgress>) =>
  items.filter(({ lesson }) => seen.get(lesson.id)?.watched).length;

/** What a student has seen of their program, read once for a page's request. */
const seenOfProgram = (db: Db, once: Once, student: StudentId, programId: number, items: readonly PathLesson[]) =>
  once(`progress ${programId}`, () => progressOf(db, student, items));

/** The lesson of some that was opened last. */
const recentOf = (items: readonly PathLesson[], seen: ReadonlyMap<number, OpenedProgress>): PathLesson | undefined => {
  const timeOf = ({ lesson: { id } }: PathLesson): number => seen.get(id)?.openedAt.getTime() ?? Number.NEGATIVE_INFINITY;
  return items.filter(({ lesson }) => seen.has(lesson.id)).sort((a, b) => timeOf(b) - timeOf(a) || b.lesson.id - a.lesson.id)[0];
};

/** How far the student is in each subject of their program; empty before they chose one. */
export async function subjectsProgressChart(
  db: Db,
  language: Language,
  { student, standing }: Learner,
  once: Once,
): Promise<{ subjects: SubjectProgress[] }> {
  const { programId } = standing;
  if (programId === null) return { subjects: [] };
  const [{ subjects }, items] = await Promise.all([subjectsOfProgram(db, language, programId), pathLessons(db, { programId })]);
  const seen = await seenOfProgram(db, once, student, programId, items);
  return {
    subjects: subjects.map((subject) => {
      const path = items.filter(({ subjectId }) => subjectId === subject.id);
      const next = path.find(({ lesson }) => !seen.get(lesson.id)?.watched);
      const done = doneOf(path, seen);
      return {
        subject,
        progress_percentage: percentageOf(done, path.length),
        done,
        total: path.length,
        next: next
          ? {
              subject_id: subject.id,
              subtopic_id: next.subtopic.id,
              lesson_id: next.lesson.id,
              title: localize(next.lesson.title, language),
            }
          : null,
      };
    }),
  };
}

/** How far the student is in some subjects; those that do not exist stand at 0. */
export async function subjectProgress(db: Db, student: StudentId, subjectIds: readonly number[]) {
  const paths = await Promise.all(
    [...new Set(subjectIds)].map(async (subjectId) => ({ subjectId, items: await pathLessons(db, { subjectId }) })),
  );
  const seen = await progressOf(
    db,
    student,
    paths.flatMap(({ items }) => items),
  );
  return {
    subjects: paths.map(({ subjectId, items }) => ({
      subject_id: subjectId,
      progress_percentage: percentageOf(doneOf(items, seen), items.length),
    })),
  };
}

/** How far the student is in each path of a subject. Refuses with `content_not_found`. */
export async function subjectSubtopicsProgress(db: Db, language: Language, { student, standing }: Learner, subjectId: number) {
  const subject = await subjectById(db, language, subjectId);
  const paths = await pathLessons(db, { subjectId });
  const items = itemsOfStudent(language, standing, paths, subject.program_id, await progressOf(db, student, paths));
  const subtopicIds = [...new Set(paths.map(({ subtopic }) => subtopic.id))];
  return {
    subtopics: subtopicIds.map((subtopicId) => {
      const own = items.filter((_, index) => paths[index]?.subtopic.id === subtopicId);
      return {
        subtopic_id: subtopicId,
        progress_percentage: percentageOf(own.filter(({ done }) => done).length, own.length),
        items: own.map(({ id, type, done, progress, locked }) => ({ id, type, done, progress, locked })),
      };
    }),
  };
}

/** The lesson last opened in a subject. Refuses with `content_not_found`. */
export async function recentLesson(db: Db, language: Language, student: StudentId, subjectId: number) {
  await subjectById(db, language, subjectId);
  const paths = await pathLessons(db, { subjectId });
  const recent = recentOf(paths, await progressOf(db, student, paths));
  return {
    recent: recent
      ? {
          subject_id: subjectId,
          subtopic_id: recent.subtopic.id,
          lesson_id: recent.lesson.id,
          title: localize(recent.lesson.title, language),
        }
      : null,
  };
}

/**
 * "Continue": the lesson last opened in the student's program with its path (rule progress 2); nulls before
 * there is one.
 */
export async function startContinueLearning(db: Db, language: Language, { student, standing }: Learner, once: Once) {
  const { programId } = standing;
  const all = programId === null ? [] : await pathLessons(db, { programId });
  const seen = programId === null ? new Map<number, OpenedProgress>() : await seenOfProgram(db, once, student, programId, all);
  const recent = recentOf(all, seen);
  if (!recent || programId === null) {
    return {
      recent_lesson_id: null,
      recent_lesson_title: null,
      recent_subtopic_id: null,
      recent_subtopic_title: null,
      recent_subject_id: null,
      recent_subject_title: null,
      seconds_left: null,
      items: [],
    };
  }
  const subject = await subjectById(db, language, recent.subjectId);
  const path = all.filter(({ subtopic }) => subtopic.id === recent.subtopic.id);
  const items = itemsOfStudent(language, standing, path, programId, seen);
  return {
    recent_lesson_id: recent.lesson.id,
    recent_lesson_title: localize(recent.lesson.title, language),
    recent_subtopic_id: recent.subtopic.id,
    recent_subtopic_title: localize(recent.subtopic.title, language),
    recent_subject_id: subject.id,
    recent_subject_title: subject.title,
    seconds_left: Math.max(0, Math.round(recent.lesson.duration - (seen.get(recent.lesson.id)?.position ?? 0))),
    items: items.map(({ id, type, title, done, locked }) => ({ id, type, title, done, locked })),
  };
}

/** Whole minutes; who learned at all learned one (rule progress 5). */
const minutes = (seconds: number): number => (seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0);

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
    streak_days: streak,
    days: Array.from({ length: 7 }, (_, index) => {
      const date = dayAfter(sunday, index);
      return { date, minutes: minutes(studied.find(({ day }) => day === date)?.seconds ?? 0), today: date === today };
    }),
    minutes_this_week: minutes(secondsIn(sunday)),
    minutes_last_week: minutes(secondsIn(lastSunday)),
  };
}
