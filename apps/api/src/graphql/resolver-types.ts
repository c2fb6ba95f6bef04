// Made by `npm run docs` of the .graphql files beside the contract; not to be edited.
/* eslint-disable max-lines, @typescript-eslint/no-explicit-any */
import type { GraphQLResolveInfo } from 'graphql';
import type { ShownRow } from '../community/comment-row.ts';
import type { NotificationRow } from '../notification/service.ts';
import type { Asking } from './context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string };
  String: { input: string; output: string };
  Boolean: { input: boolean; output: boolean };
  Int: { input: number; output: number };
  Float: { input: number; output: number };
};

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

/** Somebody as others see them. No `display_name`: a screen says "a student". */
export type User = {
  readonly abwaab_user_id: Scalars['ID']['output'];
  readonly display_name?: Maybe<Scalars['String']['output']>;
  readonly avatar_url?: Maybe<Scalars['String']['output']>;
  readonly user_type: UserType;
};

export type ContentInfo = {
  readonly program_id: Scalars['Int']['output'];
  readonly subject_id: Scalars['Int']['output'];
};

export type ContentInfoInput = {
  readonly program_id?: InputMaybe<Scalars['Int']['input']>;
  readonly subject_id?: InputMaybe<Scalars['Int']['input']>;
};

/** A piece of a comment. Of `math` the MathML was made here, from its TeX. */
export type CommentPart = {
  readonly kind: PartKind;
  readonly text?: Maybe<Scalars['String']['output']>;
  readonly mathml?: Maybe<Scalars['String']['output']>;
  readonly tex?: Maybe<Scalars['String']['output']>;
  readonly display?: Maybe<Scalars['Boolean']['output']>;
  readonly width?: Maybe<Scalars['Float']['output']>;
};

export type Comment = {
  readonly id: Scalars['ID']['output'];
  readonly state: CommentState;
  /** Null where the reader may not read it. */
  readonly body?: Maybe<Scalars['String']['output']>;
  readonly parts: ReadonlyArray<CommentPart>;
  readonly created_at: Scalars['String']['output'];
  readonly edited_at?: Maybe<Scalars['String']['output']>;
  readonly deleted_at?: Maybe<Scalars['String']['output']>;
  readonly parent_lecture: Scalars['Int']['output'];
  readonly parent_comment?: Maybe<Scalars['ID']['output']>;
  readonly content_info?: Maybe<ContentInfo>;
  /** Null of an account that is gone, and where the reader may not read it. */
  readonly user?: Maybe<User>;
  readonly reply_count: Scalars['Int']['output'];
  /** The oldest first. */
  readonly replies: ReadonlyArray<Comment>;
  readonly is_own: Scalars['Boolean']['output'];
  /** Until when its author may change it; null for everybody else, and afterwards. */
  readonly editable_until?: Maybe<Scalars['String']['output']>;
  readonly can_delete: Scalars['Boolean']['output'];
};

export type CommentRepliesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** `cursor` is how far the lecture's changes are in it; of other lists it is null. */
export type CommentPage = {
  readonly comments: ReadonlyArray<Comment>;
  readonly total: Scalars['Int']['output'];
  readonly cursor?: Maybe<Scalars['String']['output']>;
};

/** A comment as it is now; the same `id` takes the place of what one has. */
export type CommentChange = {
  readonly cursor: Scalars['String']['output'];
  readonly comment: Comment;
};

export type Notification = {
  readonly id: Scalars['ID']['output'];
  readonly user_id: Scalars['ID']['output'];
  readonly is_read: Scalars['Boolean']['output'];
  readonly kind: NotificationKind;
  readonly created_at: Scalars['String']['output'];
  /** What it is about, where that is a comment: the reply, or the one that staff decided about. */
  readonly comment?: Maybe<Comment>;
  /** Until when, of a mute. */
  readonly until?: Maybe<Scalars['String']['output']>;
  /** What staff wrote with it. */
  readonly note?: Maybe<Scalars['String']['output']>;
};

export type NotificationPage = {
  readonly notifications: ReadonlyArray<Notification>;
  readonly total: Scalars['Int']['output'];
  readonly unread: Scalars['Int']['output'];
};

export type Me = {
  readonly user: User;
  readonly is_staff: Scalars['Boolean']['output'];
  /** Until when one may not write; null for whoever may. */
  readonly muted_until?: Maybe<Scalars['String']['output']>;
  /** Why, in the words of staff. */
  readonly muted_reason?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  readonly me: Me;
  /** The discussion of a lecture: comments without replies, the newest first. */
  readonly commentsByLecture: CommentPage;
  /** Replies to a comment, the oldest first. */
  readonly commentsByComment: CommentPage;
  /** What somebody wrote, replies too, the newest first. */
  readonly commentsByUser: CommentPage;
  /** The discussions of a subject, the newest first. */
  readonly commentsBySubject: CommentPage;
  /** One comment, for a link to it. */
  readonly comment?: Maybe<Comment>;
  readonly getUserNotifications: NotificationPage;
};

export type QueryCommentsByLectureArgs = {
  parent_lecture: Scalars['Int']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type QueryCommentsByCommentArgs = {
  parent_comment: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type QueryCommentsByUserArgs = {
  userId: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type QueryCommentsBySubjectArgs = {
  subject_id: Scalars['Int']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type QueryCommentArgs = {
  id: Scalars['ID']['input'];
};

export type QueryGetUserNotificationsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type Mutation = {
  /** With an `id` of the client's own making it is one comment however often it is sent. */
  readonly insertComment: Comment;
  readonly editComment: Comment;
  readonly deleteComment: Comment;
  /** Gives how many are unread. */
  readonly markNotificationRead: Scalars['Int']['output'];
  readonly markAllNotificationsRead: Scalars['Int']['output'];
};

export type MutationInsertCommentArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  body: Scalars['String']['input'];
  parent_lecture: Scalars['Int']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
  parent_comment?: InputMaybe<Scalars['ID']['input']>;
  content_info?: InputMaybe<ContentInfoInput>;
};

export type MutationEditCommentArgs = {
  id: Scalars['ID']['input'];
  body: Scalars['String']['input'];
};

export type MutationDeleteCommentArgs = {
  id: Scalars['ID']['input'];
};

export type MutationMarkNotificationReadArgs = {
  id: Scalars['ID']['input'];
};

export type Subscription = {
  /** What changes in a lecture's discussion after `after`, a cursor; without it, from now on. */
  readonly commentChanged: CommentChange;
  /** How many are unread: now, and whenever that changes. */
  readonly unreadNotifications: Scalars['Int']['output'];
};

export type SubscriptionCommentChangedArgs = {
  parent_lecture: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<
  TResult,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs> | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<
  TResult,
  TKey extends string,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo,
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  obj: T,
  context: TContext,
  info: GraphQLResolveInfo,
) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<
  TResult = Record<PropertyKey, never>,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>;

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  UserType: UserType;
  CommentState: CommentState;
  PartKind: PartKind;
  NotificationKind: NotificationKind;
  User: ResolverTypeWrapper<User>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ContentInfo: ResolverTypeWrapper<ContentInfo>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ContentInfoInput: ContentInfoInput;
  CommentPart: ResolverTypeWrapper<CommentPart>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Comment: ResolverTypeWrapper<ShownRow>;
  CommentPage: ResolverTypeWrapper<Omit<CommentPage, 'comments'> & { comments: ReadonlyArray<ResolversTypes['Comment']> }>;
  CommentChange: ResolverTypeWrapper<Omit<CommentChange, 'comment'> & { comment: ResolversTypes['Comment'] }>;
  Notification: ResolverTypeWrapper<NotificationRow>;
  NotificationPage: ResolverTypeWrapper<
    Omit<NotificationPage, 'notifications'> & { notifications: ReadonlyArray<ResolversTypes['Notification']> }
  >;
  Me: ResolverTypeWrapper<Me>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  User: User;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  ContentInfo: ContentInfo;
  Int: Scalars['Int']['output'];
  ContentInfoInput: ContentInfoInput;
  CommentPart: CommentPart;
  Boolean: Scalars['Boolean']['output'];
  Float: Scalars['Float']['output'];
  Comment: ShownRow;
  CommentPage: Omit<CommentPage, 'comments'> & { comments: ReadonlyArray<ResolversParentTypes['Comment']> };
  CommentChange: Omit<CommentChange, 'comment'> & { comment: ResolversParentTypes['Comment'] };
  Notification: NotificationRow;
  NotificationPage: Omit<NotificationPage, 'notifications'> & { notifications: ReadonlyArray<ResolversParentTypes['Notification']> };
  Me: Me;
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  Subscription: Record<PropertyKey, never>;
};

export type UserResolvers<ContextType = Asking, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  abwaab_user_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  display_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  avatar_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user_type?: Resolver<ResolversTypes['UserType'], ParentType, ContextType>;
};

export type ContentInfoResolvers<
  ContextType = Asking,
  ParentType extends ResolversParentTypes['ContentInfo'] = ResolversParentTypes['ContentInfo'],
> = {
  program_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subject_id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommentPartResolvers<
  ContextType = Asking,
  ParentType extends ResolversParentTypes['CommentPart'] = ResolversParentTypes['CommentPart'],
> = {
  kind?: Resolver<ResolversTypes['PartKind'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mathml?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tex?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  display?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CommentResolvers<ContextType = Asking, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CommentState'], ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parts?: Resolver<ReadonlyArray<ResolversTypes['CommentPart']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  edited_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deleted_at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parent_lecture?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parent_comment?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  content_info?: Resolver<Maybe<ResolversTypes['ContentInfo']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  reply_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replies?: Resolver<
    ReadonlyArray<ResolversTypes['Comment']>,
    ParentType,
    ContextType,
    RequireFields<CommentRepliesArgs, 'limit' | 'offset'>
  >;
  is_own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  editable_until?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  can_delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CommentPageResolvers<
  ContextType = Asking,
  ParentType extends ResolversParentTypes['CommentPage'] = ResolversParentTypes['CommentPage'],
> = {
  comments?: Resolver<ReadonlyArray<ResolversTypes['Comment']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CommentChangeResolvers<
  ContextType = Asking,
  ParentType extends ResolversParentTypes['CommentChange'] = ResolversParentTypes['CommentChange'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
};

export type NotificationResolvers<
  ContextType = Asking,
  ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NotificationPageResolvers<
  ContextType = Asking,
  ParentType extends ResolversParentTypes['NotificationPage'] = ResolversParentTypes['NotificationPage'],
> = {
  notifications?: Resolver<ReadonlyArray<ResolversTypes['Notification']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MeResolvers<ContextType = Asking, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  is_staff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  muted_until?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  muted_reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Asking, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  me?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
  commentsByLecture?: Resolver<
    ResolversTypes['CommentPage'],
    ParentType,
    ContextType,
    RequireFields<QueryCommentsByLectureArgs, 'parent_lecture' | 'limit' | 'offset'>
  >;
  commentsByComment?: Resolver<
    ResolversTypes['CommentPage'],
    ParentType,
    ContextType,
    RequireFields<QueryCommentsByCommentArgs, 'parent_comment' | 'limit' | 'offset'>
  >;
  commentsByUser?: Resolver<
    ResolversTypes['CommentPage'],
    ParentType,
    ContextType,
    RequireFields<QueryCommentsByUserArgs, 'userId' | 'limit' | 'offset'>
  >;
  commentsBySubject?: Resolver<
    ResolversTypes['CommentPage'],
    ParentType,
    ContextType,
    RequireFields<QueryCommentsBySubjectArgs, 'subject_id' | 'limit' | 'offset'>
  >;
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType, RequireFields<QueryCommentArgs, 'id'>>;
  getUserNotifications?: Resolver<
    ResolversTypes['NotificationPage'],
    ParentType,
    ContextType,
    RequireFields<QueryGetUserNotificationsArgs, 'limit' | 'offset'>
  >;
};

export type MutationResolvers<
  ContextType = Asking,
  ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation'],
> = {
  insertComment?: Resolver<
    ResolversTypes['Comment'],
    ParentType,
    ContextType,
    RequireFields<MutationInsertCommentArgs, 'body' | 'parent_lecture'>
  >;
  editComment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType, RequireFields<MutationEditCommentArgs, 'id' | 'body'>>;
  deleteComment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType, RequireFields<MutationDeleteCommentArgs, 'id'>>;
  markNotificationRead?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationMarkNotificationReadArgs, 'id'>>;
  markAllNotificationsRead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubscriptionResolvers<
  ContextType = Asking,
  ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription'],
> = {
  commentChanged?: SubscriptionResolver<
    ResolversTypes['CommentChange'],
    'commentChanged',
    ParentType,
    ContextType,
    RequireFields<SubscriptionCommentChangedArgs, 'parent_lecture'>
  >;
  unreadNotifications?: SubscriptionResolver<ResolversTypes['Int'], 'unreadNotifications', ParentType, ContextType>;
};

export type Resolvers<ContextType = Asking> = {
  User?: UserResolvers<ContextType>;
  ContentInfo?: ContentInfoResolvers<ContextType>;
  CommentPart?: CommentPartResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  CommentPage?: CommentPageResolvers<ContextType>;
  CommentChange?: CommentChangeResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationPage?: NotificationPageResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
};
