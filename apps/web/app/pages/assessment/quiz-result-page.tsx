import { QuizResult } from '@darb/ui/screens/assessment/QuizScreen/QuizResult';
import type { QuizScreenProps } from '@darb/ui/screens/assessment/props';
import { useEffect, useState } from 'react';
import { forgetOpened } from '../../client/opened-attempt.ts';
import { idPrefix } from './queued-answers.ts';

export interface QuizResultProps {
  result: Extract<QuizScreenProps, { state: 'result' }>;
  student: string;
  attempt: string;
  quiz: number;
}

/** The result, with a word on answers of this browser that came too late for it. */
export function QuizResultPage({ result, student, attempt, quiz }: QuizResultProps) {
  const [lateCount, setLateCount] = useState(0);
  const { marked } = result;
  useEffect(() => forgetOpened(`quiz/${quiz}`), [quiz]);
  useEffect(() => {
    let stop: (() => void) | null = () => undefined;
    // fetched here: a page that asks questions has no use for it
    import('./late-answers.ts').then(
      ({ watchLateAnswers }) =>
        (stop &&= watchLateAnswers(idPrefix(student, attempt), marked, { tell: (late) => setLateCount((earlier) => earlier + late) })),
      () => undefined,
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [student, attempt, marked]);
  return <QuizResult {...result} lateCount={lateCount} />;
}
