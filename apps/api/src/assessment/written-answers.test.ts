import type { QuestionBody } from '@darb/content';
import { expect } from 'vitest';
import { smallPack, test } from '../testing/learner.ts';
import { loadTest, TEST } from '../testing/pack-test.ts';
import type { Answer } from '@darb/contract';

const number = (correct: number, value: string, unit: string | null = null): [QuestionBody, Answer] => [
  { type: 'numeric', correct, tolerance: 0, unit },
  { type: 'numeric', value },
];
const word = (accepted: string, text: string): [QuestionBody, Answer] => [
  { type: 'short_text', accepted: [accepted] },
  { type: 'short_text', text },
];

/** What students write, and the question that it answers rightly. */
const WRITTEN: readonly [QuestionBody, Answer][] = [
  number(1234.5, '1,234.5'),
  number(1234.5, '١٬٢٣٤٫٥'),
  number(1234.5, '۱۲۳۴٫۵'),
  number(0.5, '.5'),
  number(5, '5.'),
  number(1000, '1e3'),
  number(-5, '−5'),
  number(0.75, '3/4'),
  number(0.75, '٣/٤'),
  number(2.5, '2 1/2'),
  number(50, '50%', '%'),
  number(50, '٥٠٪', '%'),
  number(50, '50', '%'),
  number(-5, '−5 m/s', 'm/s'),
  number(0.75, '٣/٤ متر', 'm'),
  number(1000, '1e3', 'N'),
  word('القوّة', 'القُوَّة'),
  word('القوّة', 'القـــوة'),
  word('إجابة', 'اجابه'),
  word('علي', 'علی'),
  word('ليلى', 'لیلی'),
];
/** The same questions, answered with another number or word. */
const WRONG: readonly [QuestionBody, Answer][] = [
  number(1234.5, '1,234'),
  number(1000, '1e2'),
  number(-5, '5'),
  number(0.75, '٤/٣'),
  number(2.5, '2 1/3'),
  number(50, '5%', '%'),
  word('القوّة', 'الطاقة'),
];

test('a test counts numbers and words in every way that students write them, and no others', async ({ api, options, learner }) => {
  const pack = await smallPack();
  const [sample] = pack.programs[0]?.subjects[0]?.topics[0]?.subtopics[0]?.lessons[0]?.quiz?.questions ?? [];
  if (!sample) throw new Error('the small pack has no question');
  const given = [...WRITTEN, ...WRONG];
  const questions = given.map(([body], index) => ({ ...sample, key: `written-${index}`, variant: 1, body }));
  await loadTest(api, options.media, { questions });
  const { client } = await learner();
  const { start_request_id } = await client.assessment.beginTest(TEST);
  const asked = (await client.assessment.test(TEST)).questions;
  const answers = asked.flatMap(({ id }, index) => (given[index] ? [{ question_id: id, answer: given[index][1] }] : []));
  await client.assessment.submitTest({ start_request_id, answers });
  const { shown } = await client.assessment.testResults(TEST);
  const told = shown?.marked.map(({ given: answer, is_correct }) => [answer, is_correct]);
  expect(told).toEqual(given.map(([, answer], index) => [answer, index < WRITTEN.length]));
});
