import { page } from '../../server/page.ts';

/** All questions of the open test, as JSON, for the page that came with those alone that it shows. */
export const loader = page('testQuestions', async ({ api, params, to }) => {
  const of = { test_id: params.test, subtopic_id: params.subtopic };
  const { open } = await api.assessment.testCover(of);
  if (!open) throw to('test', params);
  const { start_request_id: attempt, questions } = await api.assessment.test(of);
  throw Response.json({ attempt, questions });
});
