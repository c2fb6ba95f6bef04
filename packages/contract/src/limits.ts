/** Numbers that both sides of the wire must agree on (docs/rules). */
export const APP_VERSION = '1.0.71';
export const TENANT_ID = 1;
export const PLATFORM = 'web';
export const PASSWORD_MIN = 6;
/** argon2 takes any length; this only keeps a request from costing seconds. */
export const PASSWORD_MAX = 200;
export const NAME_MAX = 50;
export const ALIAS_MIN = 3;
export const ALIAS_MAX = 30;
export const BIO_MAX = 200;
/** Bytes of a picture as it is sent, and the sides of what is made of it. */
export const PICTURE_BYTES = 5_000_000;
export const PICTURE_SIZES = [64, 256] as const;
/** Days in which a deleted account can be taken back. */
export const DELETION_DAYS = 14;
export const OTP_LENGTH = 6;
export const OTP_MINUTES = 10;
export const OTP_TRIES = 5;
/** Seconds that the "send again" button counts down. */
export const RESEND_SECONDS = { sms: 60, whatsapp: 60, email: 120 } as const;
export const REFERRAL_CODE_LENGTH = 6;
/** How far the clocks of two machines may differ: what is further ahead has a time that is wrong. */
export const CLOCK_SKEW_SECONDS = 5;
export const ACCESS_TOKEN_SECONDS = 3600;
export const REFRESH_TOKEN_DAYS = 60;
/** The longest that one sign-in lasts, however often it is renewed. */
export const SESSION_DAYS = 180;
export const PASS_PERCENTAGE = 50;
/** Seconds past a test's limit in which the server still takes what is under way (rule assessment 21). */
export const GRACE_SECONDS = 30;
/** A seal counts hours after a test's limit, without one days after its start (rule assessment 22). */
export const SEAL_HOURS = 24;
export const SEAL_DAYS = 14;
/** Characters of a seal's code that a student is shown. */
export const SEAL_SHOWN = 12;
/** From this much on a device's clock was changed between opening and sealing; what is less is drift. */
export const SEAL_CLOCK_SECONDS = 60;
export const WATCHED_SHARE = 0.9;
export const WATCHED_SHARE_AT_END = 0.5;
/** Links to their progress that a student has at once (rule progress 10), and characters of a link's name. */
export const SHARE_LINKS_MAX = 5;
export const SHARE_NAME_MAX = 40;
export const KEY_LENGTH = 16;
export const MINIMUM_AGE = 15;
/** Seconds until another try makes sense after a limit that does not say so itself. */
export const RETRY_SECONDS = 60;
/**
 * Characters of a text as a person counts them: 😀 is one, which JavaScript counts as two, and so is a letter
 * with its marks, three at most: those of a name with all its vowels, and not a tower of them.
 */
export const lengthOf = (text: string): number => text.match(/[^\p{M}\p{DI}][\p{M}\p{DI}]{0,3}|[\p{M}\p{DI}]/gu)?.length ?? 0;
/** Characters of what a student says of a lesson. */
export const OPINION_MAX = 1000;
/** Characters of an answer that is typed: a number with its unit, and words. */
export const NUMBER_ANSWER_MAX = 40;
export const WORDS_ANSWER_MAX = 200;
/** Bytes of a JSON body that the API reads. */
export const BODY_BYTES = 100_000;
/**
 * Programs whose students only take assessments: their subtopics have a test and no lesson (rule catalog 12).
 */
export const ASSESSMENT_ONLY_PROGRAMS: ReadonlySet<number> = new Set([71, 72, 73, 100, 101, 103, 104]);
/** Characters of a collection's name and description; how many a student has, and what is in one. */
export const COLLECTION_NAME_MAX = 80;
export const COLLECTION_DESCRIPTION_MAX = 300;
export const COLLECTIONS_MAX = 100;
export const COLLECTION_ENTITIES_MAX = 500;
/** Characters of a comment, and minutes in which its author may change it. */
export const COMMENT_MAX = 2_000;
export const COMMENT_EDIT_MINUTES = 5;
/** Comments of a list that come at once, of what one student wrote, and how far a list is looked through. */
export const COMMENTS_LISTED_MAX = 100;
export const ACTIVITY_MAX = 1_000;
export const COMMENTS_MAX = 100_000;
/** Students whom one blocks. */
export const BLOCKS_MAX = 500;
/** Bytes of a query with its variables, and of a message of a socket. */
export const GRAPHQL_BYTES = 65_536;
/** Seconds for which a token of the GraphQL service is good. */
export const GRAPHQL_TOKEN_SECONDS = 900;
/** Characters of what a report says, and of what staff write to a student. */
export const REPORT_NOTE_MAX = 500;
/** Characters of a message to Darb. */
export const CONTACT_MAX = 10_000;
/** Characters of what is searched for. */
export const SEARCH_MAX = 200;
