import { rowsWith, type PersonalTable } from '../personal-data.ts';
import { lessonTitleOf } from './lesson-title.ts';
import { lessonFeedback } from './tables.ts';

/** What becomes of what a student said of lessons (rule account 51). */
export const learningData: readonly PersonalTable[] = [
  {
    table: lessonFeedback,
    rowsOf: rowsWith(lessonFeedback.studentId),
    erasure: 'deleted',
    download: {
      part: 'feedback',
      columns: {
        at: lessonFeedback.savedAt,
        title: lessonTitleOf(lessonFeedback.lessonId),
        stars: lessonFeedback.stars,
        text: lessonFeedback.text,
      },
    },
  },
];
