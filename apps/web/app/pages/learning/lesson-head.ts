import type { Lesson, learning, ReplyOf } from '@darb/contract';
import type { Language } from '@darb/language';
import type { LessonScreenProps } from '@darb/ui/screens/learning/props';
import { href, publicPath } from '../../href.ts';
import { itemHref } from '../catalog/item-href.ts';
import type { Given } from '../../server/page.ts';
import type { TrailStep } from '../../server/shown.ts';
import { notFound } from '../../server/session.ts';

type Path = ReplyOf<typeof learning.lessons>;
type LessonHead = Pick<
  LessonScreenProps,
  'title' | 'writtenIn' | 'index' | 'count' | 'duration' | 'crumbs' | 'path' | 'previous' | 'next' | 'collect'
>;

/**
 * As exact as the path is drawn: finer steps would tell students' paths apart that look alike, and no drawing
 * of them could be kept.
 */
const inTwentieths = (share: number): number => Math.round(share * 20) / 20;

/** The language of the text: a title may be translated where the text behind it is not. */
export function writtenIn({ title, text: [first] }: Pick<Lesson, 'title' | 'text'>): Language {
  if (!first) return title.lang;
  const rich = first.kind === 'law' ? first.formula : 'text' in first ? first.text : first.items[0];
  return rich?.lang ?? title.lang;
}

/** What a lesson lies below, by addresses without a country. */
export function lessonTrail({ id, title, program, subject, subtopic }: Lesson): TrailStep[] {
  const above = { program: program.id, subject: subject.id };
  return [
    { name: program.title.text, path: publicPath('exploreProgram', above) },
    { name: subject.title.text, path: publicPath('subject', above) },
    { name: title.text, path: publicPath('lesson', { ...above, subtopic: subtopic.id, lesson: id }) },
  ];
}

/**
 * What stands around a lesson: where it lies in its path, and what comes before and after. A lesson under
 * another path's address is not found.
 */
export function lessonHead({ visit, params, student }: Given<'lesson'>, lesson: Lesson, path: Path): LessonHead {
  const { program, subject, topic, subtopic } = lesson;
  if (program.id !== params.program || subject.id !== params.subject || subtopic.id !== params.subtopic) throw notFound();
  const placeOf = (item: { id: number; type: 'lesson' | 'test' }): string => itemHref(visit, params, item);
  const at = path.items.findIndex((item) => item.type === 'lesson' && item.id === lesson.id);
  const own = path.items[at];
  if (!own) throw notFound();
  const lessons = path.items.filter(({ type }) => type === 'lesson');
  const neighbour = (index: number): { title: (typeof path.items)[number]['title']; href: string } | null => {
    const item = path.items[index];
    return item ? { title: item.title, href: placeOf(item) } : null;
  };
  return {
    title: lesson.title,
    writtenIn: writtenIn(lesson),
    index: lessons.indexOf(own) + 1,
    count: lessons.length,
    duration: lesson.duration,
    crumbs: [
      { title: program.title, href: href(visit, 'exploreProgram', params) },
      { title: subject.title, href: href(visit, 'subject', params) },
      { title: topic.title, href: null },
      { title: subtopic.title, href: null },
    ],
    path: {
      title: subtopic.title,
      lessonsLeft: lessons.filter(({ done }) => !done).length,
      testAhead: path.items.some(({ type, done }) => type === 'test' && !done),
      items: path.items.map((item) => ({
        id: item.id,
        type: item.type,
        title: item.title,
        duration: item.duration,
        questionsCount: item.questions_count,
        done: student !== null && item.done,
        progress: student === null ? 0 : inTwentieths(item.progress),
        locked: item.locked,
        current: item === own,
        href: placeOf(item),
      })),
    },
    previous: at > 0 ? neighbour(at - 1) : null,
    next: neighbour(at + 1),
    collect: student === null ? null : href(visit, 'addToCollection', null, { lesson: lesson.id }),
  };
}
