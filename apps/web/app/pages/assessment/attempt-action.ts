import { data } from '@remix-run/node';
import { rowOf } from '@darb/contract/message-keys';
import { attemptTimes, type assessment, type InputOf } from '@darb/contract';
import type { Fields } from '../../server/fields.ts';
import { isRefusal } from '../../server/session.ts';

/** What the page shows again when an answer was not taken. */
export interface AnswerRefused {
  problem: string;
  typed: Record<string, string>;
}

/** Shows the page again, with what was typed. */
export const refused = (problem: string, fields: Fields, status: number) =>
  data<AnswerRefused>({ problem, typed: fields.entries() }, { status });

/** Acts on a form of an attempt; a refusal that leads nowhere else is shown beside the form. */
export async function orRefused<Result>(fields: Fields, act: () => Promise<Result>) {
  try {
    return await act();
  } catch (thrown) {
    if (!isRefusal(thrown) || rowOf(thrown.messageKey).leadsTo !== undefined || rowOf(thrown.messageKey).status >= 500) throw thrown;
    return refused(thrown.messageKey, fields, rowOf(thrown.messageKey).status);
  }
}

type SentAnswers = NonNullable<InputOf<typeof assessment.submitQuiz>['answers']>;

/** Answers that the browser kept and had not brought through before handing in; the API checks each. */
function unsentAnswers(text: string): SentAnswers {
  try {
    const list: unknown = JSON.parse(text || '[]');
    return Array.isArray(list) ? (list as SentAnswers) : [];
  } catch {
    return [];
  }
}

/** The times of a device whose clock can be meant; a wrong clock keeps nobody from handing in. */
const timesOf = (fields: Fields) =>
  attemptTimes.safeParse({
    frontend_start_time: fields.text('frontend_start_time') || undefined,
    frontend_end_time: fields.text('frontend_end_time') || undefined,
  }).data ?? {};

/** What a form hands in: the answers that had not arrived, and when by the device's clock. */
export const submissionOf = (attempt: string, fields: Fields) => ({
  start_request_id: attempt,
  answers: unsentAnswers(fields.text('answers')),
  ...timesOf(fields),
});
