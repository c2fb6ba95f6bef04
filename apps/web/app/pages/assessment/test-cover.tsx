import { redirect } from '@remix-run/node';
import { useNavigation } from '@remix-run/react';
import type { TestCover } from '@darb/contract';
import { TestCoverScreen } from '@darb/ui/screens/assessment/TestCoverScreen/TestCoverScreen';
import type { CoverDetails, TestCoverScreenProps } from '@darb/ui/screens/assessment/props';
import { href, pathOf } from '../../href.ts';
import { action as actionOf } from '../../server/action.ts';
import { page, type Given } from '../../server/page.ts';
import { notFound } from '../../server/session.ts';
import { useScreen } from '../../shown-screen.ts';
import { minutesLeft, passCountOf } from './test-facts.ts';

const DAY = 86_400_000;
/** The most attempts that the cover's chart shows. */
const LATEST = 3;

const shareOf = ({ correct_count, questions_count }: { correct_count: number; questions_count: number }) => ({
  correctCount: correct_count,
  questionsCount: questions_count,
});

/** What the cover says of the attempts before; null where there is none. */
function pastOf(
  { visit, params }: Given<'testCover'>,
  { closed, best, last, server_time, pass_percentage }: TestCover,
): CoverDetails['past'] {
  const latest = closed.slice(-LATEST);
  if (!best || !last) return null;
  const passed = best.result === 'passed';
  const days = (time: string): number => Math.floor(Date.parse(time) / DAY);
  return {
    count: closed.length,
    latest: latest.map(({ number, submitted_at, ...result }) => ({ number, date: submitted_at, ...shareOf(result) })),
    best: shareOf(best),
    last: shareOf(last),
    lastDaysAgo: Math.max(0, days(server_time) - days(last.submitted_at)),
    averageMinutes: Math.round(closed.reduce((sum, { time_spent }) => sum + time_spent, 0) / closed.length / 60),
    missingCount: passed ? 0 : Math.max(1, passCountOf(last.questions_count, pass_percentage) - last.correct_count),
    review: href(visit, 'testResult', params),
  };
}

/** What stands before a test. Opening it begins nothing; its form does, once however often it is sent. */
export const loader = page('testCover', async (given): Promise<{ screen: TestCoverScreenProps; names: Record<string, string> }> => {
  const { api, visit, params, drawn } = given;
  const [cover, path] = await Promise.all([
    api.assessment.testCover({ test_id: params.test, subtopic_id: params.subtopic }),
    api.learning.lessons({ subtopic_id: params.subtopic }),
  ]);
  if (path.program.id !== params.program || path.subject.id !== params.subject) throw notFound();
  const { open } = cover;
  const minutes = cover.limit_minutes ?? cover.suggested_minutes;
  const counts = { questionsCount: cover.questions_count, passCount: passCountOf(cover.questions_count, cover.pass_percentage) };
  const lessons = path.items.flatMap(({ type, id, title, done }) => (type === 'lesson' ? [{ id, title, done }] : []));
  const shared = {
    title: cover.subtopic.title,
    crumbs: [
      { title: path.program.title, href: href(visit, 'exploreProgram', params) },
      { title: path.subject.title, href: href(visit, 'subject', params) },
    ],
    lessons,
    ...counts,
    minutes: minutes === null ? null : { kind: cover.limit_minutes === null ? ('suggested' as const) : ('limit' as const), count: minutes },
    details: drawn<CoverDetails>({
      topics: cover.topics.map(({ lesson, questions_count }) => ({ lesson: lesson?.title ?? null, questionsCount: questions_count })),
      past: pastOf(given, cover),
      ...counts,
      state: open ? 'continue' : 'begin',
      hasLessons: lessons.length > 0,
      limited: cover.limit_minutes !== null,
    }),
  };
  const names = { test: cover.title.text };
  if (!open)
    return {
      screen: { ...shared, state: 'begin', action: href(visit, 'testCover', params), number: cover.attempts + 1, pending: false },
      names,
    };
  const next = open.questions.indexOf('open');
  const here = (next < 0 ? Math.max(0, open.questions.indexOf('skipped')) : next) + 1;
  return {
    screen: {
      ...shared,
      state: 'continue',
      to: href(visit, 'test', params, { question: here }),
      handIn: href(visit, 'test', params, { question: 'review' }),
      here,
      questions: open.questions,
      minutesLeft: open.ends_at === null ? null : minutesLeft(open.ends_at, cover.server_time),
      endsAt: open.ends_at,
    },
    names,
  };
});

/** Begins an attempt, or goes on with the open one (rule assessment 1). */
export const action = actionOf('testCover', async ({ api, visit, params, to }) => {
  if (!visit.student) throw to('signup', null, { next: visit.path });
  await api.assessment.beginTest({ test_id: params.test, subtopic_id: params.subtopic });
  return redirect(pathOf(visit, 'test', params));
});

export default function TestCoverPage() {
  const screen: TestCoverScreenProps = useScreen<typeof loader>();
  const { state, formData } = useNavigation();
  return screen.state === 'begin' ? (
    <TestCoverScreen {...screen} pending={state !== 'idle' && formData !== undefined} />
  ) : (
    <TestCoverScreen {...screen} />
  );
}
