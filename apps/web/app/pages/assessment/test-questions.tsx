import { page } from '../../server/page.ts';
import { currentTest } from './current-test.ts';

/** All questions of the open test, as JSON, for the page that came with those alone that it shows. */
export const loader = page('testQuestions', async ({ api, params, to }) => {
  const test = await currentTest(api, params);
  if (test?.state !== 'open') throw to('test', params);
  const { start_request_id: attempt, questions } = test;
  throw Response.json({ attempt, questions });
});
