import { and, eq, inArray, sql } from 'drizzle-orm';
import { lessonPlaces } from '../content/views.ts';
import type { Db } from '../database/database.ts';
import { lessons } from './tables.ts';

/** Those of some lessons that are on a path, each with its title and place. */
export async function liveLessons(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      lessonId: lessonPlaces.lessonId,
      title: lessonPlaces.lessonTitle,
      isPremium: lessonPlaces.isPremium,
      duration: lessonPlaces.duration,
      /** The stored name of the picture of its first board; null where it has none. */
      poster: sql<string | null>`${lessons.video} -> 'poster' ->> 'name'`,
      programId: lessonPlaces.programId,
      subjectId: lessonPlaces.subjectId,
      subtopicId: lessonPlaces.subtopicId,
    })
    .from(lessonPlaces)
    .innerJoin(lessons, eq(lessons.id, lessonPlaces.lessonId))
    .where(and(inArray(lessonPlaces.lessonId, [...ids]), eq(lessonPlaces.live, true)));
}
