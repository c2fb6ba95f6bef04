import { Refusal, type Lesson, type PathItemOfStudent, type Video } from '@darb/contract';
import type { Language } from '@darb/language';
import { localize, localizeBlocks, type AddressOf } from '../catalog/localize.ts';
import { pathItemOf, pathItems, programById, subjectById, subtopicPath, type PathEntry } from '../catalog/service.ts';
import type { StudentId } from '../ids.ts';
import type { Db } from '../database/database.ts';
import { PathProgress, progressOf } from '../progress/path-progress.ts';
import { accessTo, isOtherProgram, openLesson, openUntil, type Learner, type Standing, type Viewer } from './access.ts';
import * as queries from './queries.ts';
import type { StoredVideo } from './tables.ts';

/** A position this near to the end (seconds) begins again from the start. */
const END_SECONDS = 2;

function videoOf(video: StoredVideo, duration: number, position: number, addressOf: AddressOf): Video {
  return {
    duration,
    poster: video.poster && addressOf(video.poster.name),
    sources: video.sources.map(({ file, ...source }) => ({ ...source, src: addressOf(file.name), bytes: file.bytes })),
    captions: video.captions.map(({ lang, file }) => ({ lang, src: addressOf(file.name) })),
    position: position > duration - END_SECONDS ? 0 : position,
  };
}

/**
 * A lesson as its page shows it (rule learning 2). A guest and a student without the subscription get it
 * without video and text. For a student who may see it, it becomes the recent lesson. Refuses with
 * `content_not_found` and `other_program`.
 */
export async function lesson(db: Db, language: Language, viewer: Viewer | null, id: number, now: Date): Promise<Lesson> {
  const row = await queries.lessonById(db, id);
  if (!row) throw new Refusal('content_not_found');
  const guarded = { isPremium: row.lesson.isPremium, programId: row.programId };
  const access = accessTo(viewer?.standing ?? null, guarded);
  const open = access === 'open' && viewer !== null;
  const [program, subject, seen] = await Promise.all([
    programById(db, language, row.programId),
    subjectById(db, language, row.subjectId),
    viewer && queries.openingFor(db, viewer.student, row, open, now),
  ]);
  const addressOf = open ? viewer.addresses(openUntil(viewer.standing, guarded)) : null;
  return {
    id,
    type: 'lesson',
    order: row.lesson.order,
    is_premium: row.lesson.isPremium,
    is_head: row.lesson.isHead,
    title: localize(row.lesson.title, language),
    duration: Math.round(row.lesson.duration),
    access,
    video: addressOf && videoOf(row.lesson.video, row.lesson.duration, seen?.position ?? 0, addressOf),
    text: addressOf ? localizeBlocks(row.lesson.text, language, addressOf) : [],
    quiz_id: row.quizId,
    quiz_done: seen?.quizDone ?? false,
    watched: seen?.watched ?? false,
    program,
    subject,
    topic: { id: row.topic.id, title: localize(row.topic.title, language) },
    subtopic: { id: row.subtopic.id, title: localize(row.subtopic.title, language) },
    feedback: seen?.feedback ?? null,
  };
}

/**
 * Whether a lesson or a test is shut for this visitor: a guest sees the premium ones locked, a student those
 * that need a subscription.
 */
function isLocked(standing: Standing | null, isPremium: boolean, programId: number): boolean {
  if (!isPremium) return false;
  if (!standing || isOtherProgram(standing, { isPremium: true, programId })) return true;
  return standing.subscription(programId) !== 'active';
}

/** Items of paths with what a student has done of them; for a guest, who has no standing, nothing is done. */
export function itemsOfStudent(
  language: Language,
  standing: Standing | null,
  entries: readonly PathEntry[],
  programId: number,
  progress: PathProgress,
): PathItemOfStudent[] {
  return entries.map((entry) => {
    const found = progress.of(entry.item);
    return {
      ...pathItemOf(entry, language),
      done: found?.done ?? false,
      progress: found?.share ?? 0,
      locked: isLocked(standing, entry.item.isPremium, programId),
    };
  });
}

/**
 * A subtopic's path, sorted by order, with its head item: the one that says so, else the lowest
 * (rule learning 5). Refuses with `content_not_found`.
 */
export async function lessons(db: Db, language: Language, viewer: Learner | null, subtopicId: number) {
  const { entries, ...place } = await subtopicPath(db, language, subtopicId);
  const progress = viewer ? await progressOf(db, viewer.student, entries) : new PathProgress();
  const items = itemsOfStudent(language, viewer?.standing ?? null, entries, place.program.id, progress);
  const head = items.find(({ is_head }) => is_head) ?? items[0];
  return { ...place, items, head: head ? { id: head.id, type: head.type } : null };
}

const placeOf = ({ subjectId, subtopic, item }: PathEntry, language: Language) => ({
  subject_id: subjectId,
  subtopic_id: subtopic.id,
  lesson_id: item.id,
  title: localize(item.title, language),
});

/**
 * The first lesson of each subject of a program, and of each begun subject the first that is not done.
 * Refuses with `content_not_found`.
 */
export async function subjectsFirstLessons(db: Db, language: Language, student: StudentId, programId: number) {
  await programById(db, language, programId);
  const items = (await pathItems(db, { programId })).filter(({ item }) => item.type === 'lesson');
  const progress = await progressOf(db, student, items);
  const subjects = [...new Set(items.map(({ subjectId }) => subjectId))].map((subjectId) =>
    items.filter((entry) => entry.subjectId === subjectId),
  );
  const begun = subjects.filter((path) => path.some(({ item }) => progress.of(item)?.openedAt));
  return {
    first_lessons: subjects.flatMap(([first]) => (first ? [placeOf(first, language)] : [])),
    progress_lessons: begun.flatMap((path) => {
      const next = path.find(({ item }) => !progress.isDone(item));
      return next ? [placeOf(next, language)] : [];
    }),
  };
}

/**
 * Keeps a student's stars and words for a lesson; given again, the newer ones count (rule learning 12).
 * Refuses lessons that they may not see.
 */
export async function saveFeedback(
  db: Db,
  { student, standing }: Learner,
  given: { lesson_id: number; stars: number; text: string },
  now: Date,
) {
  await openLesson(db, standing, given.lesson_id);
  await queries.upsertFeedback(db, { studentId: student, lessonId: given.lesson_id, stars: given.stars, text: given.text, savedAt: now });
  return { stars: given.stars, text: given.text };
}

/** What a student said of lessons, the newest first. */
export async function feedbackList(db: Db, language: Language, student: StudentId) {
  const rows = await queries.feedbackOf(db, student);
  return {
    feedback: rows.map(({ lessonId, subtopicId, subjectId, title, stars, text, savedAt }) => ({
      ...{ lesson_id: lessonId, subtopic_id: subtopicId, subject_id: subjectId, title: localize(title, language) },
      ...{ stars, text, saved_at: savedAt.toISOString() },
    })),
  };
}
