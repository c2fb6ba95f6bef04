import { and, eq, inArray } from 'drizzle-orm';
import { lessonPlaces } from '../content/views.ts';
import type { Db } from '../database/database.ts';

/** Those of some lessons that are on a path, each with its title and place. */
export async function liveLessons(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      lessonId: lessonPlaces.lessonId,
      title: lessonPlaces.lessonTitle,
      isPremium: lessonPlaces.isPremium,
      duration: lessonPlaces.duration,
      programId: lessonPlaces.programId,
      subjectId: lessonPlaces.subjectId,
      subtopicId: lessonPlaces.subtopicId,
    })
    .from(lessonPlaces)
    .where(and(inArray(lessonPlaces.lessonId, [...ids]), eq(lessonPlaces.live, true)));
}
