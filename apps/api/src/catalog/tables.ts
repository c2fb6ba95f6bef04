import type { PackInstructor, Texts } from '@darb/content';
import type { CountryCode } from '@darb/contract';
import type { CountryChange } from '@darb/contract/countries';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Content as packs bring it; ids are the packs' own. Nothing is ever deleted: what a new version of a pack
 * lacks is `retired`, out of every list, and what students did with it stays readable. `pack` is the name of
 * the pack that owns the row.
 */
const ofPack = {
  title: jsonb().$type<Texts>().notNull(),
  order: integer().notNull(),
  pack: text().notNull(),
  retired: boolean().notNull().default(false),
};

export const programs = pgTable('programs', { id: integer().primaryKey(), country: text().notNull(), ...ofPack });

export const subjects = pgTable(
  'subjects',
  {
    id: integer().primaryKey(),
    programId: integer('program_id')
      .notNull()
      .references(() => programs.id),
    bgColor: text('bg_color').notNull(),
    icon: text().notNull(),
    /** Who made it; the pack's own list, whole. */
    instructors: jsonb().$type<PackInstructor[]>().notNull().default([]),
    ...ofPack,
  },
  (table) => [index('subjects_program').on(table.programId)],
);

export const topics = pgTable(
  'topics',
  {
    id: integer().primaryKey(),
    subjectId: integer('subject_id')
      .notNull()
      .references(() => subjects.id),
    ...ofPack,
  },
  (table) => [index('topics_subject').on(table.subjectId)],
);

export const subtopics = pgTable(
  'subtopics',
  {
    id: integer().primaryKey(),
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id),
    ...ofPack,
  },
  (table) => [index('subtopics_topic').on(table.topicId)],
);

/** What an operator has changed of a country (rule catalog 21). */
export const countryChanges = pgTable('country_changes', {
  code: text().$type<CountryCode>().primaryKey(),
  change: jsonb().$type<CountryChange>().notNull(),
});
