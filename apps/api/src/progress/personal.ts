import { lessonTitleOf } from '../learning/lesson-title.ts';
import { rowsWith, type PersonalTable } from '../personal-data.ts';
import { lessonProgress, shareLinks, studyDays } from './tables.ts';

/** What becomes of a student's progress and of the links to it (rule account 51). */
export const progressData: readonly PersonalTable[] = [
  {
    table: lessonProgress,
    rowsOf: rowsWith(lessonProgress.studentId),
    erasure: 'deleted',
    download: {
      part: 'lessons',
      columns: {
        title: lessonTitleOf(lessonProgress.lessonId),
        opened: lessonProgress.openedAt,
        seconds: lessonProgress.seconds,
        position: lessonProgress.position,
        watched: lessonProgress.watchedAt,
      },
    },
  },
  {
    table: studyDays,
    rowsOf: rowsWith(studyDays.studentId),
    erasure: 'deleted',
    download: { part: 'days', columns: { day: studyDays.day, seconds: studyDays.seconds } },
  },
  {
    table: shareLinks,
    rowsOf: rowsWith(shareLinks.studentId),
    erasure: 'deleted',
    download: {
      part: 'links',
      // without the salt and the hash, of which the address is made
      columns: {
        name: shareLinks.name,
        language: shareLinks.language,
        begun: shareLinks.createdAt,
        opened: shareLinks.lastOpenedAt,
        ended: shareLinks.revokedAt,
      },
    },
  },
];
