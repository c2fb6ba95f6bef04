import {
  Refusal,
  type ModerationCase,
  type ModerationCaseSummary,
  type ParsedInputOf,
  type Person,
  type community as calls,
} from '@darb/contract';
import { suspendByStaff } from '../account/operating.ts';
import { shownStudent, type Looks } from '../account/shown-student.ts';
import type { Db } from '../database/database.ts';
import { tellNews } from '../database/news.ts';
import type { StudentId } from '../ids.ts';
import { notify, unsay } from '../notification/service.ts';
import * as queries from './case-queries.ts';
import { personOf } from './comment-row.ts';
import { muteOf } from './mutes.ts';
import { change, lockDiscussion } from './queries.ts';
import { topicOf } from './service.ts';

const personIn = (looks: Looks | null): Person | null => looks && personOf(shownStudent(looks), []);

const summaryOf = (row: queries.CaseRow): ModerationCaseSummary => ({
  id: row.id,
  kind: row.kind,
  source: row.source,
  user: personIn(row.looks),
  shown: row.shown,
  comment: row.comment && {
    id: row.comment.id,
    parent_lecture: row.comment.lessonId,
    parent_comment: row.comment.parentId,
    body: row.comment.body,
    state: row.comment.deletedAt ? 'deleted' : row.comment.hiddenAt ? 'hidden' : row.comment.heldAt ? 'held' : 'shown',
  },
  reports_count: row.reasons.length,
  reasons: [...new Set(row.reasons)],
  opened_at: row.openedAt.toISOString(),
  closed_at: row.closedAt?.toISOString() ?? null,
});

/** What waits for staff, or what they decided (rule community 13). */
export async function listCases(db: Db, asked: ParsedInputOf<typeof calls.cases>) {
  const { rows, total } = await queries.listCases(db, asked);
  return { cases: rows.map(summaryOf), total };
}

/** A case with everything that happened in it. Refuses with `case_not_found`. */
export async function wholeCase(db: Db, id: string, now: Date): Promise<ModerationCase> {
  const row = await queries.caseById(db, id);
  if (!row) throw new Refusal('case_not_found');
  const [reports, acts, earlier, mute] = await Promise.all([
    queries.reportsOf(db, id),
    queries.actsOf(db, id),
    row.studentId === null ? [] : queries.earlierActs(db, row.studentId, id),
    row.studentId === null ? null : muteOf(db, row.studentId, now),
  ]);
  return {
    ...summaryOf(row),
    reports: reports.map(({ reason, note, at }) => ({ reason, note, at: at.toISOString() })),
    acts: acts.map(({ act, looks, days, note, at }) => ({ act, by: personIn(looks), days, note, at: at.toISOString() })),
    muted_until: mute?.until.toISOString() ?? null,
    earlier: earlier.map(({ act, days, at }) => ({ act, days, at: at.toISOString() })),
  };
}

type Decided = ParsedInputOf<typeof calls.decide>;
interface Deciding {
  readonly tx: Db;
  readonly row: queries.CaseRow;
  readonly actId: string;
  readonly given: Decided;
  readonly now: Date;
}

const tell = async (
  { tx, row, actId, given, now }: Deciding,
  kind: 'comment_hidden' | 'comment_restored' | 'warned' | 'muted',
  until?: Date,
) => {
  if (row.studentId === null) return;
  const about = {
    ...(row.comment ? { comment: row.comment.id } : {}),
    ...(until ? { until: until.toISOString() } : {}),
    ...(given.note === undefined ? {} : { note: given.note }),
  };
  await notify(tx, { student: row.studentId, kind, key: `act ${actId}`, about }, now);
};

async function setHidden(deciding: Deciding, isHidden: boolean): Promise<void> {
  const { tx, row, now } = deciding;
  const { comment } = row;
  if (!comment) {
    if (row.studentId !== null && row.kind !== 'comment')
      await queries.setLookHidden(tx, row.studentId, row.kind, isHidden ? row.look : null);
    return;
  }
  if (comment.deletedAt) return;
  await change(tx, comment, isHidden ? { hiddenAt: comment.hiddenAt ?? now } : { hiddenAt: null, heldAt: null });
  await tellNews(tx, topicOf(comment.lessonId));
  const wasSeen = !comment.hiddenAt && !comment.heldAt;
  if (isHidden) await unsay(tx, `reply ${comment.id}`);
  if (isHidden && !comment.hiddenAt) await tell(deciding, 'comment_hidden');
  if (!isHidden && !wasSeen) {
    await tell(deciding, 'comment_restored');
    const told = await queries.answered(tx, comment.id);
    // whom it answers hears of it now that it can be read
    if (told !== null) await notify(tx, { student: told, kind: 'reply', key: `reply ${comment.id}`, about: { comment: comment.id } }, now);
  }
}

const DAY_MS = 86_400_000;

const doing: Readonly<Record<Decided['act'], (deciding: Deciding) => Promise<void>>> = {
  hide: (deciding) => setHidden(deciding, true),
  restore: (deciding) => setHidden(deciding, false),
  warn: (deciding) => tell(deciding, 'warned'),
  async mute(deciding) {
    const { tx, row, given, now } = deciding;
    if (row.studentId === null) return;
    const until = new Date(now.getTime() + (given.days ?? 0) * DAY_MS);
    await queries.storeMute(tx, { studentId: row.studentId, begunAt: now, until, reason: given.note ?? '' });
    await tell(deciding, 'muted', until);
  },
  async suspend({ tx, row, now }) {
    if (row.studentId !== null) await suspendByStaff(tx, row.studentId as StudentId, now);
  },
  dismiss: () => Promise.resolve(),
};

/**
 * Does what staff decided, all of it or nothing, keeps it for good, and closes the case (rule community 15).
 * Refuses with `case_not_found`, `note_missing`, `days_missing`, and about oneself or staff `not_allowed`.
 */
export async function decideCase(db: Db, staff: StudentId, given: Decided, now: Date): Promise<ModerationCase> {
  if ((given.act === 'warn' || given.act === 'mute') && !given.note) throw new Refusal('note_missing');
  if (given.act === 'mute' && given.days === undefined) throw new Refusal('days_missing');
  await db.transaction(async (tx) => {
    const before = await queries.caseById(tx, given.id);
    if (!before) throw new Refusal('case_not_found');
    if (before.comment) await lockDiscussion(tx, before.comment.lessonId);
    await queries.lockCase(tx, given.id);
    const row = await queries.caseById(tx, given.id);
    if (!row) throw new Refusal('case_not_found');
    const role = row.looks?.role;
    if (row.studentId === staff || (given.act === 'suspend' && role !== undefined && queries.isHouse(role)))
      throw new Refusal('not_allowed');
    const actId = await queries.storeAct(tx, {
      caseId: row.id,
      act: given.act,
      staffId: staff,
      days: given.act === 'mute' ? (given.days ?? null) : null,
      note: given.note || null,
      at: now,
    });
    await doing[given.act]({ tx, row, actId, given, now });
    await queries.closeCase(tx, row.id, now);
  });
  return wholeCase(db, given.id, now);
}
