import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { revalidateWhenSent, sentOr } from '../../client/connection-lost.ts';
import { revalidateBetweenQuestions } from '../../client/between-questions.ts';
import { href } from '../../href.ts';
import { action as actionOf } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import type { Showing } from '../../server/shown.ts';
import { useScreen } from '../../shown-screen.ts';
import type { AnswerRefused } from './attempt-action.ts';
import { whereOf } from './open-attempt.ts';
import { OpenTestPage } from './open-test-page.tsx';
import { actOnTest } from './test-action.ts';
import { currentTest } from './current-test.ts';
import { questionsShown, type OpenTest } from './test-view.ts';
import { isWholeTest } from './whole-test.ts';

/**
 * The open attempt with the question that is shown; a browser fetches all of them behind the page, so that
 * going from one to the next needs no connection. It begins none: without an open one it leads to the cover
 * (rule assessment 1).
 */
export const loader = page('test', async ({ api, visit, params, search, student, to }): Promise<Showing<OpenTest>> => {
  const test = await currentTest(api, params);
  if (test?.state !== 'open') throw to('testCover', params);
  const cover = href(visit, 'testCover', params);
  const where = whereOf(search.get('question'), test, test.answers);
  const { title, subtopic: _subtopic, ...rest } = test;
  const screen: OpenTest = {
    test: { ...rest, questions: questionsShown(test, where) },
    where,
    questionsAddress: href(visit, 'testQuestions', params),
    places: { page: href(visit, 'test', params), cover, signIn: href(visit, 'signin', null, { next: visit.path, reason: 'session' }) },
    student: student.id,
    answerAddress: href(visit, 'quizAnswer'),
    markAddress: href(visit, 'testMark'),
    handInAddress: href(visit, 'testHandIn'),
  };
  return {
    screen,
    names: { test: title.text },
    stage: { title, close: cover, questions: test.questions.length, timed: test.ends_at !== null },
  };
});

export const action = actionOf('test', actOnTest);

export const clientAction = (args: ClientActionFunctionArgs) =>
  sentOr<AnswerRefused>(args, () => ({ problem: 'answer_not_saved', typed: {} }));

/** Once all questions are here nothing is asked for between them. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs): boolean =>
  isWholeTest() ? revalidateBetweenQuestions(args) : revalidateWhenSent(args);

export default function TestPage() {
  const open: OpenTest = useScreen<typeof loader>();
  return <OpenTestPage key={open.test.start_request_id} {...open} />;
}
