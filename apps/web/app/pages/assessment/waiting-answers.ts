import type { Answer } from '@darb/contract';
import { useEffect, useState } from 'react';
import { onOutboxChange, postAgain, refusedOf, waiting, type Letter } from '../../client/outbox.ts';

/** The beginning of the ids of an attempt's answers in the outbox. */
export const idPrefix = (student: string, attempt: string): string => `answer/${student}/${attempt}/`;
export const letterId = (student: string, attempt: string, question: number): string => `${idPrefix(student, attempt)}${question}`;

const entryOf = ({ fields }: Letter): [string, Answer] => [fields['question'] ?? '', JSON.parse(fields['answer'] ?? 'null') as Answer];

const read = (student: string, attempt: string): Record<string, Answer> =>
  Object.fromEntries(waiting(idPrefix(student, attempt)).map(({ letter }) => entryOf(letter)));

/** An answer that the server refused, and why: a key of `errors`. */
export interface RefusedAnswer {
  answer: Answer;
  key: string;
}

const readRefused = (student: string, attempt: string): Record<string, RefusedAnswer> =>
  Object.fromEntries(
    refusedOf(idPrefix(student, attempt)).map(({ letter, key }) => {
      const [question, answer] = entryOf(letter);
      return [question, { answer, key }];
    }),
  );

/** How often answers that did not arrive are sent again, in milliseconds. */
const EVERY = 10_000;

export interface KeptAnswers {
  waiting: Readonly<Record<string, Answer>>;
  refused: Readonly<Record<string, RefusedAnswer>>;
}

/**
 * The answers of an attempt that this browser keeps: those that the server has not acknowledged, and those
 * that it refused. None on the server and at first.
 */
export function useKeptAnswers(student: string, attempt: string): KeptAnswers {
  const [answers, setAnswers] = useState<KeptAnswers>({ waiting: {}, refused: {} });
  useEffect(() => {
    const update = (): void => setAnswers({ waiting: read(student, attempt), refused: readRefused(student, attempt) });
    update();
    const stop = onOutboxChange(update);
    const timer = setInterval(() => {
      if (navigator.onLine && waiting(idPrefix(student, attempt)).length > 0) void postAgain();
    }, EVERY);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [student, attempt]);
  return answers;
}
