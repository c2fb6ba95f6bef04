import type { Texts } from '@darb/content';
import type { Language } from '@darb/language';
import { boolean, customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A text of an entry that a hit may quote; `at` is the second of a caption. */
export interface Passage {
  kind: 'text' | 'caption' | 'question';
  lang: Language;
  text: string;
  at?: number;
}

/** Of an entry the lesson, quiz or test that it is. */
const key = {
  type: text().$type<'lesson' | 'quiz' | 'test'>().notNull(),
  id: integer().notNull(),
};

/**
 * What a search looks through: each lesson, quiz and test that is on a path, with the words that it is found
 * by in every form (rule search 2). A search for a frequent word reads most of its rows, so that they are
 * short: `words` lies outside of them, and what is shown of a hit in `search_texts`.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    ...key,
    country: text().notNull(),
    programId: integer('program_id').notNull(),
    subjectId: integer('subject_id').notNull(),
    isPremium: boolean('is_premium').notNull(),
    /** The place among all, by which equal hits stand. */
    order: integer().notNull(),
    words: tsvector().notNull(),
    titleWords: tsvector('title_words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.id] }),
    // without a list of what waits to be sorted in, which every search would have to look through
    index('search_entries_words').using('gin', table.words).with({ fastupdate: false }),
    index('search_entries_title_words').using('gin', table.titleWords).with({ fastupdate: false }),
  ],
);

/**
 * What is shown of an entry. It is made of the content when a pack is loaded, and of nothing else; no answer
 * and no option of a question is in it (rule search 1).
 */
export const searchTexts = pgTable(
  'search_texts',
  {
    ...key,
    topicId: integer('topic_id').notNull(),
    topicTitle: jsonb('topic_title').$type<Texts>().notNull(),
    subtopicId: integer('subtopic_id').notNull(),
    subtopicTitle: jsonb('subtopic_title').$type<Texts>().notNull(),
    /** Of a quiz. */
    lessonId: integer('lesson_id'),
    lessonTitle: jsonb('lesson_title').$type<Texts>(),
    title: jsonb().$type<Texts>().notNull(),
    duration: integer(),
    questions: integer(),
    passages: jsonb().$type<Passage[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.id] })],
);

export type SearchEntry = typeof searchEntries.$inferSelect & typeof searchTexts.$inferSelect;

/**
 * Every word of the entries. `shapes` are the word and what is left of it without one of its letters: two
 * words that differ by one typing error have one in common (rule search 3).
 */
export const searchWordList = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** As the content writes it. */
    spelling: text().notNull(),
    /** In how many entries it is. */
    entries: integer().notNull(),
    shapes: text().array().notNull(),
  },
  (table) => [index('search_words_shapes').using('gin', table.shapes).with({ fastupdate: false })],
);
