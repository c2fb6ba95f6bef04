import { progress } from '@darb/contract';
import { defineRoutes } from '../router.ts';
import * as service from './service.ts';

export const progressRoutes = defineRoutes(progress, {
  watched: ({ db, student, standing, now }, { lesson_id, position, spans, ended }) =>
    service.watched(db, { student, standing }, lesson_id, { position, spans, ended }, now()),
  watchedLessons: ({ db, language, student }) => service.watchedLessons(db, language, student),
  correctQuestions: ({ db, student }) => service.correctQuestions(db, student),
  attemptedTests: ({ db, student }) => service.attemptedTests(db, student),
  subjectsProgressChart: (context) => service.subjectsProgressChart(context),
  subjectProgress: ({ db, student }, { subjects_ids }) =>
    service.subjectProgress(db, student, typeof subjects_ids === 'string' ? subjects_ids.split(',').map(Number) : subjects_ids),
  subjectSubtopicsProgress: ({ db, language, student, standing }, { subject_id }) =>
    service.subjectSubtopicsProgress(db, language, { student, standing }, subject_id),
  recentLesson: ({ db, language, student }, { subject_id }) => service.recentLesson(db, language, student, subject_id),
  startContinueLearning: (context) => service.startContinueLearning(context),
  dashboardBlocks: ({ db, student, now }) => service.dashboardBlocks(db, student, now()),
});
