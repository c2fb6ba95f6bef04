import { z } from 'zod';
import { call } from './call.ts';
import { countryCode } from './catalog.ts';
import { contentId, hexColor, localized, subjectIcon } from './content.ts';
import { freeText } from './free-text.ts';
import { SEARCH_MAX } from './limits.ts';

/** What results are kept by. `otherprograms` are those of other classes and programs (rule search 4). */
export const SEARCH_TABS = ['all', 'lessons', 'assessments', 'otherprograms', 'comments'] as const;
export type SearchTab = (typeof SEARCH_TABS)[number];
export const SEARCH_TYPES = ['lesson', 'quiz', 'test'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

/** `name:value`, each name once: a tab, a subject, a type; `open:true` for what the visitor may open. */
const filter = z
  .string()
  .regex(/^(?:tab:(?:all|lessons|assessments|otherprograms|comments)|subject:[1-9]\d{0,8}|type:(?:lesson|quiz|test)|open:true)$/);

const place = z.object({ id: contentId, title: localized });

const source = z.object({
  type: z.enum(SEARCH_TYPES),
  id: contentId,
  title: localized,
  program: place,
  subject: place.extend({ bgColor: hexColor, icon: subjectIcon }),
  topic: place,
  subtopic: place,
  /** Of a quiz the lesson behind which it stands; null for others. */
  lesson: place.nullable(),
  is_premium: z.boolean(),
  /** Whether the visitor may open it now. */
  is_open: z.boolean(),
  /** Whether it is of another program than the visitor's. */
  is_other_program: z.boolean(),
  /** Whole seconds of a lesson's video. */
  duration: z.int().nullable(),
  questions_count: z.int().nullable(),
});

/** A hit. In `highlight` what was found stands between `<em>` and `</em>`, all else is escaped as HTML is. */
const hit = z.object({
  _id: z.string(),
  _score: z.number(),
  _source: source,
  highlight: z
    .object({ title: z.array(z.string()), text: z.array(z.string()), /** In which the text is. */ lang: z.enum(['ar', 'en', 'ur']) })
    .optional(),
});
export type SearchHit = z.infer<typeof hit>;

export const searchReply = z.object({
  hits: z.object({
    total: z.object({ value: z.int(), relation: z.literal('eq') }),
    max_score: z.number().nullable(),
    hits: z.array(hit),
  }),
  /** How many there are in each tab with all other filters, and of each subject in this tab. */
  aggregations: z.object({
    tabs: z.object({ all: z.int(), lessons: z.int(), assessments: z.int(), otherprograms: z.int(), comments: z.int() }),
    subjects: z.array(place.extend({ count: z.int() })),
  }),
  /** Other words that were searched for instead (`applied`), or that have hits where these have none. */
  suggest: z.object({ text: z.string(), applied: z.boolean() }).nullable(),
});
export type SearchReply = z.infer<typeof searchReply>;

/** The words of a search. */
const query = freeText(SEARCH_MAX);

export const search = {
  /** What there is to learn, by titles, text versions, captions and questions; never by an answer. */
  search: call('GET', 'search', {
    who: 'anyone',
    input: z.object({
      query,
      size: z.int().min(0).max(50).default(20),
      frm: z.int().min(0).max(1_000).default(0),
      filters: z.array(filter).max(4).default([]),
      /** Without it hits come without `highlight`. */
      verbose: z.boolean().default(true),
      country: countryCode.optional(),
    }),
    reply: searchReply,
  }),
  /** A few titles that begin as the query does, while it is typed. */
  suggestions: call('GET', 'search/suggestions', {
    who: 'anyone',
    input: z.object({ query, country: countryCode.optional() }),
    reply: z.object({ suggestions: z.array(source) }),
  }),
};
