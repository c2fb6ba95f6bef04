import { Refusal } from '@darb/contract';
import { ACTIVITY_MAX } from '@darb/contract/limits';
import { shownStudent } from '../account/shown-student.ts';
import { editableUntil, mayDelete, personOf } from '../community/comment-row.ts';
import { followComments, type Change } from '../community/follow.ts';
import { muteOf } from '../community/mutes.ts';
import * as community from '../community/service.ts';
import { followUnread } from '../notification/follow.ts';
import * as notification from '../notification/service.ts';
import type { CommentResolvers, NotificationResolvers, Resolvers } from './resolver-types.ts';

/** Replies that come with each comment of a list at once. */
const REPLIES_MAX = 20;

const comment: CommentResolvers = {
  id: ({ row }) => row.id,
  state: ({ state }) => state,
  body: ({ row, isReadable }) => (isReadable ? row.body : null),
  parts: ({ row, isReadable }) => (isReadable ? (row.parts ?? [{ kind: 'text', text: row.body }]) : []),
  created_at: ({ row }) => row.createdAt.toISOString(),
  edited_at: ({ row }) => row.editedAt?.toISOString() ?? null,
  deleted_at: ({ row }) => row.deletedAt?.toISOString() ?? null,
  parent_lecture: ({ row }) => row.lessonId,
  parent_comment: ({ row }) => row.parentId,
  content_info: ({ row: { programId, subjectId } }) =>
    programId === null || subjectId === null ? null : { program_id: programId, subject_id: subjectId },
  user: ({ row, isReadable }) => (isReadable && row.author ? personOf(row.author, row.hiddenLooks) : null),
  reply_count: ({ row }) => row.replyCount,
  replies: ({ row }, { limit, offset }, { replies }) => {
    if (row.parentId !== null) return [];
    const part = community.partOf({ limit: limit ?? null, offset: offset ?? null }, REPLIES_MAX);
    return replies(row.id, part.limit, part.offset);
  },
  is_own: ({ row, reader }) => row.studentId === reader.student,
  editable_until: (shown) => editableUntil(shown)?.toISOString() ?? null,
  can_delete: mayDelete,
};

const notificationRow: NotificationResolvers = {
  user_id: ({ studentId }) => studentId,
  is_read: ({ readAt }) => readAt !== null,
  created_at: ({ createdAt }) => createdAt.toISOString(),
  comment: ({ about }, _, asking) => (about.comment === undefined ? null : asking.comment(about.comment)),
  until: ({ about }) => about.until ?? null,
  note: ({ about }) => about.note ?? null,
};

function uuidOf(path: string, text: string): string {
  if (!/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text))
    throw new Refusal('rule_broken', { errors: [{ path, rule: 'invalid_format' }] });
  return text.toLowerCase();
}

/** What answers each field, over HTTP, over sockets and in this process. */
export const resolvers: Resolvers = {
  Comment: comment,
  Notification: notificationRow,
  Query: {
    me: async (_, __, { db, account, writer }) => {
      const mute = await muteOf(db, account.id, writer.now);
      const looks = { id: account.id, fullName: account.fullName, image: account.image, visibility: account.visibility };
      return {
        user: personOf(shownStudent({ ...looks, role: account.userType }), []),
        is_staff: writer.isStaff,
        muted_until: mute?.until.toISOString() ?? null,
        muted_reason: mute?.reason ?? null,
      };
    },
    commentsByLecture: async (_, { parent_lecture, ...part }, { db, reader }) =>
      community.byLecture(db, await reader(), parent_lecture, community.partOf(part)),
    commentsByComment: async (_, { parent_comment, ...part }, { db, reader }) =>
      community.byComment(db, await reader(), parent_comment, community.partOf(part)),
    commentsByUser: async (_, { userId, ...part }, { db, reader }) =>
      community.byUser(db, await reader(), userId, community.partOf(part, ACTIVITY_MAX)),
    commentsBySubject: async (_, { subject_id, ...part }, { db, reader }) =>
      community.bySubject(db, await reader(), subject_id, community.partOf(part)),
    comment: async (_, { id }, { db, reader }) => community.comment(db, await reader(), id),
    getUserNotifications: (_, given, { db, writer }) => {
      const { limit, offset } = community.partOf(given);
      return notification.notificationsOf(db, writer.student, limit, offset);
    },
  },
  Mutation: {
    insertComment: (_, given, { db, writer }) => community.insert(db, writer, given),
    editComment: (_, given, { db, writer }) => community.edit(db, writer, given),
    deleteComment: (_, { id }, { db, writer }) => community.remove(db, writer, id),
    markNotificationRead: (_, { id }, { db, writer }) => notification.markRead(db, writer.student, uuidOf('id', id), writer.now),
    markAllNotificationsRead: (_, __, { db, writer }) => notification.markRead(db, writer.student, null, writer.now),
  },
  Subscription: {
    commentChanged: {
      subscribe: async (_, { parent_lecture, after }, { db, news, shared, reader, now }) => {
        await community.byLecture(db, await reader(), parent_lecture, { limit: 1, offset: 0 });
        return followComments(db, news, shared, await reader(), parent_lecture, after ?? null, now);
      },
      resolve: (change: Change) => change,
    },
    unreadNotifications: {
      subscribe: (_, __, { db, news, writer }) => followUnread(db, news, writer.student),
      resolve: (unread: number) => unread,
    },
  },
};
