import type { PackLesson, Texts } from '@darb/content';
import type { Language } from '@darb/language';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '../database/columns.ts';
import { students } from '../account/tables.ts';
import { subtopics } from '../catalog/tables.ts';

/** A file where media are served from: its name there, and its size. */
export interface StoredFile {
  name: string;
  bytes: number;
}

export interface StoredVideo {
  poster: StoredFile | null;
  sources: {
    quality: '240p' | '480p';
    type: 'video/webm' | 'video/mp4';
    codecs: string;
    width: number;
    height: number;
    file: StoredFile;
  }[];
  captions: { lang: Language; file: StoredFile }[];
}

export const lessons = pgTable(
  'lessons',
  {
    id: integer().primaryKey(),
    subtopicId: integer('subtopic_id')
      .notNull()
      .references(() => subtopics.id),
    title: jsonb().$type<Texts>().notNull(),
    order: integer().notNull(),
    isPremium: boolean('is_premium').notNull(),
    isHead: boolean('is_head').notNull(),
    /** Seconds of the video. */
    duration: doublePrecision().notNull(),
    video: jsonb().$type<StoredVideo>().notNull(),
    text: jsonb().$type<PackLesson['text']>().notNull(),
    pack: text().notNull(),
    retired: boolean().notNull().default(false),
  },
  (table) => [index('lessons_subtopic').on(table.subtopicId)],
);

/** Stars and words for a lesson: once a student, changeable (rule learning 12). */
export const lessonFeedback = pgTable(
  'lesson_feedback',
  {
    studentId: uuid('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id),
    stars: smallint().notNull(),
    text: text().notNull(),
    savedAt: at('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.lessonId] })],
);
