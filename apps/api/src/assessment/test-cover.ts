import type { TestCover } from '@darb/contract';
import { PASS_PERCENTAGE } from '@darb/contract/limits';
import type { Language } from '@darb/language';
import { localize } from '../catalog/localize.ts';
import { pathItems } from '../catalog/service.ts';
import type { Db } from '../database/database.ts';
import { requireAccess, type Learner } from '../learning/access.ts';
import { currentAttempt, openAttempt } from './attempts.ts';
import { bestOf } from './present.ts';
import * as queries from './queries.ts';
import { assessmentOf, factsOf } from './service.ts';
import { closedOf } from './test-results.ts';
import { topicsOf } from './topics.ts';

/**
 * What stands before a test; opening it begins nothing, but closes an attempt whose time is over. Refuses as
 * `test` does.
 */
export async function testCover(
  db: Db,
  language: Language,
  { student, standing }: Learner,
  asked: { testId: number; subtopicId: number },
  now: Date,
): Promise<TestCover> {
  const row = await assessmentOf(db, 'test', asked.testId, asked.subtopicId);
  requireAccess(standing, row);
  const current = await currentAttempt(db, student, row.id, now);
  const open = current && !current.submittedAt ? current : null;
  const [submitted, path, asks] = await Promise.all([
    queries.submittedAttempts(db, student, row.id),
    pathItems(db, { subtopicId: row.subtopicId }),
    open ? queries.questionsById(db, open.questionIds) : queries.questionsAhead(db, row.id),
  ]);
  const closed = submitted.flatMap((attempt) => closedOf(attempt) ?? []);
  return {
    id: row.id,
    ...factsOf(row.type, row.title, language, open?.questionIds.length ?? row.questions),
    type: 'test',
    is_premium: row.isPremium,
    subtopic: { id: row.subtopicId, title: localize(row.subtopicTitle, language) },
    lessons: path.flatMap(({ item }) => (item.type === 'lesson' ? [{ id: item.id, title: localize(item.title, language) }] : [])),
    pass_percentage: PASS_PERCENTAGE,
    suggested_minutes: row.suggestedMinutes,
    limit_minutes: row.limitMinutes,
    topics: topicsOf(path, asks, language).map(({ lesson, questions_count }) => ({ lesson, questions_count })),
    attempts: closed.length,
    closed,
    best: bestOf(closed),
    last: closed.at(-1) ?? null,
    action: open ? 'continue' : 'begin',
    open: open && {
      ...startOf(open),
      answered_count: open.answers.length,
      flagged_count: open.flagged.length,
      questions: open.questionIds.map((id) => stateOf(open, id)),
    },
    server_time: now.toISOString(),
  };
}

/**
 * Begins an attempt at a test, or goes on with the open one (rule assessment 1). Refuses as `test` does.
 */
export async function beginTest(db: Db, { student, standing }: Learner, asked: { testId: number; subtopicId: number }, now: Date) {
  const row = await assessmentOf(db, 'test', asked.testId, asked.subtopicId);
  requireAccess(standing, row);
  return startOf(await openAttempt(db, student, row.id, now));
}

const startOf = ({ id, startedAt, endsAt }: queries.AttemptRow) => ({
  start_request_id: id,
  started_at: startedAt.toISOString(),
  ends_at: endsAt?.toISOString() ?? null,
});

type Open = NonNullable<Awaited<ReturnType<typeof currentAttempt>>>;

/** What a student has done with a question of an open attempt (rule assessment 25). */
function stateOf({ answers, skipped }: Open, id: number): 'answered' | 'skipped' | 'open' {
  if (answers.some(({ questionId }) => questionId === id)) return 'answered';
  return skipped.includes(id) ? 'skipped' : 'open';
}
