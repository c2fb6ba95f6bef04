import { or, eq } from 'drizzle-orm';
import { lessonTitleOf } from '../learning/lesson-title.ts';
import { rowsWith, type PersonalTable } from '../personal-data.ts';
import { blocks, comments, hiddenLooks, moderationActs, moderationCases, moderationReports, mutes } from './tables.ts';

/** What becomes of what a student wrote, reported and decided (rule account 51, rule community 8). */
export const communityData: readonly PersonalTable[] = [
  {
    table: moderationReports,
    rowsOf: rowsWith(moderationReports.reporterId),
    erasure: { keptFor: 'staff decide in the case by it; who reported it is gone', cleared: { reporterId: null } },
    download: {
      part: 'reported',
      columns: { at: moderationReports.at, kind: moderationReports.reason, text: moderationReports.note },
    },
  },
  {
    table: moderationActs,
    rowsOf: rowsWith(moderationActs.staffId),
    erasure: { keptFor: 'whom it was about may ask why; who decided it is gone', cleared: { staffId: null } },
    download: { leftOut: 'it is about others' },
  },
  {
    table: moderationCases,
    rowsOf: rowsWith(moderationCases.studentId),
    erasure: {
      keptFor: 'what was decided is explained by it; whose it was, and what was shown, is gone',
      cleared: { studentId: null, shown: null },
    },
    download: {
      part: 'cases',
      columns: { at: moderationCases.openedAt, kind: moderationCases.kind, text: moderationCases.shown, ended: moderationCases.closedAt },
    },
  },
  {
    table: comments,
    rowsOf: rowsWith(comments.studentId),
    erasure: { keptFor: 'others have answered it; it is of a deleted account', cleared: { studentId: null } },
    download: {
      part: 'comments',
      columns: {
        lesson: lessonTitleOf(comments.lessonId),
        text: comments.body,
        at: comments.createdAt,
        changed: comments.editedAt,
        deleted: comments.deletedAt,
      },
    },
  },
  {
    table: blocks,
    rowsOf: ({ id }) => or(eq(blocks.studentId, id), eq(blocks.otherId, id)),
    erasure: 'deleted',
    // whom others blocked is theirs
    download: { part: 'blocks', columns: { at: blocks.at }, of: rowsWith(blocks.studentId) },
  },
  {
    table: mutes,
    rowsOf: rowsWith(mutes.studentId),
    erasure: 'deleted',
    download: { part: 'mutes', columns: { ended: mutes.until, text: mutes.reason } },
  },
  {
    table: hiddenLooks,
    rowsOf: rowsWith(hiddenLooks.studentId),
    erasure: 'deleted',
    download: { part: 'hidden', columns: { kind: hiddenLooks.kind, text: hiddenLooks.shown } },
  },
];
