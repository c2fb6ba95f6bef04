import { and, asc, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { activeBio, activeLooks, isStaff, type Looks } from '../account/shown-student.ts';
import type { Db } from '../database/database.ts';
import type { Role } from '../account/shown-student.ts';
import {
  comments,
  hiddenLooks,
  moderationActs,
  moderationCases,
  moderationReports,
  mutes,
  type CaseKind,
  type ReportReason,
} from './tables.ts';

export const isHouse = (role: Role): boolean => isStaff(role);

const columns = {
  id: moderationCases.id,
  kind: moderationCases.kind,
  source: moderationCases.source,
  shown: moderationCases.shown,
  studentId: moderationCases.studentId,
  openedAt: moderationCases.openedAt,
  closedAt: moderationCases.closedAt,
  comment: {
    id: comments.id,
    lessonId: comments.lessonId,
    parentId: comments.parentId,
    body: comments.body,
    deletedAt: comments.deletedAt,
    heldAt: comments.heldAt,
    hiddenAt: comments.hiddenAt,
  },
  looks: activeLooks(sql`${moderationCases.studentId}`),
  bio: activeBio(sql`${moderationCases.studentId}`),
  reasons: sql<ReportReason[]>`array(select r.reason from ${moderationReports} r where r.case_id = ${moderationCases.id} order by r.at)`,
};

const read = (db: Db) => db.select(columns).from(moderationCases).leftJoin(comments, eq(comments.id, moderationCases.commentId));
type Read = Awaited<ReturnType<typeof read>>[number];
/** A case, its student as they are now; `look` is what its kind is about, as it stands now. */
export type CaseRow = Read & { readonly look: string | null };

function rowOf(row: Read): CaseRow {
  const looks: Looks | null = row.looks;
  const now: Record<CaseKind, string | null> = {
    comment: null,
    name: looks?.fullName ?? null,
    picture: looks?.image ?? null,
    profile: row.bio,
  };
  return { ...row, look: now[row.kind] };
}

export async function listCases(
  db: Db,
  { state, kind, limit, offset }: { state: 'open' | 'closed'; kind?: CaseKind | undefined; limit: number; offset: number },
): Promise<{ rows: CaseRow[]; total: number }> {
  const where = and(
    state === 'open' ? isNull(moderationCases.closedAt) : isNotNull(moderationCases.closedAt),
    ...(kind === undefined ? [] : [eq(moderationCases.kind, kind)]),
  );
  const [rows, [all]] = await Promise.all([
    read(db)
      .where(where)
      .orderBy(state === 'open' ? asc(moderationCases.openedAt) : desc(moderationCases.closedAt), asc(moderationCases.id))
      .limit(limit)
      .offset(offset),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(moderationCases)
      .where(where),
  ]);
  return { rows: rows.map(rowOf), total: all?.total ?? 0 };
}

export async function caseById(db: Db, id: string): Promise<CaseRow | null> {
  const [found] = await read(db).where(eq(moderationCases.id, id));
  return found ? rowOf(found) : null;
}

/** Of several who decide at once each sees what the one before did. */
export const lockCase = (tx: Db, id: string) =>
  tx.select({ id: moderationCases.id }).from(moderationCases).where(eq(moderationCases.id, id)).for('update');

export const reportsOf = (db: Db, id: string) =>
  db.select().from(moderationReports).where(eq(moderationReports.caseId, id)).orderBy(asc(moderationReports.at));

export const actsOf = (db: Db, id: string) =>
  db
    .select({
      act: moderationActs.act,
      days: moderationActs.days,
      note: moderationActs.note,
      at: moderationActs.at,
      looks: activeLooks(sql`${moderationActs}.staff_student_id`),
    })
    .from(moderationActs)
    .where(eq(moderationActs.caseId, id))
    .orderBy(asc(moderationActs.at), asc(moderationActs.id));

/** What staff did about a student in other cases, the newest first. */
export const earlierActs = (db: Db, student: string, but: string) =>
  db
    .select({ act: moderationActs.act, days: moderationActs.days, at: moderationActs.at })
    .from(moderationActs)
    .innerJoin(moderationCases, eq(moderationCases.id, moderationActs.caseId))
    .where(and(eq(moderationCases.studentId, student), ne(moderationCases.id, but)))
    .orderBy(desc(moderationActs.at))
    .limit(50);

export async function storeAct(tx: Db, row: typeof moderationActs.$inferInsert): Promise<string> {
  const [stored] = await tx.insert(moderationActs).values(row).returning({ id: moderationActs.id });
  if (!stored) throw new Error('an act was not stored');
  return stored.id;
}

export const closeCase = (tx: Db, id: string, now: Date) =>
  tx
    .update(moderationCases)
    .set({ closedAt: sql`coalesce(${moderationCases.closedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(moderationCases.id, id));

/** Keeps somebody from writing; the latest word of staff counts. */
export const storeMute = (tx: Db, row: typeof mutes.$inferInsert) =>
  tx
    .insert(mutes)
    .values(row)
    .onConflictDoUpdate({ target: mutes.studentId, set: { begunAt: row.begunAt, until: row.until, reason: row.reason } });

/** Takes a look out of sight as it stands, or lets it be seen again (null). */
export async function setLookHidden(tx: Db, studentId: string, kind: Exclude<CaseKind, 'comment'>, shown: string | null): Promise<void> {
  await tx.delete(hiddenLooks).where(and(eq(hiddenLooks.studentId, studentId), eq(hiddenLooks.kind, kind)));
  if (shown !== null) await tx.insert(hiddenLooks).values({ studentId, kind, shown });
}

/** Whose comment a reply answers; null for nobody to be told. */
export async function answered(tx: Db, reply: string): Promise<string | null> {
  const { rows } = await tx.execute<{ student: string | null }>(sql`
    select p.student_id as student from ${comments} r join ${comments} p on p.id = r.parent_id
    where r.id = ${reply} and p.student_id is distinct from r.student_id and p.deleted_at is null`);
  return rows[0]?.student ?? null;
}
