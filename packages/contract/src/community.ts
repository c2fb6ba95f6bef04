import { z } from 'zod';
import { call } from './call.ts';
import { contentId, uuid } from './content.ts';
import { freeText } from './free-text.ts';
import { COMMENTS_LISTED_MAX, REPORT_NOTE_MAX } from './limits.ts';

export const REPORT_KINDS = ['comment', 'profile', 'name', 'picture'] as const;
export const REPORT_REASONS = ['insult', 'sexual', 'violence', 'personal_data', 'advertising', 'cheating', 'other'] as const;
export const STAFF_ACTS = ['hide', 'restore', 'warn', 'mute', 'suspend', 'dismiss'] as const;
/** The longest that staff keep somebody from writing. */
export const MUTE_DAYS_MAX = 30;

/** Somebody beside what they wrote (rule community 4). */
const person = z.object({
  abwaab_user_id: uuid,
  display_name: z.string().nullable(),
  avatar_url: z.string().nullable(),
  user_type: z.enum(['student', 'teaching_assistant', 'teacher']),
});
export type Person = z.infer<typeof person>;

const caseFacts = {
  id: uuid,
  kind: z.enum(REPORT_KINDS),
  /** Whether somebody reported it, or the operator's words held it. */
  source: z.enum(['report', 'words']),
  /** Whose it is; null of an account that is gone. */
  user: person.nullable(),
  /** What was shown when the case was opened: the text, the name, or the picture's address. */
  shown: z.string().nullable(),
  comment: z
    .object({
      id: uuid,
      parent_lecture: contentId,
      parent_comment: uuid.nullable(),
      body: z.string(),
      state: z.enum(['shown', 'deleted', 'held', 'hidden']),
    })
    .nullable(),
  reports_count: z.int(),
  reasons: z.array(z.enum(REPORT_REASONS)),
  opened_at: z.iso.datetime(),
  closed_at: z.iso.datetime().nullable(),
};
const caseSummary = z.object(caseFacts);
export type ModerationCaseSummary = z.infer<typeof caseSummary>;
const wholeCase = z.object({
  ...caseFacts,
  /** What was said with reports; nobody is told who reported. */
  reports: z.array(z.object({ reason: z.enum(REPORT_REASONS), note: z.string().nullable(), at: z.iso.datetime() })),
  acts: z.array(
    z.object({
      act: z.enum(STAFF_ACTS),
      by: person.nullable(),
      days: z.int().nullable(),
      note: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
  /** Until when its student may not write. */
  muted_until: z.iso.datetime().nullable(),
  /** What staff did about the same student in other cases, the newest first. */
  earlier: z.array(z.object({ act: z.enum(STAFF_ACTS), days: z.int().nullable(), at: z.iso.datetime() })),
});
export type ModerationCase = z.infer<typeof wholeCase>;

export const community = {
  /**
   * Lets the student's browser ask the GraphQL service: the id by which it knows them, and a token that is
   * good there alone, for `expires_in` seconds. `url` is null where it is at the product's own address.
   */
  syncUser: call('POST', 'interaction/syncuser', {
    who: 'student',
    input: z.object({}),
    reply: z.object({ 'X-Hasura-User-Id': uuid, 'token': z.string(), 'expires_in': z.int(), 'url': z.string().nullable() }),
  }),
  /** Reports a comment, or somebody's profile, name or picture, once each (rule community 13). */
  report: call('POST', 'comments/report', {
    who: 'student',
    input: z.object({
      kind: z.enum(REPORT_KINDS),
      /** The comment's; else the student's. */
      id: uuid,
      reason: z.enum(REPORT_REASONS),
      note: freeText(REPORT_NOTE_MAX).optional(),
    }),
    reply: z.object({ reported: z.literal(true) }),
    refusals: ['comment_not_found', 'stud_not_found'],
    success: 'report_kept',
  }),
  /** Whom the student blocked. */
  blocks: call('GET', 'community/blocks', {
    who: 'student',
    input: z.object({}),
    reply: z.object({ blocks: z.array(z.object({ user: person, at: z.iso.datetime() })) }),
  }),
  /** Neither reads the other any more (rule community 10). */
  block: call('POST', 'community/blocks', {
    who: 'student',
    input: z.object({ student_id: uuid }),
    reply: z.object({}),
    refusals: ['stud_not_found', 'blocks_full'],
    success: 'student_blocked',
  }),
  unblock: call('DELETE', 'community/blocks/{student_id}', {
    who: 'student',
    input: z.object({ student_id: uuid }),
    reply: z.object({}),
    inAddress: true,
    success: 'student_unblocked',
  }),
  /** What waits for staff, the oldest first; or what they have decided, the newest first. */
  cases: call('GET', 'moderation/cases', {
    who: 'staff',
    input: z.object({
      state: z.enum(['open', 'closed']).default('open'),
      kind: z.enum(REPORT_KINDS).optional(),
      limit: z.int().min(1).max(COMMENTS_LISTED_MAX).default(20),
      offset: z.int().min(0).max(10_000).default(0),
    }),
    reply: z.object({ cases: z.array(caseSummary), total: z.int() }),
  }),
  case: call('GET', 'moderation/cases/{id}', {
    who: 'staff',
    input: z.object({ id: uuid }),
    reply: wholeCase,
    refusals: ['case_not_found'],
  }),
  /** Decides in a case (rule community 15); `days` of a mute, `note` is what the student is told. */
  decide: call('POST', 'moderation/cases/{id}/acts', {
    who: 'staff',
    input: z.object({
      id: uuid,
      act: z.enum(STAFF_ACTS),
      days: z.int().min(1).max(MUTE_DAYS_MAX).optional(),
      note: freeText(REPORT_NOTE_MAX).optional(),
    }),
    reply: wholeCase,
    refusals: ['case_not_found', 'note_missing', 'days_missing'],
    success: 'case_decided',
  }),
};
