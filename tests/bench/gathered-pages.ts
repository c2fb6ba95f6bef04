import type { Question } from '../../packages/contract/src/attempt.ts';
import { someAnswer } from '../faults/learners.ts';
import { askApi } from '../support/ask.ts';
import type { Records } from '../support/records.ts';
import { COUNTRY, type MeasuredPage } from './evening.ts';

const PLACE = { subject: 11, subtopic: 1111 } as const;
const LESSONS = [1101, 1102, 1103, 1104] as const;
/** As many as a practised student may have on a first page. */
const COLLECTIONS = ['مراجعة الرياضيات (1)', 'أخطاء متكررة', 'ليلة الامتحان', 'Reported speech + grammar'] as const;
const PHONE = '+962781234567';

/**
 * The pages of practice, collections and search, and a quiz that was handed in, of a student who has what
 * they show: four collections, one with lessons and questions; five questions due today; a round begun.
 */
export async function gatheredPages(product: string, records: Records): Promise<MeasuredPage[]> {
  const { token } = await records.student({
    name: 'سلمى العبد الله',
    phone: PHONE,
    email: 'gathered@example.org',
    password: 'a path of sand',
  });
  const called = async <Data>(path: string, body?: object): Promise<Data> => {
    const { status, key, data } = await askApi(product, path, { token, ...(body ? { body } : {}) });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${key}`);
    return data as Data;
  };
  const { quiz_id } = await called<{ quiz_id: number }>(`content/lesson?id=${LESSONS[0]}`);
  const quiz = await called<{ start_request_id: string; questions: Question[] }>(
    `exams/quiz?quiz_id=${quiz_id}&subtopic_id=${PLACE.subtopic}`,
  );
  const { start_request_id } = quiz;
  for (const question of quiz.questions) {
    await called('tests/student-test-answer', { start_request_id, question_id: question.id, answer: someAnswer(question, 1) });
  }
  await called('exams/quiz', { start_request_id });
  await called('practice/get-review-standing');
  if ((await records.dueToday(PHONE)) === 0) throw new Error('nothing is due');

  const made: string[] = [];
  for (const name of COLLECTIONS) made.push((await called<{ id: string }>('bookmarks', { name })).id);
  const [bookmark_id = ''] = made;
  const put = (entity_type: 'lesson' | 'question', entity_id: number) =>
    called('bookmarks/entity', { bookmark_id, entity_type, entity_id });
  for (const id of LESSONS) await put('lesson', id);
  for (const { id } of quiz.questions) await put('question', id);

  const page = (name: string, path: string, query = ''): MeasuredPage => ({
    name,
    url: `${product}/ar/${path}${COUNTRY}${query}`,
    who: 'student',
    headers: { cookie: `access-token=${token}` },
  });
  return [
    page('quiz result', `program/1/subject/${PLACE.subject}/subtopic/${PLACE.subtopic}/quiz/${quiz_id}`),
    page('practice', 'practice/start'),
    page('practice progress', `practice/${PLACE.subject}/progress`),
    page('practice round', `practice/${PLACE.subject}/round/1`),
    page('today', 'today'),
    page('collections', 'collections'),
    page('collection', `collections/${bookmark_id}`),
    page('adding to a collection', 'collections/add', `&lesson=${LESSONS[0]}`),
    page('question of a collection', `collections/${bookmark_id}/question/${quiz.questions[0]?.id ?? 0}`),
    page('round of a collection', `collections/${bookmark_id}/round`),
    page('sheet of a collection', `collections/${bookmark_id}/sheet`),
    page('search', 'search', `&query=${encodeURIComponent('المشتقة')}`),
  ];
}
