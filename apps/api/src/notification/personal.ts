import { rowsWith, type PersonalTable } from '../personal-data.ts';
import { notifications } from './tables.ts';

/** What becomes of a student's notifications (rule account 51). */
export const notificationData: readonly PersonalTable[] = [
  {
    table: notifications,
    rowsOf: rowsWith(notifications.studentId),
    erasure: 'deleted',
    download: {
      part: 'notifications',
      columns: { at: notifications.createdAt, kind: notifications.kind, read: notifications.readAt },
    },
  },
];
