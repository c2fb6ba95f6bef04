import { href, type Whereabouts } from '../../href.ts';

interface SubtopicParams {
  program: number;
  subject: number;
  subtopic: number;
}

/** Where an item of a path is opened: a lesson by its page, a test by its cover. */
export const itemHref = (at: Whereabouts, { program, subject, subtopic }: SubtopicParams, item: { type: 'lesson' | 'test'; id: number }) =>
  item.type === 'lesson'
    ? href(at, 'lesson', { program, subject, subtopic, lesson: item.id })
    : href(at, 'testCover', { program, subject, subtopic, test: item.id });

/** The same of what the API calls a place: of its two ids that of its type is there. */
export const placeHref = (
  at: Whereabouts,
  program: number,
  place: { subject_id: number; subtopic_id: number; lesson_id: number | null; test_id: number | null },
) => {
  const params = { program, subject: place.subject_id, subtopic: place.subtopic_id };
  if (place.lesson_id !== null) return itemHref(at, params, { type: 'lesson', id: place.lesson_id });
  return place.test_id === null ? href(at, 'subject', params) : itemHref(at, params, { type: 'test', id: place.test_id });
};
