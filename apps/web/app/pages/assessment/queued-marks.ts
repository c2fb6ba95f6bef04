import { useEffect, useState } from 'react';
import { enqueue, queuedOf } from '../../client/request-queue.ts';
import { serverNow } from '../../client/server-clock.ts';
import type { OpenTest } from './test-view.ts';

/** What a student does with a question of a test beside answering it. */
export type Mark = 'flag' | 'unflag' | 'skip';
const isMark = (text: string | undefined): text is Mark => text === 'flag' || text === 'unflag' || text === 'skip';

const idPrefix = (student: string, attempt: string): string => `mark/${student}/${attempt}/`;

interface Done {
  question: number;
  mark: Mark;
}

/**
 * The flags and skips of an open test: the server's, then those that wait in this browser, then those of this
 * page. They are sent as answers are.
 */
export function useQueuedMarks(test: OpenTest['test'], student: string, address: string) {
  const attempt = test.start_request_id;
  const [done, setDone] = useState<readonly Done[]>([]);
  useEffect(() => {
    const waiting = queuedOf(idPrefix(student, attempt)).flatMap(({ request: { fields } }) =>
      isMark(fields['mark']) ? [{ question: Number(fields['question']), mark: fields['mark'] }] : [],
    );
    setDone((earlier) => [...waiting, ...earlier]);
  }, [student, attempt]);
  const flagged = new Set(test.flagged);
  const skipped = new Set(test.skipped);
  for (const { question, mark } of done) {
    if (mark === 'skip') skipped.add(question);
    else if (mark === 'flag') flagged.add(question);
    else flagged.delete(question);
  }
  const keep = (question: number, mark: Mark): void => {
    setDone((earlier) => [...earlier, { question, mark }]);
    void enqueue(`${idPrefix(student, attempt)}${question}/${mark === 'skip' ? 'skip' : 'flag'}`, {
      address,
      fields: { student, attempt, question: String(question), mark, acted_at: serverNow() ?? '' },
    });
  };
  return { flagged, skipped, keep };
}
