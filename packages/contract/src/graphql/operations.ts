// Made by `npm run docs` of the .graphql files beside the contract; not to be edited.
import type { Operation } from './text.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** How somebody stands in the house; a badge shows teachers and assistants, and nothing else does. */
export type UserType = 'student' | 'teaching_assistant' | 'teacher';

/** Why a comment is shown, or is not (rule community 9). */
export type CommentState =
  | 'shown'
  | 'deleted'
  /** Waits for staff, because of its words; its author and staff alone read it. */
  | 'held'
  /** Hidden by staff; its author and staff alone read it. */
  | 'hidden'
  /** By somebody whom the reader blocked, or who blocked the reader. */
  | 'blocked';

export type PartKind = 'text' | 'math';

export type NotificationKind = 'reply' | 'comment_hidden' | 'comment_restored' | 'warned' | 'muted';

export type ContentInfoInput = {
  readonly program_id?: number | null | undefined;
  readonly subject_id?: number | null | undefined;
};

export type PersonFragment = {
  readonly abwaab_user_id: string;
  readonly display_name: string | null;
  readonly avatar_url: string | null;
  readonly user_type: UserType;
};

export type CommentItselfFragment = {
  readonly id: string;
  readonly state: CommentState;
  readonly body: string | null;
  readonly created_at: string;
  readonly edited_at: string | null;
  readonly deleted_at: string | null;
  readonly parent_lecture: number;
  readonly parent_comment: string | null;
  readonly reply_count: number;
  readonly is_own: boolean;
  readonly editable_until: string | null;
  readonly can_delete: boolean;
  readonly parts: ReadonlyArray<{
    readonly kind: PartKind;
    readonly text: string | null;
    readonly mathml: string | null;
    readonly tex: string | null;
    readonly display: boolean | null;
    readonly width: number | null;
  }>;
  readonly content_info: { readonly program_id: number; readonly subject_id: number } | null;
  readonly user: PersonFragment | null;
};

export type MeQueryVariables = Exact<{ [key: string]: never }>;

export type MeQuery = {
  readonly me: {
    readonly is_staff: boolean;
    readonly muted_until: string | null;
    readonly muted_reason: string | null;
    readonly user: PersonFragment;
  };
};

export type LectureCommentsQueryVariables = Exact<{
  lecture: number;
  limit: number;
  offset: number;
}>;

export type LectureCommentsQuery = {
  readonly commentsByLecture: {
    readonly total: number;
    readonly cursor: string | null;
    readonly comments: ReadonlyArray<{ readonly replies: ReadonlyArray<CommentItselfFragment> } & CommentItselfFragment>;
  };
};

export type CommentRepliesQueryVariables = Exact<{
  comment: string | number;
  limit: number;
  offset: number;
}>;

export type CommentRepliesQuery = {
  readonly commentsByComment: { readonly total: number; readonly comments: ReadonlyArray<CommentItselfFragment> };
};

export type UserCommentsQueryVariables = Exact<{
  user: string | number;
  limit: number;
  offset: number;
}>;

export type UserCommentsQuery = {
  readonly commentsByUser: { readonly total: number; readonly comments: ReadonlyArray<CommentItselfFragment> };
};

export type SubjectCommentsQueryVariables = Exact<{
  subject: number;
  limit: number;
  offset: number;
}>;

export type SubjectCommentsQuery = {
  readonly commentsBySubject: { readonly total: number; readonly comments: ReadonlyArray<CommentItselfFragment> };
};

export type OneCommentQueryVariables = Exact<{
  id: string | number;
}>;

export type OneCommentQuery = { readonly comment: CommentItselfFragment | null };

export type UserNotificationsQueryVariables = Exact<{
  limit: number;
  offset: number;
}>;

export type UserNotificationsQuery = {
  readonly getUserNotifications: {
    readonly total: number;
    readonly unread: number;
    readonly notifications: ReadonlyArray<{
      readonly id: string;
      readonly user_id: string;
      readonly is_read: boolean;
      readonly kind: NotificationKind;
      readonly created_at: string;
      readonly until: string | null;
      readonly note: string | null;
      readonly comment: CommentItselfFragment | null;
    }>;
  };
};

export type InsertCommentMutationVariables = Exact<{
  id?: string | number | null | undefined;
  body: string;
  lecture: number;
  user?: string | number | null | undefined;
  parent?: string | number | null | undefined;
  content?: ContentInfoInput | null | undefined;
}>;

export type InsertCommentMutation = { readonly insertComment: CommentItselfFragment };

export type EditCommentMutationVariables = Exact<{
  id: string | number;
  body: string;
}>;

export type EditCommentMutation = { readonly editComment: CommentItselfFragment };

export type DeleteCommentMutationVariables = Exact<{
  id: string | number;
}>;

export type DeleteCommentMutation = { readonly deleteComment: CommentItselfFragment };

export type MarkNotificationReadMutationVariables = Exact<{
  id: string | number;
}>;

export type MarkNotificationReadMutation = { readonly markNotificationRead: number };

export type MarkAllNotificationsReadMutationVariables = Exact<{ [key: string]: never }>;

export type MarkAllNotificationsReadMutation = { readonly markAllNotificationsRead: number };

export type CommentChangedSubscriptionVariables = Exact<{
  lecture: number;
  after?: string | null | undefined;
}>;

export type CommentChangedSubscription = { readonly commentChanged: { readonly cursor: string; readonly comment: CommentItselfFragment } };

export type UnreadNotificationsSubscriptionVariables = Exact<{ [key: string]: never }>;

export type UnreadNotificationsSubscription = { readonly unreadNotifications: number };

export const Me: Operation<MeQuery, MeQueryVariables> =
  'query Me { me { user { ...Person } is_staff muted_until muted_reason } } fragment Person on User { abwaab_user_id display_name avatar_url user_type }';
export const LectureComments: Operation<LectureCommentsQuery, LectureCommentsQueryVariables> =
  'query LectureComments($lecture: Int!, $limit: Int!, $offset: Int!) { commentsByLecture(parent_lecture: $lecture, limit: $limit, offset: $offset) { total cursor comments { ...CommentItself replies(limit: 5) { ...CommentItself } } } } fragment CommentItself on Comment { id state body parts { kind text mathml tex display width } created_at edited_at deleted_at parent_lecture parent_comment content_info { program_id subject_id } user { ...Person } reply_count is_own editable_until can_delete } fragment Person on User { abwaab_user_id display_name avatar_url user_type }';
export const CommentReplies: Operation<CommentRepliesQuery, CommentRepliesQueryVariables> =
  'query CommentReplies($comment: ID!, $limit: Int!, $offset: Int!) { commentsByComment(parent_comment: $comment, limit: $limit, offset: $offset) { total comments { ...CommentItself } } } fragment CommentItself on Comment { id state body parts { kind text mathml tex display width } created_at edited_at deleted_at parent_lecture parent_comment content_info { program_id subject_id } user { ...Person } reply_count is_own editable_until can_delete } fragment Person on User { abwaab_user_id display_name avatar_url user_type }';
export const UserComments: Operation<UserCommentsQuery, UserCommentsQueryVariables> =
  'query UserComments($user: ID!, $limit: Int!, $offset: Int!) { commentsByUser(userId: $user, limit: $limit, offset: $offset) { total comments { ...CommentItself } } } fragment CommentItself on Comment { id state body parts { kind text mathml tex display width } created_at edited_at deleted_at parent_lecture parent_comment content_info { program_id subject_id } user { ...Person } reply_count is_own editable_until can_delete } fragment Person on User { abwaab_user_id display_name avatar_url user_type }';
export const SubjectComments: Operation<SubjectCommentsQuery, SubjectCommentsQueryVariables> =
  'query SubjectComments($subject: Int!, $limit: Int!, $offset: Int!) { commentsBySubject(subject_id: $subject, limit: $limit, offset: $offset) { total comments { ...CommentItself } } } fragment CommentItself on Comment { id state body parts { kind text mathml tex display width } created_at edited_at deleted_at parent_lecture parent_comment content_info { program_id subject_id } user { ...Person } reply_count is_own editable_until can_delete } fragment Person on User { abwaab_user_id display_name avatar_url user_type }';
export const OneComment: Operation<OneCommentQuery, OneCommentQueryVariables> =
  'query OneComment($id: ID!) { comment(id: $id) { ...CommentItself } } fragment CommentItself on Comment { id state body parts { kind text mathml tex display width } created_at edited_at deleted_at parent_lecture parent_comment content_info { program_id subject_id } user { ...Person } reply_count is_own editable_until can_delete } fragment Person on User { abwaab_user_id display_name avatar_url user_type }';
export const UserNotifications: Operation<UserNotificationsQuery, UserNotificationsQueryVariables> =
  'query UserNotifications($limit: Int!, $offset: Int!) { getUserNotifications(limit: $limit, offset: $offset) { total unread notifications { id user_id is_read kind created_at until note comment { ...CommentItself } } } } fragment CommentItself on Comment { id state body parts { kind text mathml tex display width } created_at edited_at deleted_at parent_lecture parent_comment content_info { program_id subject_id } user { ...Person } reply_count is_own editable_until can_delete } fragment Person on User { abwaab_user_id display_name avatar_url user_type }';
export const InsertComment: Operation<InsertCommentMutation, InsertCommentMutationVariables> =
  'mutation InsertComment($id: ID, $body: String!, $lecture: Int!, $user: ID, $parent: ID, $content: ContentInfoInput) { insertComment( id: $id body: $body parent_lecture: $lecture userId: $user parent_comment: $parent content_info: $content ) { ...CommentItself } } fragment CommentItself on Comment { id state body parts { kind text mathml tex display width } created_at edited_at deleted_at parent_lecture parent_comment content_info { program_id subject_id } user { ...Person } reply_count is_own editable_until can_delete } fragment Person on User { abwaab_user_id display_name avatar_url user_type }';
export const EditComment: Operation<EditCommentMutation, EditCommentMutationVariables> =
  'mutation EditComment($id: ID!, $body: String!) { editComment(id: $id, body: $body) { ...CommentItself } } fragment CommentItself on Comment { id state body parts { kind text mathml tex display width } created_at edited_at deleted_at parent_lecture parent_comment content_info { program_id subject_id } user { ...Person } reply_count is_own editable_until can_delete } fragment Person on User { abwaab_user_id display_name avatar_url user_type }';
export const DeleteComment: Operation<DeleteCommentMutation, DeleteCommentMutationVariables> =
  'mutation DeleteComment($id: ID!) { deleteComment(id: $id) { ...CommentItself } } fragment CommentItself on Comment { id state body parts { kind text mathml tex display width } created_at edited_at deleted_at parent_lecture parent_comment content_info { program_id subject_id } user { ...Person } reply_count is_own editable_until can_delete } fragment Person on User { abwaab_user_id display_name avatar_url user_type }';
export const MarkNotificationRead: Operation<MarkNotificationReadMutation, MarkNotificationReadMutationVariables> =
  'mutation MarkNotificationRead($id: ID!) { markNotificationRead(id: $id) }';
export const MarkAllNotificationsRead: Operation<MarkAllNotificationsReadMutation, MarkAllNotificationsReadMutationVariables> =
  'mutation MarkAllNotificationsRead { markAllNotificationsRead }';
export const CommentChanged: Operation<CommentChangedSubscription, CommentChangedSubscriptionVariables> =
  'subscription CommentChanged($lecture: Int!, $after: String) { commentChanged(parent_lecture: $lecture, after: $after) { cursor comment { ...CommentItself } } } fragment CommentItself on Comment { id state body parts { kind text mathml tex display width } created_at edited_at deleted_at parent_lecture parent_comment content_info { program_id subject_id } user { ...Person } reply_count is_own editable_until can_delete } fragment Person on User { abwaab_user_id display_name avatar_url user_type }';
export const UnreadNotifications: Operation<UnreadNotificationsSubscription, UnreadNotificationsSubscriptionVariables> =
  'subscription UnreadNotifications { unreadNotifications }';
