import type { Answer, Question } from '../../packages/contract/src/attempt.ts';
import { askApi } from '../support/ask.ts';
import type { Records } from '../support/records.ts';
import { COUNTRY, type MeasuredPage } from './evening.ts';
import { seedBusyStudent } from './busy-student.ts';
import { someAnswer } from '../faults/learners.ts';

/** A test of program 1 that every student may sit. */
const TEST = { test_id: 11_119, subtopic_id: 1111 } as const;
const SUBTOPIC = '/ar/program/1/subject/11/subtopic/1111';
/** A page whose row is a secret's answers no program; this is the browser that a parent has. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

interface Sat {
  start_request_id: string;
  questions: Question[];
}

export interface StudyPages {
  readonly pages: readonly MeasuredPage[];
  /** The student with three busy years. */
  readonly busy: { readonly token: string; readonly answers: number };
}

/**
 * The pages of a test and of what follows it, each of a student who has what it shows: an open attempt, a
 * submitted one, three busy years, a link that is given away.
 */
export async function studyPages(product: string, dataDir: string, records: Records): Promise<StudyPages> {
  const [sitting, done, busy] = await records.students(3);
  if (!sitting || !done || !busy) throw new Error('no students');
  const called = async <Data>(token: string, path: string, body?: object): Promise<Data> => {
    const { status, key, data } = await askApi(product, path, { token, ...(body ? { body } : {}) });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${key}`);
    return data as Data;
  };
  const begun = async (token: string): Promise<Sat> => {
    await called(token, 'exams/test-cover', TEST);
    const sat = await called<Sat>(token, `exams/test?test_id=${TEST.test_id}&subtopic_id=${TEST.subtopic_id}`);
    for (const question of sat.questions.slice(1)) {
      const answer: Answer = someAnswer(question, 1);
      await called(token, 'tests/student-test-answer', { start_request_id: sat.start_request_id, question_id: question.id, answer });
    }
    return sat;
  };
  await begun(sitting.token);
  const { start_request_id } = await begun(done.token);
  await called(done.token, 'exams/submit-test', { start_request_id });
  const answers = await seedBusyStudent(dataDir, busy.id);
  const { links } = await called<{ links: { token: string }[] }>(busy.token, 'progress/share', { name: '' });
  const [link] = links;
  if (!link) throw new Error('no link');
  const page = (name: string, path: string, { token }: { token: string }): MeasuredPage => ({
    name,
    url: `${product}${path}${COUNTRY}`,
    who: 'student',
    headers: { cookie: `access-token=${token}` },
  });
  const pages = [
    page('test cover', `${SUBTOPIC}/test_cover/${TEST.test_id}`, done),
    page('test', `${SUBTOPIC}/test/${TEST.test_id}`, sitting),
    page('test result', `${SUBTOPIC}/test/${TEST.test_id}/result`, done),
    page('reports, a busy student', '/ar/reports', busy),
    { name: 'a parent’s page', url: `${product}/ar/progress/${link.token}`, who: 'parent' as const, headers: { 'user-agent': BROWSER } },
  ];
  return { pages, busy: { token: busy.token, answers } };
}
