import { rowOf } from '@darb/contract/message-keys';
import type { Fields } from './fields.ts';
import { isRefusal } from './session.ts';

/**
 * Reads what a browser's request queue wrote as JSON; what it holds is checked by the API. Anything that is
 * no object is an empty one.
 */
export function readJson<Shape extends object>(text: string): Shape {
  try {
    const value: unknown = JSON.parse(text);
    return (typeof value === 'object' && value !== null ? value : {}) as Shape;
  } catch {
    return {} as Shape;
  }
}

/**
 * Answers a queued request of a browser with JSON. One that another student wrote on the same device is not
 * taken: it is kept for them (409, `keep`). A refusal becomes its status and key; the session's end and our
 * own defects leave it waiting.
 */
export async function answerQueued(student: { id: string }, fields: Fields, take: () => Promise<object>): Promise<Response> {
  if (fields.text('student') !== student.id) return Response.json({ keep: true }, { status: 409 });
  try {
    return Response.json(await take());
  } catch (thrown) {
    if (!isRefusal(thrown) || thrown.messageKey === 'token_invalid') throw thrown;
    return Response.json({ message_key: thrown.messageKey }, { status: rowOf(thrown.messageKey).status });
  }
}
