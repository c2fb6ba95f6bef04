import type { ClientActionFunctionArgs } from '@remix-run/react';
import { sentOr } from '../../client/connection-lost.ts';
import { revalidateBetweenQuestions } from '../../client/between-questions.ts';
import { href } from '../../href.ts';
import { action as actionOf } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import type { Showing } from '../../server/shown.ts';
import { useScreen } from '../../shown-screen.ts';
import type { AnswerRefused } from './attempt-action.ts';
import { OpenTestPage } from './open-test-page.tsx';
import { actOnTest } from './test-action.ts';
import type { OpenTest } from './test-view.ts';

/**
 * The open attempt with all its questions, so that going from one to the next needs no connection. It begins
 * none: without an open one it leads to the subject (rule assessment 1).
 */
export const loader = page('test', async ({ api, visit, params, student, to }): Promise<Showing<OpenTest>> => {
  const of = { test_id: params.test, subtopic_id: params.subtopic };
  const { open } = await api.assessment.testCover(of);
  if (!open) throw to('subject', params);
  const test = await api.assessment.test(of);
  if (test.state === 'submitted') throw to('subject', params);
  const cover = href(visit, 'subject', params);
  const screen: OpenTest = {
    test,
    places: { page: href(visit, 'test', params), cover, signIn: href(visit, 'signin', null, { next: visit.path, reason: 'session' }) },
    student: student.id,
    answerAddress: href(visit, 'quizAnswer'),
    markAddress: href(visit, 'testMark'),
  };
  return {
    screen,
    names: { test: test.title.text },
    stage: { title: test.title, close: cover, questions: test.questions.length, timed: test.ends_at !== null },
  };
});

export const action = actionOf('test', actOnTest);

export const clientAction = (args: ClientActionFunctionArgs) =>
  sentOr<AnswerRefused>(args, () => ({ problem: 'answer_not_saved', typed: {} }));

export const shouldRevalidate = revalidateBetweenQuestions;

export default function TestPage() {
  const open: OpenTest = useScreen<typeof loader>();
  return <OpenTestPage key={open.test.start_request_id} {...open} />;
}
