import { progress } from '@darb/contract';
import { learnerOf, type Learner } from '../learning/access.ts';
import { defineRoutes } from '../router.ts';
import { startContinueLearning } from './continue.ts';
import { attemptHistory } from './history.ts';
import { report } from './report.ts';
import * as service from './service.ts';
import * as share from './share.ts';

const reporterOf = ({ student, standing }: Learner) => ({ student, program: standing.programId });

export const progressRoutes = defineRoutes(progress, {
  watched: async (context, { lesson_id, position, spans, ended }) =>
    service.watched(context.db, await learnerOf(context), lesson_id, { position, spans, ended }, context.now()),
  watchedLessons: ({ db, language, student }) => service.watchedLessons(db, language, student),
  correctQuestions: ({ db, student }) => service.correctQuestions(db, student),
  attemptedTests: ({ db, student }) => service.attemptedTests(db, student),
  subjectsProgressChart: async (context) =>
    service.subjectsProgressChart(context.db, context.language, await learnerOf(context), context.once),
  subjectProgress: ({ db, student }, { subjects_ids }) =>
    service.subjectProgress(db, student, typeof subjects_ids === 'string' ? subjects_ids.split(',').map(Number) : subjects_ids),
  subjectSubtopicsProgress: async (context, { subject_id }) =>
    service.subjectSubtopicsProgress(context.db, context.language, await learnerOf(context), subject_id),
  recentLesson: ({ db, language, student }, { subject_id }) => service.recentLesson(db, language, student, subject_id),
  startContinueLearning: async (context) =>
    startContinueLearning(context.db, context.language, await learnerOf(context), context.once, context.now()),
  report: async (context, { period }) =>
    report(context.db, context.language, reporterOf(await learnerOf(context)), period, context.once, context.now()),
  attemptHistory: async (context, page) => attemptHistory(context.db, context.language, reporterOf(await learnerOf(context)), page),
  shareLinks: ({ db, student, options }) => share.shareLinks(db, options.sessionSecrets, student),
  share: ({ db, language, student, options, now }, { name }) => share.share(db, options, language, student, name, now()),
  revokeShare: ({ db, student, options, now }, { id }) => share.revokeShare(db, options.sessionSecrets, student, id, now()),
  sharedProgress: ({ db, network, options, now, once }, link) => share.sharedProgress(db, options.limits, network, link, once, now()),
  dashboardBlocks: ({ db, student, now }) => service.dashboardBlocks(db, student, now()),
});
