import type { Language } from '@darb/language';
import { openTest } from '../assessment/service.ts';
import { localize } from '../catalog/localize.ts';
import { pathItems, subjectById, type PathEntry } from '../catalog/service.ts';
import type { Db } from '../database/database.ts';
import type { StudentId } from '../ids.ts';
import { itemsOfStudent } from '../learning/service.ts';
import type { Learner } from '../learning/access.ts';
import type { Once } from '../once.ts';
import { nextOf, recentOf, type PathProgress } from './path-progress.ts';
import { placeOf, progressInProgram } from './service.ts';

const NOTHING = {
  recent_lesson_id: null,
  recent_lesson_title: null,
  recent_subtopic_id: null,
  recent_subtopic_title: null,
  recent_subject_id: null,
  recent_subject_title: null,
  seconds_left: null,
};

const secondsLeft = ({ item }: PathEntry, progress: PathProgress): number =>
  Math.max(0, Math.round((item.duration ?? 0) - (progress.of(item)?.position ?? 0)));

/** An open attempt at a test, unless its time is over; null for a lesson. */
async function attemptAt(db: Db, student: StudentId, { item }: PathEntry, progress: PathProgress, now: Date) {
  return item.type === 'test' && progress.of(item)?.open ? openTest(db, student, item.id, now) : null;
}

/**
 * "Continue" (rule progress 2): what was opened last in the student's program, while there is something left
 * to do in it; else the next item of its path, else of its subject; nulls before anything was opened.
 */
export async function startContinueLearning(db: Db, language: Language, { student, standing }: Learner, once: Once, now: Date) {
  const { programId } = standing;
  const all = programId === null ? [] : await pathItems(db, { programId });
  if (programId === null) return { ...NOTHING, step: null, finished: false, items: [] };
  const progress = await progressInProgram(db, once, student, programId, all);
  const last = recentOf(all, progress);
  if (!last) return { ...NOTHING, step: null, finished: false, items: [] };
  const lesson = recentOf(
    all.filter(({ item }) => item.type === 'lesson'),
    progress,
  );
  const attempt = await attemptAt(db, student, last, progress, now);
  const goesOn = last.item.type === 'test' ? attempt !== null : !progress.isDone(last.item);
  const ofSubject = all.filter(({ subjectId }) => subjectId === last.subjectId);
  const ofPath = ofSubject.filter(({ subtopic }) => subtopic.id === last.subtopic.id);
  const next = goesOn ? last : nextOf([...ofPath, ...ofSubject], progress);
  const step = next ?? last;
  const [subject, recentSubject, open] = await Promise.all([
    subjectById(db, language, step.subjectId),
    lesson && subjectById(db, language, lesson.subjectId),
    goesOn ? attempt : attemptAt(db, student, step, progress, now),
  ]);
  const path = ofSubject.filter(({ subtopic }) => subtopic.id === step.subtopic.id);
  const items = itemsOfStudent(language, standing, path, programId, progress);
  return {
    ...(lesson && recentSubject
      ? {
          recent_lesson_id: lesson.item.id,
          recent_lesson_title: localize(lesson.item.title, language),
          recent_subtopic_id: lesson.subtopic.id,
          recent_subtopic_title: localize(lesson.subtopic.title, language),
          recent_subject_id: recentSubject.id,
          recent_subject_title: recentSubject.title,
          seconds_left: secondsLeft(lesson, progress),
        }
      : NOTHING),
    step: {
      ...placeOf(step, language),
      subject_title: subject.title,
      subtopic_title: localize(step.subtopic.title, language),
      begun: step.item.type === 'test' ? open !== null : Boolean(progress.of(step.item)?.openedAt),
      seconds_left: step.item.type === 'lesson' ? secondsLeft(step, progress) : null,
      questions_count: open?.questions_count ?? step.item.questions,
      open: open && { answered_count: open.answered_count, ends_at: open.ends_at, server_time: now.toISOString() },
    },
    finished: next === undefined,
    items: items.map(({ id, type, title, done, locked }) => ({ id, type, title, done, locked })),
  };
}
