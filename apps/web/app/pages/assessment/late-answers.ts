import type { Answer } from '@darb/contract';
import { namesInOrder } from '@darb/contract/sealed-text';
import { forgetRefused, onQueueChange, refusedOf } from '../../client/request-queue.ts';

/** A text that is the same for equal answers, whatever the order of their fields. */
const spelled = (answer: Answer | null): string => JSON.stringify(answer, namesInOrder);

/** An answer that a result counts. */
export interface Counted {
  question: { id: number };
  given: Answer | null;
}

/**
 * Tells how many answers of this browser (`prefix`: how the ids of the attempt's begin) came after the
 * attempt had been handed in elsewhere, now and whenever more come: those that the result does not hold. Each
 * is told once. Without what the result counts, `ask` asks for it as soon as one has to be compared. Gives
 * the way to stop.
 */
export function watchLateAnswers(
  prefix: string,
  counted: readonly Counted[] | undefined,
  { tell, ask }: { tell: (late: number) => void; ask?: () => void },
): () => void {
  const given = new Map(counted?.map((one) => [String(one.question.id), spelled(one.given)]));
  const look = (): void => {
    const refused = refusedOf(prefix);
    if (!counted) return refused.length > 0 ? ask?.() : undefined;
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
