import { expect } from 'vitest';
import { test, type Learner } from '../testing/learner.ts';
import { loadTest, TEST } from '../testing/pack-test.ts';

const sat = ({ client }: Learner) => client.assessment.test(TEST);

test('a skipped question is kept with the attempt, on any device, until it is answered', async ({ api, options, learner }) => {
  await loadTest(api, options.media);
  const student = await learner();
  const { start_request_id, questions } = await sat(student);
  const yesOrNo = questions.find(({ type }) => type === 'true_false')?.id ?? 0;
  const other = questions.find(({ id }) => id !== yesOrNo)?.id ?? 0;
  for (const question_id of [yesOrNo, other, yesOrNo]) await student.client.assessment.saveSkip({ start_request_id, question_id });
  expect((await sat(student)).skipped).toEqual([yesOrNo, other].sort((a, b) => a - b));
  await student.client.assessment.saveAnswer({ start_request_id, question_id: yesOrNo, answer: { type: 'true_false', value: true } });
  expect((await sat(student)).skipped).toEqual([other]);
  // a skip that arrives after the answer takes nothing back
  await student.client.assessment.saveSkip({ start_request_id, question_id: yesOrNo });
  expect(await sat(student)).toMatchObject({ skipped: [other], answers: { [yesOrNo]: { value: true } } });
  await student.client.assessment.retakeQuiz({ start_request_id });
  expect((await sat(student)).skipped).toEqual([]);
});

test('a skip of another student, question or kind of attempt is refused, and one after handing in', async ({ api, options, learner }) => {
  await loadTest(api, options.media);
  const [student, other] = [await learner(), await learner()];
  const { start_request_id, questions } = await sat(student);
  const question_id = questions[0]?.id ?? 0;
  const quiz = await student.client.assessment.quiz({ quiz_id: 101, subtopic_id: 1 });
  const { saveSkip, submitTest } = student.client.assessment;
  await expect(other.client.assessment.saveSkip({ start_request_id, question_id })).rejects.toMatchObject({
    messageKey: 'attempt_not_found',
  });
  await expect(saveSkip({ start_request_id: quiz.start_request_id, question_id })).rejects.toMatchObject({
    messageKey: 'attempt_not_found',
  });
  await expect(saveSkip({ start_request_id, question_id: quiz.questions[0]?.id ?? 0 })).rejects.toMatchObject({
    messageKey: 'question_not_found',
  });
  await submitTest({ start_request_id });
  await expect(saveSkip({ start_request_id, question_id })).rejects.toMatchObject({ messageKey: 'attempt_submitted' });
});
