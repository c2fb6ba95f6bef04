import { and, asc, desc, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm';
import { activeLooks, shownStudent } from '../account/shown-student.ts';
import { lessonPlaces } from '../content/views.ts';
import type { Db } from '../database/database.ts';
import type { CommentRow, Reader } from './comment-row.ts';
import { blocks, comments, hiddenLooks } from './tables.ts';

/** Rows that are read together, of changes that somebody missed. */
export const CHANGES_TOGETHER = 100;

/** Of `c`: whether anybody but its author and staff may read it. */
const open = (c: string): SQL =>
  sql`(${sql.raw(c)}.deleted_at is null and ${sql.raw(c)}.held_at is null and ${sql.raw(c)}.hidden_at is null)`;

const columns = {
  id: comments.id,
  studentId: comments.studentId,
  lessonId: comments.lessonId,
  parentId: comments.parentId,
  body: comments.body,
  parts: comments.parts,
  createdAt: comments.createdAt,
  editedAt: comments.editedAt,
  deletedAt: comments.deletedAt,
  heldAt: comments.heldAt,
  hiddenAt: comments.hiddenAt,
  change: comments.change,
  programId: lessonPlaces.programId,
  subjectId: lessonPlaces.subjectId,
  replyCount: sql<number>`(select count(*)::int from ${comments} r where r.parent_id = ${comments.id} and ${open('r')})`,
  looks: activeLooks(sql`${comments.studentId}`),
  // what is hidden is the look as it stood then: another one is seen
  hidden: sql<{ kind: string; shown: string }[]>`coalesce((
    select json_agg(json_build_object('kind', h.kind, 'shown', h.shown)) from ${hiddenLooks} h where h.student_id = ${comments.studentId}), '[]')`,
};

const read = (db: Db) => db.select(columns).from(comments).leftJoin(lessonPlaces, eq(lessonPlaces.lessonId, comments.lessonId));
type Read = Awaited<ReturnType<typeof read>>[number];

function rowOf({ looks, hidden, ...row }: Read): CommentRow {
  const standing = (kind: string): string | null => (kind === 'picture' ? (looks?.image ?? null) : (looks?.fullName ?? null));
  return {
    ...row,
    author: looks && shownStudent(looks),
    hiddenLooks: hidden.filter(({ kind, shown }) => standing(kind) === shown).map(({ kind }) => kind),
  };
}

/** Of `comments`: whether a reader is shown it, or what it was once, for the sake of its replies. */
const isListed = ({ student, isStaff }: Reader): SQL | undefined =>
  isStaff
    ? or(isNull(comments.deletedAt), hasReplies)
    : or(and(isOpen, notApart(student)), and(isNull(comments.deletedAt), eq(comments.studentId, student)), hasReplies);
const isOpen = and(isNull(comments.deletedAt), isNull(comments.heldAt), isNull(comments.hiddenAt));
const hasReplies = sql`exists (select from ${comments} r where r.parent_id = ${comments.id} and ${open('r')})`;
const notApart = (student: string): SQL => sql`not exists (
  select from ${blocks} b where (b.student_id = ${student} and b.other_student_id = ${comments.studentId})
    or (b.other_student_id = ${student} and b.student_id = ${comments.studentId}))`;

export interface Part {
  readonly limit: number;
  readonly offset: number;
}
export interface Page {
  readonly rows: CommentRow[];
  readonly total: number;
}

async function pageOf(db: Db, where: SQL | undefined, order: SQL[], { limit, offset }: Part): Promise<Page> {
  const counted = db.select({ total: sql<number>`count(*)::int` }).from(comments);
  const [rows, [all]] = await Promise.all([
    read(db)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    counted.leftJoin(lessonPlaces, eq(lessonPlaces.lessonId, comments.lessonId)).where(where),
  ]);
  return { rows: rows.map(rowOf), total: all?.total ?? 0 };
}
const NEWEST = [desc(comments.createdAt), desc(comments.id)];
const LAST_WRITTEN = [desc(comments.number)];
const FIRST_WRITTEN = [asc(comments.number)];

export const ofLesson = (db: Db, reader: Reader, lesson: number, part: Part): Promise<Page> =>
  pageOf(db, and(eq(comments.lessonId, lesson), isNull(comments.parentId), isListed(reader)), LAST_WRITTEN, part);

export const ofParent = (db: Db, reader: Reader, parent: string, part: Part): Promise<Page> =>
  pageOf(db, and(eq(comments.parentId, parent), isListed(reader)), FIRST_WRITTEN, part);

/** What somebody wrote, as far as it can be read: nothing stands there for what is gone. */
export const ofStudent = (db: Db, reader: Reader, student: string, part: Part): Promise<Page> =>
  pageOf(
    db,
    and(
      eq(comments.studentId, student),
      isNull(comments.deletedAt),
      ...(reader.isStaff || reader.student === student ? [] : [isOpen, notApart(reader.student)]),
    ),
    NEWEST,
    part,
  );

export const ofSubject = (db: Db, reader: Reader, subject: number, part: Part): Promise<Page> =>
  pageOf(
    db,
    and(eq(lessonPlaces.subjectId, subject), eq(lessonPlaces.live, true), isNull(comments.parentId), isListed(reader)),
    NEWEST,
    part,
  );

/** The first replies of some comments, each with as many. */
export async function repliesOf(db: Db, reader: Reader, parents: readonly string[], { limit, offset }: Part): Promise<CommentRow[]> {
  const place = sql<number>`row_number() over (partition by ${comments.parentId} order by ${comments.number})`.as('place');
  const placed = db
    .select({ id: comments.id, place })
    .from(comments)
    .where(and(sql`${comments.parentId} = any(${sql.param(parents)}::uuid[])`, isListed(reader)))
    .as('placed');
  const rows = await read(db)
    .innerJoin(placed, eq(placed.id, comments.id))
    .where(and(gt(placed.place, offset), sql`${placed.place} <= ${offset + limit}`))
    .orderBy(...FIRST_WRITTEN);
  return rows.map(rowOf);
}

export async function byId(db: Db, id: string): Promise<CommentRow | null> {
  const [found] = await read(db).where(eq(comments.id, id));
  return found ? rowOf(found) : null;
}

export const byIds = async (db: Db, ids: readonly string[]): Promise<CommentRow[]> =>
  ids.length === 0 ? [] : (await read(db).where(sql`${comments.id} = any(${sql.param(ids)}::uuid[])`)).map(rowOf);

/** What changed in a lesson's discussion after a change, in its order; `CHANGES_TOGETHER` at most. */
export const changedAfter = async (db: Db, lesson: number, change: number): Promise<CommentRow[]> =>
  (
    await read(db)
      .where(and(eq(comments.lessonId, lesson), gt(comments.change, change)))
      .orderBy(asc(comments.change))
      .limit(CHANGES_TOGETHER)
  ).map(rowOf);

const lastChange = (lesson: SQL | number) =>
  sql<string>`(select coalesce(max(c.change), 0) from ${comments} c where c.lesson_id = ${lesson})`;

export async function latestChange(db: Db, lesson: number): Promise<number> {
  const { rows } = await db.execute<{ change: string }>(sql`select ${lastChange(lesson)} as change`);
  return Number(rows[0]?.change ?? 0);
}

/**
 * From here to the transaction's end nobody else changes the lesson's discussion, so that its changes can be
 * read in the order in which they are counted.
 */
export const lockDiscussion = (tx: Db, lesson: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`comments ${lesson}`}, 0))`);

/** Writes a comment, once an id; whether it is new. Within `lockDiscussion`. */
export const store = async (tx: Db, row: Omit<typeof comments.$inferInsert, 'change' | 'number'>): Promise<boolean> =>
  (
    await tx
      .insert(comments)
      .values({ ...row, number: sql`${lastChange(row.lessonId)} + 1`, change: sql`${lastChange(row.lessonId)} + 1` })
      .onConflictDoNothing({ target: comments.id })
      .returning({ id: comments.id })
  ).length > 0;

/** The same words of the same student at the same place since a moment; null for none. */
export async function sameSince(tx: Db, row: { studentId: string; lessonId: number; parentId: string | null; body: string }, since: Date) {
  const [found] = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(
        eq(comments.studentId, row.studentId),
        eq(comments.lessonId, row.lessonId),
        sql`${comments.parentId} is not distinct from ${row.parentId}::uuid`,
        eq(comments.body, row.body),
        isNull(comments.deletedAt),
        gt(comments.createdAt, since),
      ),
    )
    .limit(1);
  return found?.id ?? null;
}

/** Changes a comment, and counts it as a change of its lesson. Within `lockDiscussion`. */
export const change = (tx: Db, { id, lessonId }: Pick<CommentRow, 'id' | 'lessonId'>, changes: Partial<typeof comments.$inferInsert>) =>
  tx
    .update(comments)
    .set({ ...changes, change: sql`${lastChange(lessonId)} + 1` })
    .where(eq(comments.id, id));
