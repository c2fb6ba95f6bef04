import { data } from '@remix-run/node';
import { useActionData, useNavigation } from '@remix-run/react';
import type { MarkedQuestion } from '@darb/contract';
import { CollectedQuestionScreen } from '@darb/ui/screens/collection/CollectedQuestionScreen/CollectedQuestionScreen';
import type { CollectedQuestionScreenProps } from '@darb/ui/screens/collection/props';
import { href } from '../../href.ts';
import { action as actionOf } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import { answerOfForm } from '../assessment/answer-of-form.ts';
import { orRefused, refused as refusedAnswer } from '../assessment/attempt-action.ts';
import { isQuantity } from '../assessment/quantity.ts';

type Asked = Exclude<CollectedQuestionScreenProps, { state: 'marked' }>;

/** A question of a student's own collection. */
export const loader = page('collectedQuestion', async ({ api, visit, params }): Promise<{ screen: Asked }> => {
  const { collection, question: questionId } = params;
  const found = await api.collection.collectedQuestion({ id: collection, questionId });
  const questionAt = (question: number | null) => (question === null ? null : href(visit, 'collectedQuestion', { collection, question }));
  const around = {
    collection: { name: found.name, href: href(visit, 'collection', { collection }) },
    previous: questionAt(found.previous_id),
    next: questionAt(found.next_id),
  };
  if (found.question) {
    const form = { action: href(visit, 'collectedQuestion', params), pending: false, problem: null, typed: null };
    return { screen: { ...around, state: 'question', question: found.question, form } };
  }
  const why = found.access === 'open' ? 'gone' : found.access;
  const subscribe = why === 'must_subscribe' && found.program_id !== null ? href(visit, 'checkout', { program: found.program_id }) : null;
  return { screen: { ...around, state: 'shut', why, subscribe } };
});

/** Marks an answer, and shows it; nothing of it is kept. */
export const action = actionOf('collectedQuestion', ({ api, params, fields }) =>
  orRefused(fields, async () => {
    const { collection: id, question: questionId } = params;
    const { question } = await api.collection.collectedQuestion({ id, questionId });
    if (!question) return refusedAnswer('question_not_found', fields, 404);
    const read = answerOfForm(question, fields, isQuantity);
    if ('problem' in read) return refusedAnswer(read.problem, fields, 422);
    const { marked } = await api.collection.answerQuestion({ id, questionId, answer: read.answer });
    return data({ marked });
  }),
);

const shownMarks = ({ question, given, model_answer, is_correct, points, explanation }: MarkedQuestion) => ({
  ...{ question, given, points, explanation },
  modelAnswer: model_answer,
  isCorrect: is_correct,
});

export default function CollectedQuestionPage() {
  const screen = useScreen<typeof loader>();
  const done = useActionData<typeof action>();
  const pending = useNavigation().state === 'submitting';
  if (screen.state !== 'question') return <CollectedQuestionScreen {...screen} />;
  const { collection, previous, next, form } = screen;
  // marks of the question before stay behind when the next one is opened
  if (done && 'marked' in done && done.marked.question.id === screen.question.id)
    return (
      <CollectedQuestionScreen {...{ collection, previous, next }} state="marked" marked={shownMarks(done.marked)} again={form.action} />
    );
  const problem = done && 'problem' in done ? done : null;
  return (
    <CollectedQuestionScreen {...screen} form={{ ...form, pending, problem: problem?.problem ?? null, typed: problem?.typed ?? null }} />
  );
}
