import type { Answer } from '@darb/contract';
import { useEffect, useState } from 'react';
import {
  hasSessionEnded,
  onQueueChange,
  sendQueued,
  sessionGoesOn,
  refusedOf,
  queuedOf,
  type QueuedRequest,
} from '../../client/request-queue.ts';

/** The beginning of the ids of an attempt's answers in the queue. */
export const idPrefix = (student: string, attempt: string): string => `answer/${student}/${attempt}/`;
export const queueId = (student: string, attempt: string, question: number): string => `${idPrefix(student, attempt)}${question}`;

const entryOf = ({ fields }: QueuedRequest): [string, Answer] => [
  fields['question'] ?? '',
  JSON.parse(fields['answer'] ?? 'null') as Answer,
];

const read = (student: string, attempt: string): Record<string, Answer> =>
  Object.fromEntries(queuedOf(idPrefix(student, attempt)).map(({ request }) => entryOf(request)));

/** An answer that the server refused, and why: a key of `errors`. */
export interface RefusedAnswer {
  answer: Answer;
  key: string;
}

const readUnsent = (student: string, attempt: string): QueuedAnswers['unsent'] =>
  queuedOf(idPrefix(student, attempt)).map(({ request }) => {
    const [question, answer] = entryOf(request);
    const actedAt = request.fields['acted_at'];
    return { question_id: Number(question), answer, ...(actedAt ? { acted_at: actedAt } : {}) };
  });

const readRefused = (student: string, attempt: string): Record<string, RefusedAnswer> =>
  Object.fromEntries(
    refusedOf(idPrefix(student, attempt)).map(({ request, key }) => {
      const [question, answer] = entryOf(request);
      return [question, { answer, key }];
    }),
  );

/** How often answers that did not arrive are sent again, in milliseconds. */
export const RESEND_MS = 10_000;

/** Answers as handing in takes them along. */
export type Unsent = readonly { question_id: number; answer: Answer; acted_at?: string }[];

export interface QueuedAnswers {
  waiting: Readonly<Record<string, Answer>>;
  /** The waiting answers as handing in takes them along. */
  unsent: Unsent;
  /** Nobody is signed in any more: what waits is sent after signing in. */
  sessionEnded: boolean;
  refused: Readonly<Record<string, RefusedAnswer>>;
}

/**
 * The answers of an attempt that this browser keeps: those that the server has not acknowledged, and those
 * that it refused. None on the server and at first.
 */
export function useQueuedAnswers(student: string, attempt: string): QueuedAnswers {
  const [answers, setAnswers] = useState<QueuedAnswers>({ waiting: {}, unsent: [], sessionEnded: false, refused: {} });
  useEffect(() => {
    sessionGoesOn();
    const update = (): void =>
      setAnswers({
        waiting: read(student, attempt),
        unsent: readUnsent(student, attempt),
        sessionEnded: hasSessionEnded(),
        refused: readRefused(student, attempt),
      });
    update();
    // somebody who has just signed in comes back here, and what waited goes at once
    if (queuedOf(idPrefix(student, attempt)).length > 0) void sendQueued();
    const stop = onQueueChange(update);
    const timer = setInterval(() => {
      if (navigator.onLine && queuedOf(idPrefix(student, attempt)).length > 0) void sendQueued();
    }, RESEND_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [student, attempt]);
  return answers;
}
