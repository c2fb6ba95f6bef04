import type { catalog, progress, ReplyOf } from '@darb/contract';
import { countryOf } from '@darb/contract/countries';
import type { SubjectScreenProps } from '@darb/ui/screens/catalog/props';
import { href } from '../../href.ts';
import type { Given } from '../../server/page.ts';
import { notFound } from '../../server/session.ts';

export type SubtopicsList = ReplyOf<typeof catalog.subtopicsList>;
export type SubtopicsProgress = ReplyOf<typeof progress.subjectSubtopicsProgress>;
type SubjectHead = Pick<
  SubjectScreenProps,
  'title' | 'program' | 'icon' | 'bgColor' | 'back' | 'tabs' | 'progressPercentage' | 'next' | 'notice'
>;

/** Whether the student may follow this program's lessons: it is theirs. */
const isOwn = (student: { program_id: number | null } | null, program: number): boolean =>
  student !== null && student.program_id === program;

function noticeOf({ visit, student, params }: Given<'subject'>): SubjectHead['notice'] {
  if (!student) return { kind: 'guest', signUp: href(visit, 'signup', null, { next: visit.path }) };
  if (!isOwn(student, params.program)) return { kind: 'otherProgram', selectProgram: href(visit, 'chooseProgram') };
  const hasKey = student.is_premium && student.premium_program_id === params.program;
  if (hasKey || !countryOf(visit.country).checkoutEnabled) return null;
  return { kind: 'free', checkout: href(visit, 'checkout', { program: params.program }, { next: visit.path }) };
}

/** The first item of the subject's paths that is not done; for a guest the first of all. */
function nextItem(
  { visit, params }: Given<'subject'>,
  { topics }: SubtopicsList,
  progressOf: SubtopicsProgress | null,
): SubjectHead['next'] {
  const done = new Set(
    progressOf?.subtopics.flatMap(({ items }) => items.filter((item) => item.done).map((item) => `${item.type} ${item.id}`)) ?? [],
  );
  for (const { subtopics } of topics) {
    for (const { id: subtopic, items } of subtopics) {
      const item = [...items].sort((a, b) => a.order - b.order).find(({ type, id }) => type === 'lesson' && !done.has(`${type} ${id}`));
      if (item) return { title: item.title, href: href(visit, 'lesson', { ...params, subtopic, lesson: item.id }), started: done.size > 0 };
    }
  }
  return null;
}

/**
 * What stands above both tabs of a subject's page. A subject under another program's address is not found.
 */
export async function subjectHead(
  given: Given<'subject'>,
  list: SubtopicsList,
  progressOf: SubtopicsProgress | null,
): Promise<SubjectHead> {
  const { api, visit, params, student } = given;
  if (list.program.id !== params.program) throw notFound();
  const mine = isOwn(student, params.program);
  const { assessment_only: testsOnly } = list.program;
  const percentage = mine && !testsOnly ? await api.progress.subjectProgress({ subjects_ids: [params.subject] }) : null;
  return {
    title: list.subject.title,
    program: list.program.title,
    icon: list.subject.icon,
    bgColor: list.subject.bgColor,
    back: href(visit, 'exploreProgram', { program: params.program }),
    tabs: { path: href(visit, 'subject', params), journey: href(visit, 'subject', params, { tab: 'aj' }) },
    progressPercentage: percentage?.subjects[0]?.progress_percentage ?? null,
    next: student && !mine ? null : nextItem(given, list, progressOf),
    notice: testsOnly ? null : noticeOf(given),
  };
}
