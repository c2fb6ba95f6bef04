import { redirect } from '@remix-run/node';
import { useNavigation, useRevalidator } from '@remix-run/react';
import type { Drawn } from '@darb/ui/drawn';
import { TestResultScreen } from '@darb/ui/screens/assessment/TestResultScreen/TestResultScreen';
import type { TestResultScreenProps } from '@darb/ui/screens/assessment/props';
import { useEffect, useState } from 'react';
import { forgetOpened } from '../../client/opened-attempt.ts';
import { href, pathOf } from '../../href.ts';
import { action as actionOf } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import { notFound } from '../../server/session.ts';
import type { Showing } from '../../server/shown.ts';
import { useScreen } from '../../shown-screen.ts';
import type { Counted } from './late-answers.ts';
import { idPrefix } from './queued-answers.ts';
import { testResult } from './test-result-view.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface ResultPage {
  result: TestResultScreenProps;
  student: string;
  test: number;
  attempt: string;
  /** Every answer that the result counts; a document does without, as few have to compare any. */
  counted: Drawn<readonly Counted[]>;
}

/** The result of an attempt, the last one or that of `attempt`; without any it leads to the cover. */
export const loader = page('testResult', async (given): Promise<Showing<ResultPage>> => {
  const { api, visit, params, search, student, drawn, to } = given;
  const wanted = search.get('attempt');
  if (wanted !== null && !UUID.test(wanted)) throw notFound();
  const results = await api.assessment.testResults({
    test_id: params.test,
    subtopic_id: params.subtopic,
    ...(wanted === null ? {} : { start_request_id: wanted }),
  });
  const { shown } = results;
  const attempt = results.attempts.find(({ start_request_id }) => start_request_id === shown?.start_request_id);
  if (!shown || !attempt) throw to('testCover', params);
  const about = { student: student.id, test: results.id, attempt: shown.start_request_id };
  const counted = drawn(shown.marked.map(({ question, given: answer }) => ({ question: { id: question.id }, given: answer })));
  const close = href(visit, 'testCover', params);
  const around = { names: { test: results.title.text }, stage: { title: results.title, close, questions: null } };
  const here = href(visit, 'testResult', params);
  if (search.get('retake') !== null) {
    const last = results.attempts.at(-1) ?? attempt;
    const { limit_minutes } = await api.assessment.testCover({ test_id: params.test, subtopic_id: params.subtopic });
    const asks = { timed: limit_minutes !== null, attempt: last.start_request_id, action: here, back: here, pending: false };
    return { screen: { result: { state: 'retake', ...asks }, ...about, counted }, ...around };
  }
  const result = await testResult(given, results, attempt, shown);
  return { screen: { result: { state: result.state, result: drawn(result), lateCount: 0 }, ...about, counted }, ...around };
});

/** Begins again (rule assessment 7): the attempt that the form names is closed already, so it begins one. */
export const action = actionOf('testResult', async ({ api, visit, params, fields, to }) => {
  if (!visit.student) throw to('signup', null, { next: visit.path });
  await api.assessment.retakeQuiz({ start_request_id: fields.text('attempt') });
  return redirect(pathOf(visit, 'test', params));
});

/** The result, with a word on answers of this browser that came too late for it. */
export default function TestResultPage() {
  const { result, student, test, attempt, counted }: ResultPage = useScreen<typeof loader>();
  const { state, formData } = useNavigation();
  const { revalidate } = useRevalidator();
  const [lateCount, setLateCount] = useState(0);
  useEffect(() => forgetOpened(`test/${test}`), [test]);
  useEffect(() => {
    let stop: (() => void) | null = () => undefined;
    // fetched here: what is shown first has no use for it
    import('./late-answers.ts').then(
      ({ watchLateAnswers }) =>
        (stop &&= watchLateAnswers(idPrefix(student, attempt), counted.props, {
          tell: (late) => setLateCount((earlier) => earlier + late),
          ask: revalidate,
        })),
      () => undefined,
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [student, attempt, counted, revalidate]);
  return result.state === 'retake' ? (
    <TestResultScreen {...result} pending={state !== 'idle' && formData !== undefined} />
  ) : (
    <TestResultScreen {...result} lateCount={lateCount} />
  );
}
