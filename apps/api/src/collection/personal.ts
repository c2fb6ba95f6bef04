import type { RichTexts } from '@darb/content';
import { inWords } from '../assessment/answer-words.ts';
import { stemOf } from '../assessment/asked.ts';
import { lessonTitleOf } from '../learning/lesson-title.ts';
import { pointedTo, rowsBelow, rowsWith, type PersonalTable } from '../personal-data.ts';
import { collectionEntities, collections } from './tables.ts';

/** What becomes of a student's collections (rule account 51). */
export const collectionData: readonly PersonalTable[] = [
  {
    table: collectionEntities,
    rowsOf: rowsBelow(collectionEntities.collectionId, collections.id, collections.studentId),
    erasure: 'deleted',
    download: {
      part: 'collected',
      columns: {
        collection: pointedTo(collections.name, collections.id, collectionEntities.collectionId),
        lesson: lessonTitleOf(collectionEntities.lessonId),
        stem: stemOf(collectionEntities.questionId),
        at: collectionEntities.addedAt,
      },
      shape: ({ stem, ...row }, language) => ({ ...row, question: stem === null ? null : inWords(stem as RichTexts, language) }),
    },
  },
  {
    table: collections,
    rowsOf: rowsWith(collections.studentId),
    erasure: 'deleted',
    download: {
      part: 'collections',
      columns: {
        collection: collections.name,
        description: collections.description,
        shared: collections.isShared,
        begun: collections.createdAt,
        changed: collections.changedAt,
        deleted: collections.deletedAt,
      },
    },
  },
];
