/**
 * What the API can say: one row a key (rule site 13), with its status and, for a refusal, where it leads.
 * The words stand under the same key in `locales/{ar,en,ur}/errors.json`; of answers, collections, comments,
 * and of account and key in `answerErrors`, `collectionErrors`, `communityErrors`, `formErrors.json`; of a
 * success in `success.json`. `gate` is checkout for a student and signup for a guest; `code` is the
 * catalogue's number.
 */
export interface MessageKeyRow {
  readonly status: number;
  readonly leadsTo?: 'gate' | 'notFound' | 'signin';
  readonly code?: number;
  /** The `detail` of the envelope, where clients know its words. */
  readonly detail?: string;
}

export const messageKeys = {
  // success
  ok: { status: 200 },
  geolocation_succ: { status: 200 },
  account_created: { status: 200 },
  signed_in: { status: 200 },
  signed_out: { status: 200 },
  sms_otp_sent: { status: 200 },
  email_otp_sent: { status: 200 },
  whatsapp_otp_sent: { status: 200 },
  confirmation_token: { status: 200 },
  password_updated: { status: 200 },
  name_updated: { status: 200 },
  profile_updated: { status: 200 },
  image_updated: { status: 200 },
  email_updated: { status: 200 },
  phone_updated: { status: 200 },
  code_sent: { status: 200 },
  change_cancelled: { status: 200 },
  facebook_signup: { status: 200 },
  facebook_link: { status: 200 },
  login_unlinked: { status: 200 },
  session_ended: { status: 200 },
  sessions_ended: { status: 200 },
  account_deletion_begun: { status: 200 },
  account_restored: { status: 200 },
  verified: { status: 200 },
  program_updated: { status: 200 },
  answer_saved: { status: 200 },
  quiz_submitted: { status: 200 },
  test_submitted: { status: 200 },
  payment_succ: { status: 200 },
  feedback_saved: { status: 200 },
  practice_reset: { status: 200 },
  reviews_reset: { status: 200 },
  collection_saved: { status: 200 },
  collection_deleted: { status: 200 },
  stud_referral_code_exits: { status: 200 },
  token_refreshed: { status: 200 },
  report_kept: { status: 200 },
  student_blocked: { status: 200 },
  student_unblocked: { status: 200 },
  case_decided: { status: 200 },
  message_kept: { status: 200 },

  // every call
  unreadable: { status: 400 },
  token_invalid: { status: 401, leadsTo: 'signin', detail: 'X-Access-Token is invalid or expired' },
  not_allowed: { status: 403 },
  foreign_origin: { status: 403 },
  not_found: { status: 404, leadsTo: 'notFound' },
  wrong_verb: { status: 405 },
  too_large: { status: 413 },
  wrong_media_type: { status: 415 },
  rule_broken: { status: 422 },
  too_many_requests: { status: 429 },
  general_error: { status: 500 },
  unavailable: { status: 503 },
  updating: { status: 503 },
  storage_full: { status: 503 },

  // account
  stud_login_fail: { status: 422 },
  phone_not_valid: { status: 422 },
  stud_not_exist: { status: 422, code: 3 },
  stud_exists_not_verified: { status: 422 },
  stud_fail_email: { status: 409, code: 10 },
  stud_fail_phone: { status: 409 },
  stud_fail_valid_phone: { status: 422, code: 34 },
  password_too_common: { status: 422 },
  password_repeats: { status: 422 },
  password_personal: { status: 422 },
  stud_chan_pass_fail: { status: 422, code: 27 },
  link_needs_password: { status: 422 },
  proof_needed: { status: 403 },
  account_under_review: { status: 403 },
  account_suspended: { status: 403 },
  account_deleted: { status: 403 },
  stud_not_found: { status: 404, leadsTo: 'notFound', code: 28 },
  username_validate_fail: { status: 422 },
  username_already_used: { status: 409 },
  'failed-upload-image': { status: 422 },
  fb_access_denied: { status: 403 },
  login_failed: { status: 422 },
  login_taken: { status: 409, code: 36 },
  invalid_otp_code: { status: 422 },
  sms_otp_code_invalid: { status: 422 },
  otp_expired: { status: 422 },
  sms_otp_fail_exceed_period_limit: { status: 429 },
  whatsapp_otp_fail_exceed_period_limit: { status: 429 },
  sms_otp_fail_exceed_count_limit: { status: 429 },
  send_fail_exceed_period_limit: { status: 429 },
  send_fail_exceed_count_limit: { status: 429, code: 14 },
  sign_in_fail_exceed_limit: { status: 429 },
  stud_fail_referral_code: { status: 422 },
  own_referral_code: { status: 422 },
  gotrue_fail: { status: 404, leadsTo: 'notFound' },
  stud_verify_fail: { status: 404, leadsTo: 'notFound' },

  // content and learning
  content_not_found: { status: 404, leadsTo: 'notFound' },
  other_program: { status: 404, leadsTo: 'notFound' },
  not_subscribed: { status: 402, leadsTo: 'gate', detail: 'Student is not subscribed to see this lesson' },
  subscription_ended: { status: 402, leadsTo: 'gate', detail: 'you have ended your subscription' },

  // progress
  share_links_full: { status: 409 },

  // collection
  collection_not_found: { status: 404, leadsTo: 'notFound' },
  collections_full: { status: 409 },
  collection_full: { status: 409 },

  // community
  comment_not_found: { status: 404 },
  edit_over: { status: 409 },
  student_muted: { status: 403 },
  blocks_full: { status: 409 },
  case_not_found: { status: 404, leadsTo: 'notFound' },
  note_missing: { status: 422 },
  days_missing: { status: 422 },

  // assessment
  attempt_not_found: { status: 404 },
  attempt_submitted: { status: 409 },
  answer_superseded: { status: 409 },
  round_locked: { status: 409 },
  question_not_found: { status: 404 },
  question_under_way: { status: 409 },
  answer_does_not_fit: { status: 422 },
  seal_broken: { status: 422 },

  // league
  alias_missing: { status: 422 },
  player_not_found: { status: 404 },

  // billing
  payment_invalid_voucher: { status: 422 },
  fail_voucher_code_used_before: { status: 409 },
  credit_not_enough: { status: 422 },
  offer_over: { status: 422 },
  checkout_disabled: { status: 403 },
} as const satisfies Record<string, MessageKeyRow>;

export type MessageKey = keyof typeof messageKeys;

/** Keys that any call may answer with, so no call lists them. */
export const everyCall = [
  'unreadable',
  'token_invalid',
  'not_allowed',
  'foreign_origin',
  'not_found',
  'wrong_verb',
  'too_large',
  'wrong_media_type',
  'rule_broken',
  'too_many_requests',
  'general_error',
  'unavailable',
  'updating',
  'storage_full',
] as const satisfies readonly MessageKey[];

/** The catalogue's row of a key. */
export const rowOf = (key: MessageKey): MessageKeyRow => messageKeys[key];
export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(messageKeys, key);
