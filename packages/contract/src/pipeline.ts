import { z } from 'zod';
import { call } from './call.ts';
import { freeText } from './free-text.ts';

/** How long a name or an address in a record may be. */
const NAME_MAX = 100;
const ADDRESS_MAX = 2_000;
/** What was looked for; more says nothing about searching. */
const QUERY_MAX = 200;

const name = freeText(NAME_MAX);
const address = freeText(ADDRESS_MAX);

/**
 * What was looked for, and which of the hits was taken: its place, from 0. Without device and browser they
 * are read of the `user-agent`.
 */
export const searchEvent = z.object({
  comp_ver: name.optional(),
  trace_id: name.optional(),
  device: name.optional(),
  browser: name.optional(),
  IP: name.optional(),
  origin_url: address.optional(),
  target_url: address.optional(),
  event_type: z.enum(['search_query', 'search_select']),
  event_content: z.object({ query: freeText(QUERY_MAX), selected_order: z.int().min(0).max(10_000).nullish() }),
});

/** A quiz or test that was handed in: which, and how it went. */
export const assessmentEvent = z.object({
  device: name,
  browser: name,
  event_type: z.literal('assessment'),
  content: z.object({
    type: z.enum(['quiz', 'test']),
    id: z.int().min(1).max(2_147_483_647),
    result: z.enum(['passed', 'failed']),
    questions_count: z.int().min(0).max(1_000),
    correct_count: z.int().min(0).max(1_000),
    time_spent: z.int().min(0).max(2_147_483_647),
  }),
});

export const eventBody = z.discriminatedUnion('event_type', [searchEvent, assessmentEvent]);
export type EventBody = z.infer<typeof eventBody>;

/** What programs tell of how the product is used (rule pipeline 1). It stands below an address of its own. */
export const pipeline = {
  /** Takes a record, which is stored beside the request, or lost when too many come (rule pipeline 3). */
  record: call('PUT', 'Default/streams/DataPipeline/record', {
    base: '/pipeline',
    who: 'anyone',
    input: z.object({
      timestamp: z.iso.datetime({ offset: true }),
      user_id: name.nullable(),
      user_type: z.enum(['signed_in', 'guest']),
      source: name,
      body: eventBody,
    }),
    reply: z.object({}),
    refusals: ['too_many_requests'],
  }),
};
