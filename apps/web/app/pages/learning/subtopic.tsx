import { page } from '../../server/page.ts';
import { notFound } from '../../server/session.ts';

/**
 * A subtopic's address leads to its head item, or the one of lowest order; an empty path is not found
 * (rule learning 5).
 */
export const loader = page('subtopic', async ({ api, params, to }) => {
  const { head, program, subject } = await api.learning.lessons({ subtopic_id: params.subtopic });
  if (program.id !== params.program || subject.id !== params.subject || !head) throw notFound();
  throw head.type === 'lesson' ? to('lesson', { ...params, lesson: head.id }) : to('testCover', { ...params, test: head.id });
});

/** Never drawn: with it this is a page to Remix, whose 404 is the 404 page. */
export default function SubtopicPage() {
  return null;
}
