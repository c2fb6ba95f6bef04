import { Refusal } from '@darb/contract';
import { COMMENTS_LISTED_MAX, COMMENTS_MAX } from '@darb/contract/limits';
import { takeOf } from '../account/limits.ts';
import type { Db } from '../database/database.ts';
import { tellNews } from '../database/news.ts';
import type { StudentId } from '../ids.ts';
import { liveLessons } from '../learning/live-lessons.ts';
import { isOtherProgram, type Standing } from '../learning/access.ts';
import { notify, unsay } from '../notification/service.ts';
import type { Limits } from '../settings.ts';
import { apartFrom } from './blocks.ts';
import { editableUntil, mayDelete, shownTo, type CommentRow, type Reader, type ShownRow } from './comment-row.ts';
import { brokenBody, cleanBody, partsOf } from './comment-text.ts';
import { hasHeldWord, openCase } from './cases.ts';
import { MutedRefusal, muteOf } from './mutes.ts';
import * as queries from './queries.ts';
import type { BodyPart } from './tables.ts';

/** What wakes those who follow a lesson's discussion. */
export const topicOf = (lesson: number): string => `comments ${lesson}`;
/** For so long the same words at the same place are the same comment, where no id says it. */
const SAME_MS = 10 * 60_000;

/** Who asks, with what they may see. */
export interface Writer {
  readonly student: StudentId;
  readonly isStaff: boolean;
  readonly standing: Standing;
  readonly limits: Limits;
  readonly now: Date;
}

/** The student as a reader of comments. */
export const readerOf = async (db: Db, { student, isStaff, now }: Pick<Writer, 'student' | 'isStaff' | 'now'>): Promise<Reader> => ({
  student,
  isStaff,
  now,
  apart: await apartFrom(db, student),
});

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
/** The id of no comment. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
const broken = (path: string, rule: string) => new Refusal('rule_broken', { errors: [{ path, rule }] });
function idOf(path: string, text: string): string {
  if (!UUID.test(text)) throw broken(path, 'invalid_format');
  return text.toLowerCase();
}

/** A part of a list; refuses what nobody would look through. */
export function partOf(given: { limit?: number | null; offset?: number | null }, most = COMMENTS_LISTED_MAX): queries.Part {
  const { limit, offset } = { limit: given.limit ?? 20, offset: given.offset ?? 0 };
  if (limit < 1 || limit > most) throw broken('limit', limit < 1 ? 'too_small' : 'too_big');
  if (offset < 0 || offset > COMMENTS_MAX) throw broken('offset', offset < 0 ? 'too_small' : 'too_big');
  return { limit, offset };
}

/** A page of comments as one reader gets them. */
export interface ShownPage {
  readonly comments: readonly ShownRow[];
  readonly total: number;
  readonly cursor: string | null;
}
const shownPage = (reader: Reader, { rows, total }: queries.Page, cursor: number | null = null): ShownPage => ({
  comments: rows.map((row) => shownTo(row, reader)),
  total,
  cursor: cursor === null ? null : String(cursor),
});

async function liveLesson(db: Db, id: number) {
  const [lesson] = id >= 1 && id <= 2_147_483_647 ? await liveLessons(db, [id]) : [];
  if (!lesson) throw new Refusal('content_not_found');
  return lesson;
}

/** The discussion of a lesson (rule community 2). Refuses with `content_not_found`. */
export async function byLecture(db: Db, reader: Reader, lesson: number, part: queries.Part): Promise<ShownPage> {
  await liveLesson(db, lesson);
  // first how far it goes: what comes meanwhile is in the page and comes again, and nothing is missed
  const cursor = await queries.latestChange(db, lesson);
  return shownPage(reader, await queries.ofLesson(db, reader, lesson, part), cursor);
}

/** Replies to a comment. Refuses with `comment_not_found`. */
export async function byComment(db: Db, reader: Reader, id: string, part: queries.Part): Promise<ShownPage> {
  const parent = await comment(db, reader, id);
  if (!parent) throw new Refusal('comment_not_found');
  return shownPage(reader, await queries.ofParent(db, reader, parent.row.id, part));
}

export const byUser = async (db: Db, reader: Reader, student: string, part: queries.Part): Promise<ShownPage> =>
  shownPage(reader, await queries.ofStudent(db, reader, idOf('userId', student), part));

export const bySubject = async (db: Db, reader: Reader, subject: number, part: queries.Part): Promise<ShownPage> =>
  shownPage(reader, await queries.ofSubject(db, reader, subject, part));

/** One comment; null where there is none. */
export async function comment(db: Db, reader: Reader, id: string): Promise<ShownRow | null> {
  const row = UUID.test(id) ? await queries.byId(db, id) : null;
  return row && shownTo(row, reader);
}

/** Comments by their ids, as one reader gets them. */
export const commentsById = async (db: Db, reader: Reader, ids: readonly string[]): Promise<Map<string, ShownRow>> =>
  new Map((await queries.byIds(db, ids)).map((row) => [row.id, shownTo(row, reader)]));

/** The first replies of some comments, by the comment. */
export async function repliesOf(db: Db, reader: Reader, parents: readonly string[], part: queries.Part): Promise<Map<string, ShownRow[]>> {
  const replies = new Map<string, ShownRow[]>(parents.map((id) => [id, []]));
  for (const row of await queries.repliesOf(db, reader, parents, part)) replies.get(row.parentId ?? '')?.push(shownTo(row, reader));
  return replies;
}

export interface NewComment {
  readonly id?: string | null;
  readonly body: string;
  readonly parent_lecture: number;
  readonly userId?: string | null;
  readonly parent_comment?: string | null;
  readonly content_info?: { program_id?: number | null; subject_id?: number | null } | null;
}

async function textOf(typed: string): Promise<{ body: string; parts: BodyPart[] | null }> {
  const body = cleanBody(typed);
  const rule = brokenBody(body);
  if (rule !== null) throw broken('body', rule);
  return { body, parts: await partsOf(body) };
}

async function mayWrite(db: Db, { student, now }: Writer): Promise<void> {
  const mute = await muteOf(db, student, now);
  if (mute) throw new MutedRefusal(mute);
}

/** Whom a reply is told: who wrote what it answers, unless that is oneself, gone or apart. */
const isTold = (parent: CommentRow | null, { student, apart }: Reader): parent is CommentRow & { studentId: string } =>
  parent?.studentId != null && parent.author !== null && parent.studentId !== student && !apart.has(parent.studentId);

async function parentOf(db: Db, reader: Reader, given: NewComment): Promise<CommentRow | null> {
  if (given.parent_comment == null) return null;
  const parent = await comment(db, reader, given.parent_comment);
  if (!parent?.isReadable || parent.row.lessonId !== given.parent_lecture) throw new Refusal('comment_not_found');
  // one level of replies: an answer to an answer stands beside it
  if (parent.row.parentId !== null) throw broken('parent_comment', 'not_a_discussion');
  return parent.row;
}

/**
 * Writes a comment, once: sent again by its id, or the same words within ten minutes, it is the one that is
 * there (rule community 5). Refuses with `student_muted`, `too_many_requests`, `content_not_found`,
 * `other_program`, `comment_not_found` and `not_allowed`.
 */
export async function insert(db: Db, writer: Writer, given: NewComment): Promise<ShownRow> {
  const { student, limits, now } = writer;
  const reader = await readerOf(db, writer);
  if (given.userId != null && given.userId.toLowerCase() !== student) throw new Refusal('not_allowed');
  const id = given.id == null ? null : idOf('id', given.id);
  const text = await textOf(given.body);
  const lesson = await liveLesson(db, given.parent_lecture);
  const { program_id: program, subject_id: subject } = given.content_info ?? {};
  if ((program != null && program !== lesson.programId) || (subject != null && subject !== lesson.subjectId))
    throw broken('content_info', 'not_of_lecture');
  if (!writer.isStaff && isOtherProgram(writer.standing, lesson)) throw new Refusal('other_program');
  const parentId = given.parent_comment == null ? null : idOf('parent_comment', given.parent_comment);
  const place = { studentId: student, lessonId: lesson.lessonId, parentId };
  const since = new Date(now.getTime() - SAME_MS);
  const sameOf = (on: Db) => (id === null ? queries.sameSince(on, { ...place, body: text.body }, since) : Promise.resolve(null));
  const known = await queries.byId(db, id ?? (await sameOf(db)) ?? NOBODY);
  if (known) return ownOnly(reader, known);
  await mayWrite(db, writer);
  const parent = await parentOf(db, reader, given);
  await takeOf(db, limits, { rule: 'comments', key: student, refusal: 'too_many_requests' }, now);
  const isHeld = await hasHeldWord(db, text.body);
  const stored = await db.transaction(async (tx) => {
    await queries.lockDiscussion(tx, lesson.lessonId);
    const same = await sameOf(tx);
    if (same !== null) return same;
    const row = { id: id ?? crypto.randomUUID(), ...place, ...text, createdAt: now, heldAt: isHeld ? now : null };
    if (!(await queries.store(tx, row))) return row.id;
    if (isHeld) await openCase(tx, { kind: 'comment', student, comment: row.id, shown: text.body, source: 'words' }, now);
    else if (isTold(parent, reader)) await tellReply(tx, parent.studentId, row.id, now);
    await tellNews(tx, topicOf(lesson.lessonId));
    return row.id;
  });
  return ownOnly(reader, await queries.byId(db, stored));
}

/** Tells whom a reply is for, once. */
export const tellReply = (tx: Db, student: string, reply: string, now: Date): Promise<void> =>
  notify(tx, { student, kind: 'reply', key: `reply ${reply}`, about: { comment: reply } }, now);

/** An id that is another's already is nobody's to write. */
function ownOnly(reader: Reader, row: CommentRow | null): ShownRow {
  if (row?.studentId !== reader.student) throw new Refusal('not_allowed');
  return shownTo(row, reader);
}

/** Changes one's own comment within five minutes. Refuses with `comment_not_found` and `edit_over`. */
export async function edit(db: Db, writer: Writer, { id, body }: { id: string; body: string }): Promise<ShownRow> {
  const reader = await readerOf(db, writer);
  const text = await textOf(body);
  const asked = await comment(db, reader, id);
  if (!asked?.isReadable || asked.row.studentId !== writer.student) throw new Refusal('comment_not_found');
  await mayWrite(db, writer);
  const isHeld = await hasHeldWord(db, text.body);
  return changed(db, asked.row, reader, async (tx, now) => {
    if (editableUntil(now) === null) throw new Refusal(now.row.deletedAt ? 'comment_not_found' : 'edit_over');
    if (now.row.body === text.body) return;
    const held = isHeld ? { heldAt: now.row.heldAt ?? writer.now } : {};
    await queries.change(tx, now.row, { ...text, ...held, editedAt: writer.now });
    if (!isHeld) return;
    await unsay(tx, `reply ${now.row.id}`);
    await openCase(tx, { kind: 'comment', student: writer.student, comment: now.row.id, shown: text.body, source: 'words' }, writer.now);
  });
}

/** Deletes a comment of one's own, or as staff; its replies stay. Refuses with `comment_not_found`. */
export async function remove(db: Db, writer: Writer, id: string): Promise<ShownRow> {
  const reader = await readerOf(db, writer);
  const asked = await comment(db, reader, id);
  if (!asked || (!mayDelete(asked) && asked.row.deletedAt === null)) throw new Refusal(asked ? 'not_allowed' : 'comment_not_found');
  return changed(db, asked.row, reader, async (tx, now) => {
    if (!mayDelete(now)) return;
    await queries.change(tx, now.row, { deletedAt: writer.now });
    await unsay(tx, `reply ${now.row.id}`);
  });
}

/** Changes a comment while nobody else changes its discussion, and tells those who follow it. */
export async function changed(
  db: Db,
  { id, lessonId }: Pick<CommentRow, 'id' | 'lessonId'>,
  reader: Reader,
  act: (tx: Db, now: ShownRow) => Promise<void>,
): Promise<ShownRow> {
  return db.transaction(async (tx) => {
    await queries.lockDiscussion(tx, lessonId);
    const row = await queries.byId(tx, id);
    if (!row) throw new Refusal('comment_not_found');
    await act(tx, shownTo(row, reader));
    await tellNews(tx, topicOf(lessonId));
    const after = await queries.byId(tx, id);
    return shownTo(after ?? row, reader);
  });
}
