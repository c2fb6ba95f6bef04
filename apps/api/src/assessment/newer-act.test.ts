import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { test, type Learner } from '../testing/learner.ts';

const SUM = { quiz_id: 101, subtopic_id: 1 };
const open = ({ client }: Learner) => client.assessment.quiz(SUM);
const words = (text: string) => ({ type: 'short_text' as const, text });

/** Opens the quiz, and gives the id of its short text with a way to save one as a device would. */
async function shortText(student: Learner) {
  const quiz = await open(student);
  const question_id = quiz.questions.find(({ type }) => type === 'short_text')?.id ?? 0;
  const from = Date.parse(quiz.server_time);
  const after = (seconds: number): string => new Date(from + seconds * 1000).toISOString();
  const save = (text: string, acted_at?: string) =>
    student.client.assessment.saveAnswer({ start_request_id: quiz.start_request_id, question_id, answer: words(text), acted_at });
  return { quiz, question_id, after, save };
}

describe('of two answers to one question', () => {
  test('the one that was given later counts, whichever arrives first, and the other device is told', async ({ learner, clock }) => {
    const student = await learner();
    const { question_id, after, save } = await shortText(student);
    clock.advance(600);
    await save('from the tablet', after(300));
    await expect(save('from the phone that was offline', after(200))).rejects.toMatchObject({ messageKey: 'answer_superseded' });
    expect((await open(student)).answers[question_id]).toEqual(words('from the tablet'));
    await save('from the phone, later', after(400));
    expect((await open(student)).answers[question_id]).toEqual(words('from the phone, later'));
  });

  test('an earlier one that comes along with handing in is passed over', async ({ learner, clock }) => {
    const student = await learner();
    const { quiz, question_id, after, save } = await shortText(student);
    clock.advance(600);
    await save('later', after(300));
    await student.client.assessment.submitQuiz({
      start_request_id: quiz.start_request_id,
      answers: [{ question_id, answer: words('earlier'), acted_at: after(200) }],
    });
    const { marked } = await student.client.assessment.quiz({ ...SUM, get_correct_answers: true });
    expect(marked.find(({ question }) => question.id === question_id)?.given).toEqual(words('later'));
  });

  test('a device whose clock is ahead gains nothing: no answer is later than now', async ({ learner, clock }) => {
    const student = await learner();
    const { question_id, after, save } = await shortText(student);
    await save('from next year', after(31_536_000));
    clock.advance(1);
    await save('a second later');
    expect((await open(student)).answers[question_id]).toEqual(words('a second later'));
  });

  test('in every order of arrival the same one counts', async ({ learner, clock }) => {
    const student = await learner();
    const { quiz, question_id, after, save } = await shortText(student);
    clock.advance(1_000);
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.integer({ min: 1, max: 900 }), { minLength: 2, maxLength: 5 }), async (times) => {
        await student.client.assessment.retakeQuiz({ start_request_id: quiz.start_request_id });
        for (const time of times) await save(String(time), after(time)).catch(() => undefined);
        expect((await open(student)).answers[question_id]).toEqual(words(String(Math.max(...times))));
      }),
      { numRuns: 30 },
    );
  });
});

describe('a time that a device says', () => {
  test.for(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '1970-01-01T00:00:00Z', '9999-12-31T23:59:59Z', 'yesterday'])(
    '%s is refused and loses no answer',
    async (time, { learner }) => {
      const student = await learner();
      const { quiz, save } = await shortText(student);
      const refused = { messageKey: 'rule_broken' };
      await expect(save('a', time)).rejects.toMatchObject(refused);
      const handIn = (times: object) => student.client.assessment.submitQuiz({ start_request_id: quiz.start_request_id, ...times });
      await expect(handIn({ frontend_start_time: time })).rejects.toMatchObject(refused);
      await expect(handIn({ frontend_end_time: time })).rejects.toMatchObject(refused);
      expect((await open(student)).state).toBe('open');
    },
  );

  test('an end before its start is refused', async ({ learner }) => {
    const student = await learner();
    const { quiz, after } = await shortText(student);
    const times = { frontend_start_time: after(10), frontend_end_time: after(9) };
    await expect(student.client.assessment.submitQuiz({ start_request_id: quiz.start_request_id, ...times })).rejects.toMatchObject({
      messageKey: 'rule_broken',
      errors: [{ path: 'frontend_end_time' }],
    });
  });
});
