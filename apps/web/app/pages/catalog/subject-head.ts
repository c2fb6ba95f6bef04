import type { catalog, progress, ReplyOf } from '@darb/contract';
import { countryOf } from '@darb/contract/countries';
import type { SubjectScreenProps } from '@darb/ui/screens/catalog/props';
import { href } from '../../href.ts';
import type { Given } from '../../server/page.ts';
import { notFound } from '../../server/session.ts';
import { itemHref, placeHref } from './item-href.ts';

export type SubtopicsList = ReplyOf<typeof catalog.subtopicsList>;
export type SubtopicsProgress = ReplyOf<typeof progress.subjectSubtopicsProgress>;
type SubjectHead = Pick<
  SubjectScreenProps,
  'title' | 'program' | 'icon' | 'bgColor' | 'back' | 'tabs' | 'progressPercentage' | 'next' | 'notice'
>;

/** Whether the student may follow this program's lessons: it is theirs. */
const isOwn = (student: { program_id: number | null } | null, program: number): boolean =>
  student !== null && student.program_id === program;

function noticeOf({ visit, student, params }: Given<'subject'>, testsOnly: boolean): SubjectHead['notice'] {
  if (!student) return { kind: 'guest', signUp: href(visit, 'signup', null, { next: visit.path }) };
  const keeps = { next: visit.path };
  const checkout = countryOf(visit.country).checkoutEnabled ? href(visit, 'checkout', { program: params.program }, keeps) : null;
  if (!isOwn(student, params.program))
    return { kind: 'otherProgram', selectProgram: href(visit, 'settingsCurriculum', null, keeps), checkout };
  const hasKey = student.is_premium && student.premium_program_id === params.program;
  return hasKey || checkout === null ? null : { kind: 'free', checkout, testsOnly };
}

/** The next step in the subject (rule progress 11); for a guest its first item. */
function nextItem(
  { visit, params }: Given<'subject'>,
  { topics }: SubtopicsList,
  progressOf: SubtopicsProgress | null,
): SubjectHead['next'] {
  if (progressOf) {
    const { next, subtopics } = progressOf;
    const started = subtopics.some(({ items }) => items.some(({ done }) => done));
    return next && { title: next.title, type: next.type, href: placeHref(visit, params.program, next), started };
  }
  const [first] = topics.flatMap(({ subtopics }) => subtopics.flatMap(({ id, items }) => items.map((item) => ({ subtopic: id, item }))));
  if (!first) return null;
  const { subtopic, item } = first;
  return { title: item.title, type: item.type, href: itemHref(visit, { ...params, subtopic }, item), started: false };
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
  const percentage = mine ? await api.progress.subjectProgress({ subjects_ids: [params.subject] }) : null;
  return {
    title: list.subject.title,
    program: list.program.title,
    icon: list.subject.icon,
    bgColor: list.subject.bgColor,
    back: href(visit, 'exploreProgram', { program: params.program }),
    tabs: { path: href(visit, 'subject', params), journey: href(visit, 'subject', params, { tab: 'aj' }) },
    progressPercentage: percentage?.subjects[0]?.progress_percentage ?? null,
    next: student && !mine ? null : nextItem(given, list, progressOf),
    notice: noticeOf(given, list.program.assessment_only),
  };
}
