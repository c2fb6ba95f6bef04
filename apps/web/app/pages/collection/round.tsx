import { data } from '@remix-run/node';
import { useActionData, useNavigation, type ClientActionFunctionArgs } from '@remix-run/react';
import { CollectionRoundScreen } from '@darb/ui/screens/collection/CollectionRoundScreen/CollectionRoundScreen';
import type { CollectionRoundScreenProps } from '@darb/ui/screens/collection/round-props';
import { revalidateWhenSent, sentOr } from '../../client/connection-lost.ts';
import { href } from '../../href.ts';
import { action as actionOf } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import type { Showing } from '../../server/shown.ts';
import { useScreen } from '../../shown-screen.ts';
import { answerOfForm } from '../assessment/answer-of-form.ts';
import { orRefused, refused, type AnswerRefused } from '../assessment/attempt-action.ts';
import { isQuantity } from '../assessment/quantity.ts';
import { markedOf } from '../practice/marked.ts';
import { markOf, queryOf, roundOf, standingOf } from './round-view.ts';

type Shown = Exclude<CollectionRoundScreenProps, { state: 'marked' }>;
/** The screen, and where a mark more leads, by the mark. */
type Data = { screen: Shown; after: Record<'correct' | 'partly' | 'wrong', string> | null };

/** A round of a collection, at the question that its address has come to (rule collection 9). */
export const loader = page('collectionRound', async ({ api, visit, params, search }): Promise<Showing<Data>> => {
  const { name, questions: all } = await api.collection.collectedQuestions({ id: params.collection });
  const questions = all.flatMap(({ question, is_under_way }) => (is_under_way ? [] : [question]));
  const standing = standingOf(search);
  const { part, marks } = standing;
  const { own, now, hasMore } = roundOf(questions, standing);
  const collection = href(visit, 'collection', params);
  const at = (given: typeof marks) => href(visit, 'collectionRound', params, queryOf({ part, marks: given }));
  const stage = { title: { text: name, lang: visit.language }, close: collection, questions: own.length === 0 ? null : own.length };
  if (own.length === 0) return { screen: { screen: { state: 'empty', collection }, after: null }, stage };
  if (now === null) {
    const asked = own.flatMap(({ id, stem }, index) => {
      const mark = marks[index];
      return mark ? [{ stem, mark, href: href(visit, 'collectedQuestion', { ...params, question: id }) }] : [];
    });
    const more = hasMore ? href(visit, 'collectionRound', params, queryOf({ part: part + 1, marks: [] })) : null;
    return { screen: { screen: { state: 'done', asked, again: at([]), more, collection }, after: null }, stage };
  }
  return {
    screen: {
      screen: {
        state: 'question',
        ...{ index: marks.length + 1, marks, count: own.length, question: now, collection },
        form: { action: at(marks), pending: false, problem: null, typed: null },
        shownAt: new Date().toISOString(),
        skip: at([...marks, 'skipped']),
      },
      after: { correct: at([...marks, 'correct']), partly: at([...marks, 'partly']), wrong: at([...marks, 'wrong']) },
    },
    stage,
  };
});

/** Marks an answer, and shows it; nothing of it is kept. */
export const action = actionOf('collectionRound', ({ api, params, fields }) =>
  orRefused(fields, async () => {
    const [id, questionId] = [params.collection, Number(fields.text('question_id'))];
    const { question } = await api.collection.collectedQuestion({ id, questionId });
    if (!question) return refused('question_not_found', fields, 404);
    const read = answerOfForm(question, fields, isQuantity);
    if ('problem' in read) return refused(read.problem, fields, 422);
    const { marked } = await api.collection.answerQuestion({ id, questionId, answer: read.answer });
    return data({ marked });
  }),
);

export const clientAction = (args: ClientActionFunctionArgs) =>
  sentOr<AnswerRefused>(args, () => ({ problem: 'answer_not_saved', typed: {} }));

export const shouldRevalidate = revalidateWhenSent;

export default function CollectionRoundPage() {
  const { screen, after }: Data = useScreen<typeof loader>();
  const done = useActionData<typeof action>();
  const pending = useNavigation().state === 'submitting';
  if (screen.state !== 'question' || after === null) return <CollectionRoundScreen {...screen} />;
  const { form, question, index, marks, count, collection } = screen;
  // marks of the question before stay behind when the next one is opened
  if (done && 'marked' in done && done.marked.question.id === question.id) {
    const mark = markOf(done.marked);
    const shown = { index, marks: [...marks, mark], count, question, collection };
    return <CollectionRoundScreen state="marked" {...shown} marked={markedOf(done.marked)} next={after[mark]} />;
  }
  const problem = done && 'problem' in done ? done : null;
  return (
    <CollectionRoundScreen
      key={question.id}
      {...screen}
      form={{ ...form, pending, problem: problem?.problem ?? null, typed: problem?.typed ?? null }}
    />
  );
}
