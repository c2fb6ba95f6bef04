import type { Question } from '@darb/contract';
import { useEffect, useState } from 'react';
import type { OpenTest } from './test-view.ts';

let whole: string | null = null;

/** Whether all questions of the open test are in this browser: then it goes on without the server. */
export const isWholeTest = (): boolean => whole !== null;

/**
 * All questions of an open test, fetched once behind its page, and again when the connection comes back; null
 * until they are here.
 */
export function useWholeTest({ test, questionsAddress }: OpenTest): readonly Question[] | null {
  const [questions, setQuestions] = useState<readonly Question[] | null>(null);
  const attempt = test.start_request_id;
  useEffect(() => {
    let isShown = true;
    const fetchAll = async (): Promise<void> => {
      const response = await fetch(questionsAddress, { headers: { accept: 'application/json' } });
      if (!response.ok || response.redirected) return;
      const fetched = (await response.json()) as { attempt: string; questions: Question[] };
      if (!isShown || fetched.attempt !== attempt) return;
      whole = attempt;
      setQuestions(fetched.questions);
      window.removeEventListener('online', look);
    };
    const look = (): void => void fetchAll().catch(() => undefined);
    window.addEventListener('online', look);
    look();
    return () => {
      isShown = false;
      whole = null;
      window.removeEventListener('online', look);
    };
  }, [questionsAddress, attempt]);
  return questions;
}
