import type { AttemptResult, EventBody, ParsedInputOf, pipeline as calls } from '@darb/contract';
import { deviceOf } from '../account/devices.ts';
import { takeAll, takesOfNetwork } from '../account/limits.ts';
import type { Db } from '../database/database.ts';
import type { StudentId } from '../ids.ts';
import { vagueNetwork } from '../network.ts';
import type { OpenOptions } from '../options.ts';
import { pseudonymOf } from '../security-event.ts';

/** What of the options records are told by. */
type Telling = Pick<OpenOptions, 'sessionSecrets' | 'limits' | 'onRecord'>;

/** A part of a path that may be a secret, such as that of a link for parents. */
const LONG_PART = /[^/]{25,}/g;

/** Of an address its path alone: queries hold tokens and what people typed. */
function pathOf(address: string): string {
  const base = 'https://darb.invalid';
  return URL.canParse(address, base) ? new URL(address, base).pathname.replace(LONG_PART, '*') : '';
}

/** What of a `user-agent` is stored. */
function deviceFields(userAgent: string | null): { device: string; browser: string } {
  const { kind, browser } = deviceOf(userAgent);
  return { device: kind, browser: browser ?? 'unknown' };
}

/** What of an event is stored (rule pipeline 2). */
function storable(body: EventBody, userAgent: string | null): EventBody {
  if (body.event_type === 'assessment') return body;
  const { IP, origin_url, target_url, trace_id: _client, ...rest } = body;
  return {
    ...deviceFields(userAgent),
    ...rest,
    ...(IP === undefined ? {} : { IP: vagueNetwork(IP) }),
    ...(origin_url === undefined ? {} : { origin_url: pathOf(origin_url) }),
    ...(target_url === undefined ? {} : { target_url: pathOf(target_url) }),
  };
}

const studentPseudonym = ({ sessionSecrets }: Telling, student: StudentId): string => pseudonymOf(sessionSecrets[0], `student ${student}`);

/**
 * Takes a record that a program sends (rule pipeline 1). Who is signed in is who their token says. Refuses a
 * network that sends too many.
 */
export async function record(
  db: Db,
  options: Telling,
  asker: { network: string; student: StudentId | null; userAgent: string | null },
  given: ParsedInputOf<typeof calls.record>,
  now: Date,
): Promise<Record<string, never>> {
  const { network, student, userAgent } = asker;
  await takeAll(db, options.limits, takesOfNetwork({ rule: 'pipelineNetwork', key: network, refusal: 'too_many_requests' }), now);
  const named = given.user_id === null ? null : pseudonymOf(options.sessionSecrets[0], `named ${given.user_id}`);
  options.onRecord({
    at: new Date(given.timestamp),
    receivedAt: now,
    who: student === null ? named : studentPseudonym(options, student),
    userType: student === null ? given.user_type : 'signed_in',
    source: given.source,
    body: storable(given.body, userAgent),
  });
  return {};
}

/** A quiz or test that was handed in: by whom, on what, and which. */
export interface Assessed {
  student: StudentId;
  userAgent: string | null;
  attemptId: string;
  type: 'quiz' | 'test';
  id: number;
}

/** Tells of a quiz or test that was handed in, once however often that is asked. */
export function tellAssessment(
  options: Telling,
  { student, userAgent, attemptId, type, id }: Assessed,
  result: AttemptResult,
  now: Date,
): void {
  const { questions_count, correct_count, time_spent, submitted_at } = result;
  options.onRecord({
    at: new Date(submitted_at),
    receivedAt: now,
    who: studentPseudonym(options, student),
    userType: 'signed_in',
    source: 'darb',
    body: {
      ...deviceFields(userAgent),
      event_type: 'assessment',
      content: { type, id, result: result.result, questions_count, correct_count, time_spent },
    },
    once: pseudonymOf(options.sessionSecrets[0], `attempt ${attemptId}`),
  });
}
