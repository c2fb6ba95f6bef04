import { useRevalidator } from '@remix-run/react';
import { drawnLater, type Drawn } from '@darb/ui/drawn';
import { Answers, Verdict } from '@darb/ui/screens/assessment/QuizScreen/QuizOutcomeView';
import { QuizResult } from '@darb/ui/screens/assessment/QuizScreen/QuizResult';
import type { QuizScreenProps } from '@darb/ui/screens/assessment/props';
import { useEffect, useState } from 'react';
import { forgetOpened } from '../../client/opened-attempt.ts';
import type { Counted } from './late-answers.ts';
import { idPrefix } from './queued-answers.ts';

export interface QuizResultProps {
  result: Extract<QuizScreenProps, { state: 'result' }>;
  student: string;
  attempt: string;
  quiz: number;
  /** Every answer that the result counts; a document does without, as few have to compare any. */
  counted: Drawn<readonly Counted[]>;
}

const fetchParts = () => import('@darb/ui/screens/assessment/QuizScreen/QuizOutcomeView');
const parts = import.meta.env.SSR
  ? { Verdict, Answers }
  : {
      Verdict: drawnLater('outcome', async () => ({ default: (await fetchParts()).Verdict })),
      Answers: drawnLater('answers', async () => ({ default: (await fetchParts()).Answers })),
    };

/** The result, with a word on answers of this browser that came too late for it. */
export function QuizResultPage({ result, student, attempt, quiz, counted }: QuizResultProps) {
  const { revalidate } = useRevalidator();
  const [lateCount, setLateCount] = useState(0);
  useEffect(() => forgetOpened(`quiz/${quiz}`), [quiz]);
  useEffect(() => {
    let stop: (() => void) | null = () => undefined;
    // fetched here: a page that asks questions has no use for it
    import('./late-answers.ts').then(
      ({ watchLateAnswers }) =>
        (stop &&= watchLateAnswers(idPrefix(student, attempt), counted.props, {
          tell: (late) => setLateCount((earlier) => earlier + late),
          ask: revalidate,
        })),
      () => undefined,
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [student, attempt, counted, revalidate]);
  return <QuizResult {...result} lateCount={lateCount} parts={parts} />;
}
