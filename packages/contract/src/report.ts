import { z } from 'zod';
import { call } from './call.ts';
import { contentId, hexColor, localized, subjectIcon } from './content.ts';

/** What a report tells of (rule progress 12). */
export const REPORT_PERIODS = ['week', 'month', 'term', 'all'] as const;
export const reportPeriod = z.enum(REPORT_PERIODS);
export type ReportPeriod = z.infer<typeof reportPeriod>;

const percent = z.int().min(0).max(100);
/** How many answers there were, and the share of correct ones; null under five answers (rule progress 8). */
const counted = { answered: z.int(), correct: z.int(), accuracy: percent.nullable() };

/** A day, a week or a month, both ends included; days in Amman's time. */
export const reportSpan = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  minutes: z.int(),
  days: z.int(),
  lessons: z.int(),
  ...counted,
});
export type ReportSpan = z.infer<typeof reportSpan>;

/** The next thing to do about a topic (rule progress 15). */
export const reportStep = z.object({
  kind: z.enum(['lesson', 'quiz', 'test']),
  subject_id: contentId,
  subtopic_id: contentId,
  /** Of the lesson, the quiz or the test. */
  id: contentId,
  title: localized,
  /** Whole seconds of a lesson's video; null for the others. */
  duration: z.int().nullable(),
  /** How many questions a quiz or test asks; null for a lesson. */
  questions_count: z.int().nullable(),
});
export type ReportStep = z.infer<typeof reportStep>;

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
const reportSubtopic = z.object({
  id: contentId,
  title: localized,
  lessons: z.int(),
  ...counted,
  difficulties: z.array(z.object({ difficulty: z.enum(DIFFICULTIES), ...counted })).length(3),
});

const reportSubject = z.object({
  subject: z.object({ id: contentId, program_id: contentId, title: localized, bgColor: hexColor, icon: subjectIcon }),
  lessons: z.int(),
  ...counted,
  subtopics: z.array(reportSubtopic),
  /** The first subtopic in which nothing has been done yet, with its first lesson; null without one. */
  not_begun: z.object({ title: localized, step: reportStep }).nullable(),
});
export type ReportSubject = z.infer<typeof reportSubject>;

const reportTopic = z.object({
  subject_id: contentId,
  subtopic_id: contentId,
  title: localized,
  accuracy: percent,
  step: reportStep.nullable(),
});

/** A submitted attempt at a test, as the chart marks it. */
export const reportTest = z.object({
  test_id: contentId,
  title: localized,
  percentage: percent,
  result: z.enum(['passed', 'failed']),
  date: z.iso.date(),
});

export const report = z.object({
  period: reportPeriod,
  unit: z.enum(['day', 'week', 'month']),
  /** The first day on which the student did anything; null before there is one. */
  began: z.iso.date().nullable(),
  spans: z.array(reportSpan),
  /** The sums of the spans; tests are different ones. */
  totals: z.object({
    minutes: z.int(),
    days: z.int(),
    lessons: z.int(),
    ...counted,
    tests_taken: z.int(),
    tests_passed: z.int(),
  }),
  /** The last twelve submitted attempts at tests, the earliest first. */
  tests: z.array(reportTest),
  subjects: z.array(reportSubject),
  strongest: z.array(reportTopic),
  weakest: z.array(reportTopic),
});
export type Report = z.infer<typeof report>;

export const reportAttempt = z.object({
  type: z.enum(['quiz', 'test']),
  id: contentId,
  title: localized,
  subject: z.object({ id: contentId, program_id: contentId, title: localized }),
  subtopic: z.object({ id: contentId, title: localized }),
  correct_count: z.int(),
  questions_count: z.int(),
  percentage: percent,
  result: z.enum(['passed', 'failed']),
  submitted_at: z.iso.datetime(),
  /** Whether its review can be opened: no later attempt was begun, and it is not retired. */
  reviewable: z.boolean(),
});
export type ReportAttempt = z.infer<typeof reportAttempt>;

export const reportCalls = {
  /** What was learnt in a period, over time and by subject. Its sums agree (rule progress 13). */
  report: call('GET', 'statistics/report', {
    who: 'student',
    input: z.object({ period: reportPeriod.default('term') }),
    reply: report,
  }),
  /** Every submitted attempt, the newest first. */
  attemptHistory: call('GET', 'statistics/attempts', {
    who: 'student',
    input: z.object({ limit: z.int().min(1).max(500).default(20), offset: z.int().min(0).max(1_000_000).default(0) }),
    reply: z.object({ total: z.int(), attempts: z.array(reportAttempt) }),
  }),
};
