import { z } from 'zod';
import { call } from './call.ts';
import { pathItem, program, subject } from './catalog.ts';
import { block, contentId, language, localized } from './content.ts';
import { freeText } from './free-text.ts';
import { OPINION_MAX } from './limits.ts';

/** One size of a lesson's video. `bytes` is what watching it costs; the player says it in MB. */
export const videoSource = z.object({
  quality: z.enum(['240p', '480p']),
  type: z.enum(['video/webm', 'video/mp4']),
  codecs: z.string(),
  src: z.string(),
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
});
export type VideoSource = z.infer<typeof videoSource>;

export const video = z.object({
  duration: z.number().positive(),
  poster: z.string().nullable(),
  sources: z.array(videoSource).min(1),
  captions: z.array(z.object({ lang: language, src: z.string() })),
  /** Where the student stopped, in seconds. */
  position: z.number().min(0),
});
export type Video = z.infer<typeof video>;

/** What a lesson's page may show of it to this visitor (rule learning 2). */
export const lessonAccess = z.enum(['open', 'must_sign_up', 'must_subscribe']);

export const lesson = z.object({
  id: contentId,
  type: z.literal('lesson'),
  order: z.int(),
  is_premium: z.boolean(),
  is_head: z.boolean(),
  title: localized,
  duration: z.int(),
  access: lessonAccess,
  /** Null unless `access` is `open`: no address of a video leaves the server before. */
  video: video.nullable(),
  /** The lesson's text version; empty unless `access` is `open`. */
  text: z.array(block),
  quiz_id: contentId.nullable(),
  /** Whether the student has handed in the lesson's quiz. */
  quiz_done: z.boolean(),
  watched: z.boolean(),
  program: program,
  subject: subject,
  topic: z.object({ id: contentId, title: localized }),
  subtopic: z.object({ id: contentId, title: localized }),
  feedback: z.object({ stars: z.int().min(1).max(5), text: z.string() }).nullable(),
});
export type Lesson = z.infer<typeof lesson>;

/**
 * A path item with what this student has done of it. `progress` is the share of a lesson's distinct seconds
 * that were watched, 0 to 1; of a test 1 once it is passed.
 */
export const pathItemOfStudent = pathItem.extend({ done: z.boolean(), progress: z.number().min(0).max(1), locked: z.boolean() });
export type PathItemOfStudent = z.infer<typeof pathItemOfStudent>;

export const learning = {
  lesson: call('GET', 'content/lesson', {
    who: 'anyone',
    input: z.object({ id: contentId, item_type: z.literal('lesson').default('lesson') }),
    reply: lesson,
    refusals: ['content_not_found', 'other_program'],
  }),
  lessons: call('GET', 'content/lessons', {
    who: 'anyone',
    input: z.object({ subtopic_id: contentId }),
    reply: z.object({
      program: program,
      subject: subject,
      topic: z.object({ id: contentId, title: localized }),
      subtopic: z.object({ id: contentId, title: localized }),
      /** Sorted by `order`. */
      items: z.array(pathItemOfStudent),
      /** The head item, else the one of lowest order; null for an empty path. */
      head: z.object({ id: contentId, type: z.enum(['lesson', 'test']) }).nullable(),
    }),
    refusals: ['content_not_found'],
  }),
  subjectsFirstLessons: call('GET', 'content/subjects-first-lessons', {
    who: 'student',
    input: z.object({ program_id: contentId }),
    reply: z.object({
      first_lessons: z.array(z.object({ subject_id: contentId, subtopic_id: contentId, lesson_id: contentId, title: localized })),
      progress_lessons: z.array(z.object({ subject_id: contentId, subtopic_id: contentId, lesson_id: contentId, title: localized })),
    }),
    refusals: ['content_not_found'],
  }),
  saveFeedback: call('POST', 'feedback/save-student-feedback', {
    who: 'student',
    input: z.object({ lesson_id: contentId, stars: z.int().min(1).max(5), text: freeText(OPINION_MAX).default('') }),
    reply: z.object({ stars: z.int(), text: z.string() }),
    refusals: ['content_not_found', 'not_subscribed', 'subscription_ended', 'other_program'],
    success: 'feedback_saved',
  }),
  /** What the student said of lessons, the newest first (rule learning 12). */
  feedbackList: call('GET', 'feedback/get-feedback-list', {
    who: 'student',
    input: z.object({}),
    reply: z.object({
      feedback: z.array(
        z.object({
          lesson_id: contentId,
          subtopic_id: contentId,
          subject_id: contentId,
          title: localized,
          stars: z.int().min(1).max(5),
          text: z.string(),
          saved_at: z.iso.datetime(),
        }),
      ),
    }),
  }),
};
