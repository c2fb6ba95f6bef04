import type { Texts } from '@darb/content';
import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, integer, jsonb, pgView, text } from 'drizzle-orm/pg-core';
import { questions, quizzes } from '../assessment/tables.ts';
import { programs, subjects, subtopics, topics } from '../catalog/tables.ts';
import { lessons } from '../learning/tables.ts';

const place = {
  subtopicId: integer('subtopic_id').notNull(),
  subtopicTitle: jsonb('subtopic_title').$type<Texts>().notNull(),
  subtopicOrder: integer('subtopic_order').notNull(),
  topicId: integer('topic_id').notNull(),
  topicTitle: jsonb('topic_title').$type<Texts>().notNull(),
  topicOrder: integer('topic_order').notNull(),
  subjectId: integer('subject_id').notNull(),
  subjectOrder: integer('subject_order').notNull(),
  programId: integer('program_id').notNull(),
  /** Whether nothing of it is retired: the row itself, nor anything above it. */
  live: boolean().notNull(),
};

/** Every subtopic with what stands above it. The one place that says what of the content is live. */
export const subtopicPlaces = pgView('subtopic_places', place).as(sql`
  select s.id as subtopic_id, s.title as subtopic_title, s."order" as subtopic_order,
    t.id as topic_id, t.title as topic_title, t."order" as topic_order,
    j.id as subject_id, j."order" as subject_order, j.program_id,
    not (s.retired or t.retired or j.retired or p.retired) as live
  from ${subtopics} s
  join ${topics} t on t.id = s.topic_id
  join ${subjects} j on j.id = t.subject_id
  join ${programs} p on p.id = j.program_id`);

/**
 * Every lesson where it stands, with its quiz unless that is retired. What a student did with a lesson that
 * is live no more keeps its place.
 */
export const lessonPlaces = pgView('lesson_places', {
  ...place,
  lessonId: integer('lesson_id').notNull(),
  lessonTitle: jsonb('lesson_title').$type<Texts>().notNull(),
  lessonOrder: integer('lesson_order').notNull(),
  isPremium: boolean('is_premium').notNull(),
  isHead: boolean('is_head').notNull(),
  /** Seconds of the video. */
  duration: doublePrecision().notNull(),
  quizId: integer('quiz_id'),
}).as(sql`
  select s.subtopic_id, s.subtopic_title, s.subtopic_order, s.topic_id, s.topic_title, s.topic_order,
    s.subject_id, s.subject_order, s.program_id, s.live and not l.retired as live,
    l.id as lesson_id, l.title as lesson_title, l."order" as lesson_order, l.is_premium, l.is_head, l.duration,
    (select min(q.id) from ${quizzes} q where q.lesson_id = l.id and not q.retired) as quiz_id
  from ${lessons} l
  join subtopic_places s on s.subtopic_id = l.subtopic_id`);

/** Every test where it stands, with how many questions it asks. */
export const testPlaces = pgView('test_places', {
  ...place,
  testId: integer('test_id').notNull(),
  testTitle: jsonb('test_title').$type<Texts>().notNull(),
  testOrder: integer('test_order').notNull(),
  isPremium: boolean('is_premium').notNull(),
  questions: integer().notNull(),
}).as(sql`
  select s.subtopic_id, s.subtopic_title, s.subtopic_order, s.topic_id, s.topic_title, s.topic_order,
    s.subject_id, s.subject_order, s.program_id, s.live and not q.retired as live,
    q.id as test_id, q.title as test_title, q."order" as test_order, q.is_premium,
    (select count(distinct a.key)::int from ${questions} a where a.quiz_id = q.id and not a.retired) as questions
  from ${quizzes} q
  join subtopic_places s on s.subtopic_id = q.subtopic_id`);

/** Every lesson and every test where it stands: the items of the paths (rule catalog 13). */
export const pathPlaces = pgView('path_places', {
  ...place,
  type: text().$type<'lesson' | 'test'>().notNull(),
  itemId: integer('item_id').notNull(),
  itemTitle: jsonb('item_title').$type<Texts>().notNull(),
  itemOrder: integer('item_order').notNull(),
  isPremium: boolean('is_premium').notNull(),
  isHead: boolean('is_head').notNull(),
  /** Of a lesson; null for a test. */
  duration: doublePrecision(),
  quizId: integer('quiz_id'),
  /** How many a test asks; null for a lesson. */
  questions: integer(),
}).as(sql`
  select subtopic_id, subtopic_title, subtopic_order, topic_id, topic_title, topic_order, subject_id, subject_order, program_id, live,
    'lesson' as type, lesson_id as item_id, lesson_title as item_title, lesson_order as item_order, is_premium, is_head, duration,
    quiz_id, null::int as questions
  from lesson_places
  union all
  select subtopic_id, subtopic_title, subtopic_order, topic_id, topic_title, topic_order, subject_id, subject_order, program_id, live,
    'test', test_id, test_title, test_order, is_premium, false, null, null, questions
  from test_places`);
