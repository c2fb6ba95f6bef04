import { z } from 'zod';
import { call } from './call.ts';
import { contentId, hexColor, localized, subjectIcon } from './content.ts';
import { LANGUAGES } from '@darb/language';

export const COUNTRY_CODES = ['JO', 'PS', 'EG', 'SA', 'IQ', 'PK', 'SD', 'lang', 'other', 'QA', 'OM'] as const;
export const countryCode = z.enum(COUNTRY_CODES);
export type CountryCode = z.infer<typeof countryCode>;

/** `assessment_only` is true for the programs 71, 72, 73, 100, 101, 103 and 104 (rule catalog 12). */
export const program = z.object({
  id: contentId,
  order: z.int(),
  country: countryCode,
  title: localized,
  title_ar: z.string(),
  assessment_only: z.boolean(),
  subjects_count: z.int(),
  lessons_count: z.int(),
  tests_count: z.int(),
});
export type Program = z.infer<typeof program>;

export const subject = z.object({
  id: contentId,
  program_id: contentId,
  order: z.int(),
  title: localized,
  bgColor: hexColor,
  icon: subjectIcon,
  lessons_count: z.int(),
  quizzes_count: z.int(),
  tests_count: z.int(),
});
export type Subject = z.infer<typeof subject>;

/** An item of a learning path as anybody may see it; never with media (rule catalog 13). */
export const pathItem = z.object({
  id: contentId,
  type: z.enum(['lesson', 'test']),
  order: z.int(),
  is_premium: z.boolean(),
  is_head: z.boolean(),
  title: localized,
  /** Whole seconds of the lesson's video; null for a test. */
  duration: z.int().nullable(),
  quiz_id: contentId.nullable(),
  /** How many questions a test asks; null for a lesson. */
  questions_count: z.int().nullable(),
});
export type PathItem = z.infer<typeof pathItem>;

/** Where an item of a path stands; of the two ids that of its type is there. */
export const itemPlace = z.object({
  type: z.enum(['lesson', 'test']),
  subject_id: contentId,
  subtopic_id: contentId,
  lesson_id: contentId.nullable(),
  test_id: contentId.nullable(),
  title: localized,
});
export type ItemPlace = z.infer<typeof itemPlace>;

export const subtopic = z.object({
  id: contentId,
  order: z.int(),
  title: localized,
  items: z.array(pathItem),
});

/** The curriculum's own grouping of subtopics (rule catalog 14). */
export const topic = z.object({ id: contentId, order: z.int(), title: localized, subtopics: z.array(subtopic) });
export type Topic = z.infer<typeof topic>;

/** A country with what it switches on, as the operator has it (rule catalog 21). */
const country = z.object({
  id: z.int(),
  code: countryCode,
  name_ar: z.string(),
  name_en: z.string(),
  name_ur: z.string(),
  language: z.enum(LANGUAGES),
  published: z.boolean(),
  dailCode: z.string().nullable(),
  isCheckoutEnabled: z.boolean(),
  isInviteYourFriendEnabled: z.boolean(),
  isMicroTutoringEnabled: z.boolean(),
  isPaywallEnabled: z.boolean(),
  isFreshchatEnabled: z.boolean(),
  isZendeskEnabled: z.boolean(),
  links: z.record(z.string(), z.string()),
});

export const catalog = {
  /** All countries, in the order of lists; one that is not published is in none. */
  countries: call('GET', 'content/countries', {
    who: 'anyone',
    input: z.object({}),
    reply: z.object({ countries: z.array(country) }),
  }),
  programs: call('GET', 'content/programs', {
    who: 'anyone',
    input: z.object({ country: countryCode.optional() }),
    reply: z.object({ programs: z.array(program.extend({ subjects: z.array(subject) })) }),
  }),
  subjects: call('GET', 'content/subjects', {
    who: 'anyone',
    input: z.object({ program_id: contentId }),
    reply: z.object({ program: program, subjects: z.array(subject) }),
    refusals: ['content_not_found'],
  }),
  subjectsProgram: call('GET', 'content/subjects-program', {
    who: 'anyone',
    input: z.object({ program_id: contentId }),
    reply: z.object({ program: program, subjects: z.array(subject) }),
    refusals: ['content_not_found'],
  }),
  allProgramsAllSubjects: call('GET', 'content/all-programs-all-subjects', {
    who: 'anyone',
    input: z.object({ country: countryCode.optional() }),
    reply: z.object({ programs: z.array(program.extend({ subjects: z.array(subject) })) }),
  }),
  subtopicsList: call('GET', 'content/subtopics-list', {
    who: 'anyone',
    input: z.object({ subject_id: contentId }),
    reply: z.object({ program: program, subject: subject, topics: z.array(topic) }),
    refusals: ['content_not_found'],
  }),
  /** Who made a subject; empty where its pack names nobody (rule catalog 20). */
  instructorSubject: call('GET', 'instructor/instructor-subject', {
    who: 'anyone',
    input: z.object({ subject_id: contentId }),
    reply: z.object({ instructors: z.array(z.object({ name: localized, about: localized })) }),
    refusals: ['content_not_found'],
  }),
  locationFromIp: call('GET', 'geolocation/location-from-ip', {
    who: 'anyone',
    input: z.object({}),
    /** `located` says whether the address was found in the database; `iso` is JO where it was not. */
    reply: z.object({ iso: countryCode, located: z.boolean() }),
    success: 'geolocation_succ',
  }),
  /**
   * The country at a position that the visitor's browser told (rule catalog 5). A POST: a position stands in
   * no address and no log.
   */
  locationFromPosition: call('POST', 'geolocation/location-from-position', {
    who: 'anyone',
    /** Degrees. A tenth of one (11 km) is enough, and more is not looked at. */
    input: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
    /**
     * `located` says whether the position is in a country that a location counts for; `iso` is JO where it is
     * not.
     */
    reply: z.object({ iso: countryCode, located: z.boolean() }),
  }),
};
