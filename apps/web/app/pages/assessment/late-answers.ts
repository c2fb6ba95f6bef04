import type { Answer } from '@darb/contract';
import { namesInOrder } from '@darb/contract/sealed-text';
import { forgetRefused, onQueueChange, refusedOf } from '../../client/request-queue.ts';

/** A text that is the same for equal answers, whatever the order of their fields. */
const spelled = (answer: Answer | null): string => JSON.stringify(answer, namesInOrder);

interface Counted {
  question: { id: number };
  given: Answer | null;
}

/**
 * Tells how many answers of this browser (`prefix`: how the ids of the attempt's begin) came after the
 * attempt had been handed in elsewhere, now and whenever more come: those that the result does not hold. Each
 * is told once. Gives the way to stop.
 */
export function watchLateAnswers(prefix: string, counted: readonly Counted[], tell: (late: number) => void): () => void {
  const given = new Map(counted.map((one) => [String(one.question.id), spelled(one.given)]));
  const look = (): void => {
    const refused = refusedOf(prefix);
    for (const { id } of refused) forgetRefused(id);
    const late = refused.filter(
      ({ key, request: { fields } }) =>
        // one that was answered again elsewhere came in time
        key !== 'answer_superseded' && spelled(JSON.parse(fields['answer'] ?? 'null') as Answer) !== given.get(fields['question'] ?? ''),
    );
    if (late.length > 0) tell(late.length);
  };
  look();
  return onQueueChange(look);
}
