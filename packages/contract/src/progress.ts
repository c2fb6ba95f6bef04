import { z } from 'zod';
import { call } from './call.ts';
import { contentId, localized } from './content.ts';
import { itemPlace, subject } from './catalog.ts';
import { reportCalls } from './report.ts';
import { shareCalls } from './share.ts';

const lessonPlace = z.object({ subject_id: contentId, subtopic_id: contentId, lesson_id: contentId, title: localized });

/**
 * `progress_percentage`: done items of all items, rounded down, 100 only when all are done (rule progress 1).
 */
export const subjectProgress = z.object({
  subject: subject,
  progress_percentage: z.int().min(0).max(100),
  done: z.int(),
  total: z.int(),
  /** The first item that is not done (rule progress 11); null when all are. */
  next: itemPlace.nullable(),
});
export type SubjectProgress = z.infer<typeof subjectProgress>;

const continueStep = itemPlace.extend({
  subject_title: localized,
  subtopic_title: localized,
  /** A lesson that was opened already, or a test with an open attempt. */
  begun: z.boolean(),
  /** Seconds left of a lesson's video; null for a test. */
  seconds_left: z.int().nullable(),
  /** How many a test asks; null for a lesson. */
  questions_count: z.int().nullable(),
  /** The open attempt at a test. */
  open: z.object({ answered_count: z.int(), ends_at: z.iso.datetime().nullable(), server_time: z.iso.datetime() }).nullable(),
});

export const progress = {
  /**
   * What the player has seen since its last report: played spans in seconds (`[from, to]`), and the position
   * now. Only seconds that were really played count; the union of all spans makes a lesson watched (90 %, or
   * the end reached with half).
   */
  watched: call('POST', 'progress/watched', {
    who: 'student',
    input: z.object({
      lesson_id: contentId,
      position: z.number().min(0).max(86_400),
      spans: z
        .array(z.tuple([z.number().min(0).max(86_400), z.number().min(0).max(86_400)]))
        .max(200)
        .default([]),
      ended: z.boolean().default(false),
    }),
    reply: z.object({ watched: z.boolean(), progress: z.number().min(0).max(1), position: z.number() }),
    refusals: ['content_not_found', 'not_subscribed', 'subscription_ended', 'other_program'],
  }),
  watchedLessons: call('GET', 'progress/watched-lessons', {
    who: 'student',
    input: z.object({}),
    reply: z.object({ count: z.int(), lessons: z.array(lessonPlace) }),
  }),
  correctQuestions: call('GET', 'progress/correct-questions', {
    who: 'student',
    input: z.object({}),
    reply: z.object({ correct: z.int(), answered: z.int() }),
  }),
  attemptedTests: call('GET', 'progress/attempted-tests', {
    who: 'student',
    input: z.object({}),
    reply: z.object({ quizzes: z.int(), tests: z.int() }),
  }),
  subjectsProgressChart: call('GET', 'statistics/subjects-progress-chart', {
    who: 'student',
    input: z.object({}),
    reply: z.object({ subjects: z.array(subjectProgress) }),
  }),
  subjectProgress: call('GET', 'statistics/subject-progress', {
    who: 'student',
    /** Comma-separated in the URL. */
    input: z.object({ subjects_ids: z.union([z.array(contentId), z.string().regex(/^\d{1,9}(,\d{1,9}){0,49}$/)]) }),
    reply: z.object({ subjects: z.array(z.object({ subject_id: contentId, progress_percentage: z.int() })) }),
  }),
  subjectSubtopicsProgress: call('GET', 'statistics/subject-subtopics-progress', {
    who: 'student',
    input: z.object({ subject_id: contentId }),
    reply: z.object({
      /** As of a subject's progress. */
      next: itemPlace.nullable(),
      subtopics: z.array(
        z.object({
          subtopic_id: contentId,
          progress_percentage: z.int(),
          items: z.array(
            z.object({ id: contentId, type: z.enum(['lesson', 'test']), done: z.boolean(), progress: z.number(), locked: z.boolean() }),
          ),
        }),
      ),
    }),
    refusals: ['content_not_found'],
  }),
  /** The lesson opened or the test begun last in a subject. */
  recentLesson: call('GET', 'statistics/recent-lesson', {
    who: 'student',
    input: z.object({ subject_id: contentId }),
    reply: z.object({ recent: itemPlace.nullable() }),
    refusals: ['content_not_found'],
  }),
  /**
   * "Continue": the lesson last opened in the student's program, null before there is one; and the step to
   * take now, with the path it lies on (rule progress 2).
   */
  startContinueLearning: call('GET', 'statistics/start-continue-learning', {
    who: 'student',
    input: z.object({}),
    reply: z.object({
      recent_lesson_id: contentId.nullable(),
      recent_lesson_title: localized.nullable(),
      recent_subtopic_id: contentId.nullable(),
      recent_subtopic_title: localized.nullable(),
      recent_subject_id: contentId.nullable(),
      recent_subject_title: localized.nullable(),
      /** Seconds left of the recent lesson's video. */
      seconds_left: z.int().nullable(),
      /** Null before a lesson was opened or a test begun; when `finished`, what was opened last. */
      step: continueStep.nullable(),
      /** Everything of the subject of the step is done. */
      finished: z.boolean(),
      /** The path around the step, sorted by order. */
      items: z.array(
        z.object({ id: contentId, type: z.enum(['lesson', 'test']), title: localized, done: z.boolean(), locked: z.boolean() }),
      ),
    }),
  }),
  /**
   * What the dashboard shows of the week and in all. `days` are the seven days of this week, Sunday first, in
   * Amman's time.
   */
  dashboardBlocks: call('GET', 'statistics/dashboard-blocks', {
    who: 'student',
    input: z.object({}),
    reply: z.object({
      watched_lessons: z.int(),
      correct_questions: z.int(),
      attempted_quizzes: z.int(),
      attempted_tests: z.int(),
      streak_days: z.int(),
      days: z.array(z.object({ date: z.iso.date(), minutes: z.int(), today: z.boolean() })).length(7),
      minutes_this_week: z.int(),
      minutes_last_week: z.int(),
    }),
  }),
  ...reportCalls,
  ...shareCalls,
};
