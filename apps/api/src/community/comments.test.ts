import { randomUUID } from 'node:crypto';
import { BLOCKS_MAX } from '@darb/contract/limits';
import * as q from '@darb/contract/graphql';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { students } from '../account/tables.ts';
import { test } from '../testing/learner.ts';
import { comments } from './tables.ts';

const LESSON = 11;
const page = { lecture: LESSON, limit: 20, offset: 0 };
const say = (body: string, changes: Partial<q.InsertCommentMutationVariables> = {}): q.InsertCommentMutationVariables => ({
  body,
  lecture: LESSON,
  ...changes,
});
const refusal = (messageKey: string) => expect.objectContaining({ messageKey }) as unknown;

test('a comment is read by others of the same lesson with its author, its place and its replies', async ({ learner }) => {
  const [salma, omar] = [await learner(), await learner()];
  const { insertComment: first } = await salma.client.ask(q.InsertComment, say('كيف نحلّ $x^2=4$ هنا؟', { user: salma.id }));
  for (let index = 0; index < 7; index += 1) await omar.client.ask(q.InsertComment, say(`رد ${index}`, { parent: first.id }));
  const { commentsByLecture: shown } = await omar.client.ask(q.LectureComments, page);
  expect(shown.total).toBe(1);
  const [comment] = shown.comments;
  expect(comment).toMatchObject({
    id: first.id,
    state: 'shown',
    parent_lecture: LESSON,
    parent_comment: null,
    content_info: { program_id: 1, subject_id: 1 },
    user: { abwaab_user_id: salma.id, display_name: 'طالبة ت.', user_type: 'student' },
    reply_count: 7,
    is_own: false,
    can_delete: false,
    editable_until: null,
  });
  expect(comment?.parts.map(({ kind }) => kind)).toEqual(['text', 'math', 'text']);
  expect(comment?.replies.map(({ body }) => body)).toEqual(['رد 0', 'رد 1', 'رد 2', 'رد 3', 'رد 4']);
  const { commentsByComment: more } = await omar.client.ask(q.CommentReplies, { comment: first.id, limit: 20, offset: 5 });
  expect(more.comments.map(({ body }) => body)).toEqual(['رد 5', 'رد 6']);
  const { commentsByUser: own } = await salma.client.ask(q.UserComments, { user: omar.id, limit: 1000, offset: 0 });
  expect(own.total).toBe(7);
  const { commentsBySubject: subject } = await salma.client.ask(q.SubjectComments, { subject: 1, limit: 20, offset: 0 });
  expect(subject.comments.map(({ id }) => id)).toEqual([first.id]);
});

test('the same comment sent twice, and ten times at once, is one comment and one notification', async ({ learner, db, clock }) => {
  const [salma, omar] = [await learner(), await learner()];
  const { insertComment: first } = await salma.client.ask(q.InsertComment, say('سؤال'));
  const id = randomUUID();
  const reply = say('جواب', { id, parent: first.id });
  const answers = await Promise.all(Array.from({ length: 10 }, () => omar.client.ask(q.InsertComment, reply)));
  expect(new Set(answers.map(({ insertComment }) => insertComment.id))).toEqual(new Set([id]));
  clock.advance(1);
  // without an id the same words at the same place are the same for a while
  const again = await Promise.all(Array.from({ length: 5 }, () => omar.client.ask(q.InsertComment, say('شكرًا', { parent: first.id }))));
  expect(new Set(again.map(({ insertComment }) => insertComment.id)).size).toBe(1);
  expect(await db.select().from(comments)).toHaveLength(3);
  const { getUserNotifications: told } = await salma.client.ask(q.UserNotifications, { limit: 5, offset: 0 });
  expect(told).toMatchObject({ total: 2, unread: 2 });
  expect(told.notifications.map(({ kind }) => kind)).toEqual(['reply', 'reply']);
  expect(told.notifications.at(-1)?.comment).toMatchObject({ id, body: 'جواب' });
});

test('an id that is another student’s comment is nobody’s to write', async ({ learner }) => {
  const [salma, omar] = [await learner(), await learner()];
  const { insertComment: first } = await salma.client.ask(q.InsertComment, say('سؤال'));
  await expect(omar.client.ask(q.InsertComment, say('آخر', { id: first.id }))).rejects.toEqual(refusal('not_allowed'));
  await expect(omar.client.ask(q.InsertComment, say('آخر', { user: salma.id }))).rejects.toEqual(refusal('not_allowed'));
});

test('an author changes a comment for five minutes, and deletes it later too; its replies stay', async ({ learner, clock }) => {
  const [salma, omar] = [await learner(), await learner()];
  const { insertComment: first } = await salma.client.ask(q.InsertComment, say('سؤال'));
  await omar.client.ask(q.InsertComment, say('جواب', { parent: first.id }));
  const { editComment: edited } = await salma.client.ask(q.EditComment, { id: first.id, body: 'سؤال أوضح' });
  expect(edited).toMatchObject({ body: 'سؤال أوضح', edited_at: clock.now().toISOString() });
  await expect(omar.client.ask(q.EditComment, { id: first.id, body: 'لي' })).rejects.toEqual(refusal('comment_not_found'));
  await expect(omar.client.ask(q.DeleteComment, { id: first.id })).rejects.toEqual(refusal('not_allowed'));
  clock.advance(301);
  await expect(salma.client.ask(q.EditComment, { id: first.id, body: 'متأخر' })).rejects.toEqual(refusal('edit_over'));
  await salma.client.ask(q.DeleteComment, { id: first.id });
  await salma.client.ask(q.DeleteComment, { id: first.id });
  const { commentsByLecture: shown } = await omar.client.ask(q.LectureComments, page);
  expect(shown.comments[0]).toMatchObject({ state: 'deleted', body: null, parts: [], user: null, reply_count: 1 });
  expect(shown.comments[0]?.replies[0]).toMatchObject({ state: 'shown', body: 'جواب' });
  await expect(omar.client.ask(q.InsertComment, say('بعد الحذف', { parent: first.id }))).rejects.toEqual(refusal('comment_not_found'));
});

test('staff delete what others wrote and have a badge; teams of strikes are students', async ({ learner, db }) => {
  const [salma, teacher, team] = [await learner(), await learner(), await learner()];
  await db.update(students).set({ userType: 'teacher' }).where(eq(students.id, teacher.id));
  await db.update(students).set({ userType: 'strike_team' }).where(eq(students.id, team.id));
  const { insertComment: first } = await salma.client.ask(q.InsertComment, say('سؤال'));
  const { insertComment: second } = await teacher.client.ask(q.InsertComment, say('جواب'));
  const { insertComment: third } = await team.client.ask(q.InsertComment, say('هيا'));
  expect([second.user?.user_type, third.user?.user_type]).toEqual(['teacher', 'student']);
  expect((await teacher.client.ask(q.DeleteComment, { id: first.id })).deleteComment).toMatchObject({ state: 'deleted' });
  expect((await teacher.client.account.publicProfile({ id: teacher.id })).user_type).toBe('teacher');
});

test('what is not of the lesson, of the program or of one level is refused', async ({ learner }) => {
  const [salma, other] = [await learner(), await learner({ programId: 2, country: 'EG' })];
  const { insertComment: first } = await salma.client.ask(q.InsertComment, say('سؤال'));
  const { insertComment: reply } = await salma.client.ask(q.InsertComment, say('تتمة', { parent: first.id }));
  await expect(other.client.ask(q.InsertComment, say('من برنامج آخر'))).rejects.toEqual(refusal('other_program'));
  await expect(salma.client.ask(q.InsertComment, say('أ', { lecture: 9_999 }))).rejects.toEqual(refusal('content_not_found'));
  await expect(salma.client.ask(q.InsertComment, say('أ', { lecture: 13, parent: first.id }))).rejects.toEqual(
    refusal('comment_not_found'),
  );
  await expect(salma.client.ask(q.InsertComment, say('أ', { parent: reply.id }))).rejects.toEqual(refusal('rule_broken'));
  await expect(salma.client.ask(q.InsertComment, say('أ', { content: { program_id: 2 } }))).rejects.toEqual(refusal('rule_broken'));
  await expect(salma.client.ask(q.LectureComments, { ...page, limit: 1_000_000 })).rejects.toEqual(refusal('rule_broken'));
});

test('an hour has thirty comments of one student', async ({ learner, clock }) => {
  const salma = await learner();
  for (let index = 0; index < 30; index += 1) await salma.client.ask(q.InsertComment, say(`سؤال ${index}`));
  await expect(salma.client.ask(q.InsertComment, say('سؤال آخر'))).rejects.toEqual(refusal('too_many_requests'));
  // and what was written is answered again
  await salma.client.ask(q.InsertComment, say('سؤال 29'));
  clock.advance(3_600);
  await (await salma.again()).ask(q.InsertComment, say('سؤال آخر'));
});

test('of an account that is gone its comments stay, without a name', async ({ learner, db }) => {
  const [salma, omar] = [await learner(), await learner()];
  await salma.client.ask(q.InsertComment, say('سؤال'));
  await db.execute(sql`delete from sessions where student_id = ${salma.id}`);
  await db.delete(students).where(eq(students.id, salma.id));
  const { commentsByLecture: shown } = await omar.client.ask(q.LectureComments, page);
  expect(shown.comments[0]).toMatchObject({ state: 'shown', body: 'سؤال', user: null });
});

test('students of whom one blocked the other read nothing of each other, and are told nothing', async ({ learner }) => {
  const [salma, omar, huda] = [await learner(), await learner(), await learner()];
  const { insertComment: first } = await salma.client.ask(q.InsertComment, say('سؤال'));
  await huda.client.ask(q.InsertComment, say('جواب هدى', { parent: first.id }));
  await salma.client.community.block({ student_id: omar.id });
  await salma.client.community.block({ student_id: omar.id });
  const { commentsByLecture: shown } = await omar.client.ask(q.LectureComments, page);
  expect(shown.comments[0]).toMatchObject({ state: 'blocked', body: null, user: null });
  expect(shown.comments[0]?.replies).toHaveLength(1);
  await expect(omar.client.ask(q.InsertComment, say('رد', { parent: first.id }))).rejects.toEqual(refusal('comment_not_found'));
  await omar.client.ask(q.InsertComment, say('من عمر'));
  expect((await salma.client.ask(q.LectureComments, page)).commentsByLecture.total).toBe(1);
  expect((await huda.client.ask(q.LectureComments, page)).commentsByLecture.total).toBe(2);
  expect((await salma.client.community.blocks({})).blocks.map(({ user }) => user.abwaab_user_id)).toEqual([omar.id]);
  await salma.client.community.unblock({ student_id: omar.id });
  expect((await salma.client.ask(q.LectureComments, page)).commentsByLecture.total).toBe(2);
});

test('five hundred students can be blocked, and one more when another is taken back', async ({ learner, db, clock }) => {
  const [salma, omar] = [await learner(), await learner()];
  await db.execute(sql`
    with made as (insert into students (full_name, language, country, referral_code, created_at)
      select 'x', 'ar', 'JO', 'X' || n, ${clock.now().toISOString()}::timestamptz from generate_series(1, ${BLOCKS_MAX}) n returning id)
    insert into student_blocks (student_id, other_student_id, at) select ${salma.id}, id, now() from made`);
  await expect(salma.client.community.block({ student_id: omar.id })).rejects.toEqual(refusal('blocks_full'));
  await expect(salma.client.community.block({ student_id: randomUUID() })).rejects.toEqual(refusal('stud_not_found'));
  const [first] = (await salma.client.community.blocks({})).blocks;
  await salma.client.community.unblock({ student_id: first?.user.abwaab_user_id ?? '' });
  await salma.client.community.block({ student_id: omar.id });
});
