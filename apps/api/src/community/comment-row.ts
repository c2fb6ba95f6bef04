import { COMMENT_EDIT_MINUTES } from '@darb/contract/limits';
import { shownRole, type ShownStudent } from '../account/shown-student.ts';
import type { BodyPart } from './tables.ts';
import { readsAsStaff } from './staff-words.ts';

/** A comment as it is stored, with its author, its place and how many of its replies anybody may read. */
export interface CommentRow {
  readonly id: string;
  readonly studentId: string | null;
  readonly lessonId: number;
  readonly parentId: string | null;
  readonly body: string;
  readonly parts: readonly BodyPart[] | null;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  readonly deletedAt: Date | null;
  readonly heldAt: Date | null;
  readonly hiddenAt: Date | null;
  readonly change: number;
  readonly programId: number | null;
  readonly subjectId: number | null;
  readonly replyCount: number;
  /** Null of an account that is gone. */
  readonly author: ShownStudent | null;
  /** Which looks of the author staff took out of sight. */
  readonly hiddenLooks: readonly string[];
}

/** Who reads comments: themselves, whether staff, and whom they do not meet. */
export interface Reader {
  readonly student: string;
  readonly isStaff: boolean;
  readonly apart: ReadonlySet<string>;
  readonly now: Date;
}

export type CommentState = 'shown' | 'deleted' | 'held' | 'hidden' | 'blocked';

/** A comment as one reader gets it (rule community 9). */
export interface ShownRow {
  readonly row: CommentRow;
  readonly reader: Reader;
  readonly state: CommentState;
  readonly isReadable: boolean;
}

function stateOf(row: CommentRow, { isStaff, apart }: Reader): CommentState {
  if (row.deletedAt) return 'deleted';
  if (!isStaff && row.studentId !== null && apart.has(row.studentId)) return 'blocked';
  if (row.hiddenAt) return 'hidden';
  return row.heldAt ? 'held' : 'shown';
}

export function shownTo(row: CommentRow, reader: Reader): ShownRow {
  const state = stateOf(row, reader);
  const isInsider = reader.isStaff || row.studentId === reader.student;
  return { row, reader, state, isReadable: state === 'shown' || ((state === 'held' || state === 'hidden') && isInsider) };
}

/** Until when the reader may change it (rule community 6); null for never. */
export function editableUntil({ row, reader, isReadable }: ShownRow): Date | null {
  const until = new Date(row.createdAt.getTime() + COMMENT_EDIT_MINUTES * 60_000);
  return isReadable && row.studentId === reader.student && row.hiddenAt === null && until > reader.now ? until : null;
}

/** Whether the reader may delete it (rule community 7). */
export const mayDelete = ({ row, reader }: ShownRow): boolean =>
  row.deletedAt === null && (reader.isStaff || row.studentId === reader.student);

/** Somebody as others see them beside what they wrote (rule community 4). */
export const personOf = (author: ShownStudent, hidden: readonly string[]) => ({
  abwaab_user_id: author.id,
  display_name: hidden.includes('name') || (shownRole(author.role) === 'student' && readsAsStaff(author.name)) ? null : author.name,
  avatar_url: hidden.includes('picture') ? null : author.picture,
  user_type: shownRole(author.role),
});
