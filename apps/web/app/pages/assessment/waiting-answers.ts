import type { Answer } from '@darb/contract';
import { useEffect, useState } from 'react';
import { onOutboxChange, postAgain, waiting } from '../../client/outbox.ts';

const idPrefix = (student: string, attempt: string): string => `answer/${student}/${attempt}/`;
export const letterId = (student: string, attempt: string, question: number): string => `${idPrefix(student, attempt)}${question}`;

function read(student: string, attempt: string): Record<string, Answer> {
  return Object.fromEntries(
    waiting(idPrefix(student, attempt)).map(({ letter }) => [
      letter.fields['question'] ?? '',
      JSON.parse(letter.fields['answer'] ?? 'null') as Answer,
    ]),
  );
}

/** How often answers that did not arrive are sent again, in milliseconds. */
const EVERY = 10_000;

/** The answers of an attempt that this browser keeps and the server has not acknowledged. None on the server and at first. */
export function useWaitingAnswers(student: string, attempt: string): Readonly<Record<string, Answer>> {
  const [answers, setAnswers] = useState<Record<string, Answer>>({});
  useEffect(() => {
    const update = (): void => setAnswers(read(student, attempt));
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
