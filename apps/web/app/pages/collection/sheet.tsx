import { CollectionSheetScreen } from '@darb/ui/screens/collection/CollectionSheetScreen/CollectionSheetScreen';
import type { CollectionSheetScreenProps } from '@darb/ui/screens/collection/round-props';
import { href } from '../../href.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';

type Ready = Omit<Extract<CollectionSheetScreenProps, { state: 'ready' }>, 'print'>;
type Shown = Ready | Extract<CollectionSheetScreenProps, { state: 'empty' }>;

/** The questions of a collection with their answers, to be printed (rule collection 10). */
export const loader = page('collectionSheet', async ({ api, visit, params, drawn }): Promise<{ screen: Shown }> => {
  const found = await api.collection.collectedQuestions({ id: params.collection, answers: true });
  const head = { name: found.name, collection: href(visit, 'collection', params) };
  if (found.questions.length === 0) return { screen: { ...head, state: 'empty' } };
  const questions = found.questions.map(({ question, answer }) => ({
    question,
    answer: answer && { modelAnswer: answer.model_answer, explanation: answer.explanation },
  }));
  return {
    screen: { ...head, state: 'ready', description: found.description, sheet: drawn({ questions }), leftOutCount: found.left_out_count },
  };
});

export default function CollectionSheetPage() {
  const screen = useScreen<typeof loader>();
  return screen.state === 'ready' ? (
    <CollectionSheetScreen {...screen} print={() => window.print()} />
  ) : (
    <CollectionSheetScreen {...screen} />
  );
}
