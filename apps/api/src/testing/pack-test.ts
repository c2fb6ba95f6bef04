import type { PackTest } from '@darb/content';
import type { Api } from '../api.ts';
import { loadPack } from '../content/load-pack.ts';
import type { MediaStorage } from '../media/storage.ts';
import { smallPack } from './learner.ts';

/** The test that `loadTest` puts into the small pack, after the lessons 11 and 12 of the first subtopic. */
export const TEST = { test_id: 190, subtopic_id: 1 };
/** Stands in every explanation and accepted text of that test, so that a leak is found by it. */
export const CANARY = 'canary-48151623';

/** Loads the small pack with a test of the seven types of question; `changes` makes it another one. */
export async function loadTest({ db }: Api, media: MediaStorage, changes: Partial<PackTest> = {}): Promise<void> {
  const pack = structuredClone(await smallPack());
  const subtopic = pack.programs[0]?.subjects[0]?.topics[0]?.subtopics[0];
  const quiz = subtopic?.lessons[0]?.quiz;
  if (!subtopic || !quiz) throw new Error('the small pack has no quiz');
  const secret = { ar: { lang: 'ar' as const, parts: [{ kind: 'text' as const, text: CANARY }] } };
  subtopic.test = {
    ...{ id: TEST.test_id, order: 3, title: { ar: 'اختبار الجمع', en: 'Test of adding' }, is_premium: false },
    ...{ suggested_minutes: 20, limit_minutes: null },
    questions: quiz.questions.map((question) => ({
      ...question,
      explanation: secret,
      body: question.body.type === 'short_text' ? { ...question.body, accepted: [CANARY, ...question.body.accepted] } : question.body,
    })),
    ...changes,
  };
  await loadPack(db, pack, media);
}
