import { randomUUID } from 'node:crypto';
import * as q from '@darb/contract/graphql';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { accountActs, students } from '../account/tables.ts';
import { test as learning, type Learner } from '../testing/learner.ts';
import { setHeldWords } from './held-words.ts';

const test = learning.extend<{ staff: () => Promise<Learner> }>({
  staff: async ({ db, learner }, use) =>
    use(async () => {
      const one = await learner();
      await db.update(students).set({ userType: 'teaching_assistant' }).where(eq(students.id, one.id));
      return one;
    }),
});
const page = { lecture: 11, limit: 20, offset: 0 };
const say = (body: string, parent?: string) => ({ body, lecture: 11, ...(parent === undefined ? {} : { parent }) });
const refusal = (messageKey: string) => expect.objectContaining({ messageKey }) as unknown;
const told = async ({ client }: Learner) =>
  (await client.ask(q.UserNotifications, { limit: 5, offset: 0 })).getUserNotifications.notifications;

test('what is reported waits for staff once, whoever reports it and however often', async ({ learner, staff, clock }) => {
  const [salma, omar, huda, assistant] = [await learner(), await learner(), await learner(), await staff()];
  const { insertComment: bad } = await salma.client.ask(q.InsertComment, say('كلام سيئ'));
  const report = { kind: 'comment', id: bad.id, reason: 'insult', note: 'يشتمني' } as const;
  await Promise.all(
    Array.from({ length: 5 }).flatMap(() => [
      omar.client.community.report(report),
      huda.client.community.report({ ...report, reason: 'other' }),
    ]),
  );
  clock.advance(1);
  await omar.client.community.report({ kind: 'name', id: salma.id, reason: 'other' });
  const { cases, total } = await assistant.client.community.cases({});
  expect(total).toBe(2);
  expect(cases[0]).toMatchObject({
    kind: 'comment',
    source: 'report',
    shown: 'كلام سيئ',
    reports_count: 2,
    user: { abwaab_user_id: salma.id },
    comment: { id: bad.id, state: 'shown' },
  });
  await expect(omar.client.community.cases({})).rejects.toEqual(refusal('not_allowed'));
  await expect(salma.client.community.report(report)).rejects.toEqual(refusal('not_allowed'));
});

test('staff hide and restore, its author is told, and the case keeps its history', async ({ learner, staff, clock }) => {
  const [salma, omar, assistant] = [await learner(), await learner(), await staff()];
  const { insertComment: first } = await omar.client.ask(q.InsertComment, say('سؤال'));
  const { insertComment: bad } = await salma.client.ask(q.InsertComment, say('كلام سيئ', first.id));
  await omar.client.community.report({ kind: 'comment', id: bad.id, reason: 'insult' });
  const id = (await assistant.client.community.cases({})).cases[0]?.id ?? '';
  await assistant.client.community.decide({ id, act: 'hide', note: 'لا نشتم هنا' });
  // whom it answered hears nothing of it any more
  expect(await told(omar)).toEqual([]);
  expect((await omar.client.ask(q.CommentReplies, { comment: first.id, limit: 5, offset: 0 })).commentsByComment.comments).toEqual([]);
  expect((await salma.client.ask(q.OneComment, { id: bad.id })).comment).toMatchObject({ state: 'hidden', body: 'كلام سيئ' });
  expect((await told(salma))[0]).toMatchObject({ kind: 'comment_hidden', note: 'لا نشتم هنا', comment: { id: bad.id } });
  clock.advance(10);
  const after = await assistant.client.community.decide({ id, act: 'restore' });
  expect(after.acts.map(({ act, by }) => [act, by?.abwaab_user_id])).toEqual([
    ['hide', assistant.id],
    ['restore', assistant.id],
  ]);
  expect(after).toMatchObject({ comment: { state: 'shown' }, reports: [{ reason: 'insult', note: null }] });
  expect(after.closed_at).not.toBeNull();
  expect((await told(omar)).map(({ kind }) => kind)).toEqual(['reply']);
  expect((await assistant.client.community.cases({ state: 'closed' })).total).toBe(1);
});

test('a muted student reads on, and is told until when and why', async ({ learner, staff, clock }) => {
  const [salma, omar, assistant] = [await learner(), await learner(), await staff()];
  const { insertComment: bad } = await salma.client.ask(q.InsertComment, say('كلام سيئ'));
  await omar.client.community.report({ kind: 'comment', id: bad.id, reason: 'insult' });
  const id = (await assistant.client.community.cases({})).cases[0]?.id ?? '';
  await expect(assistant.client.community.decide({ id, act: 'mute', days: 3 })).rejects.toEqual(refusal('note_missing'));
  await expect(assistant.client.community.decide({ id, act: 'mute', note: 'x' })).rejects.toEqual(refusal('days_missing'));
  await assistant.client.community.decide({ id, act: 'mute', days: 3, note: 'شتمت زميلًا' });
  const until = new Date(clock.now().getTime() + 3 * 86_400_000).toISOString();
  await expect(salma.client.ask(q.InsertComment, say('مرة أخرى'))).rejects.toEqual(refusal('student_muted'));
  await expect(salma.client.ask(q.EditComment, { id: bad.id, body: 'آخر' })).rejects.toEqual(refusal('student_muted'));
  expect((await salma.client.ask(q.Me, {})).me).toMatchObject({ muted_until: until, muted_reason: 'شتمت زميلًا' });
  expect((await told(salma))[0]).toMatchObject({ kind: 'muted', until, note: 'شتمت زميلًا' });
  expect((await salma.client.ask(q.LectureComments, page)).commentsByLecture.total).toBe(1);
  clock.advance(3 * 86_400);
  await (await salma.again()).ask(q.InsertComment, say('بعد ثلاثة أيام'));
});

test('staff warn, dismiss and suspend; a suspended student is out at once, and each act stays', async ({ learner, staff, db }) => {
  const [salma, omar, assistant, other] = [await learner(), await learner(), await staff(), await staff()];
  await omar.client.community.report({ kind: 'profile', id: salma.id, reason: 'sexual' });
  const id = (await assistant.client.community.cases({})).cases[0]?.id ?? '';
  await assistant.client.community.decide({ id, act: 'warn', note: 'غيّر ملفك' });
  expect((await told(salma))[0]).toMatchObject({ kind: 'warned', note: 'غيّر ملفك' });
  await assistant.client.community.decide({ id, act: 'suspend' });
  await expect(salma.client.ask(q.Me, {})).rejects.toEqual(refusal('token_invalid'));
  const [act] = await db.select().from(accountActs).where(eq(accountActs.studentId, salma.id));
  expect(act).toMatchObject({ act: 'suspend', by: 'staff' });
  await omar.client.community.report({ kind: 'name', id: other.id, reason: 'other' });
  const about = (await assistant.client.community.cases({})).cases[0]?.id ?? '';
  await expect(assistant.client.community.decide({ id: about, act: 'suspend' })).rejects.toEqual(refusal('not_allowed'));
  await expect(other.client.community.decide({ id: about, act: 'dismiss' })).rejects.toEqual(refusal('not_allowed'));
  await assistant.client.community.decide({ id: about, act: 'dismiss' });
  expect((await assistant.client.community.cases({})).total).toBe(0);
});

test('a name that staff hid is not shown beside comments, until there is another one', async ({ learner, staff }) => {
  const [salma, omar, assistant] = [await learner(), await learner(), await staff()];
  const { insertComment: first } = await salma.client.ask(q.InsertComment, say('سؤال'));
  await omar.client.community.report({ kind: 'name', id: salma.id, reason: 'insult' });
  const id = (await assistant.client.community.cases({})).cases[0]?.id ?? '';
  await assistant.client.community.decide({ id, act: 'hide' });
  const nameShown = async () => (await omar.client.ask(q.OneComment, { id: first.id })).comment?.user?.display_name;
  expect(await nameShown()).toBeNull();
  await salma.client.account.setName({ full_name: 'سلمى العلي' });
  expect(await nameShown()).toBe('سلمى ع.');
});

test('what somebody says of themselves is gone from their profile once staff hid it, and comes back when they restore it', async ({
  learner,
  staff,
}) => {
  const [salma, omar, assistant] = [await learner(), await learner(), await staff()];
  await salma.client.account.updateStudent({ bio: 'كلام سيئ' });
  await omar.client.community.report({ kind: 'profile', id: salma.id, reason: 'insult' });
  const [open] = (await assistant.client.community.cases({ kind: 'profile' })).cases;
  expect(open).toMatchObject({ kind: 'profile', shown: 'كلام سيئ' });
  const id = open?.id ?? '';
  const bioShown = async () => (await omar.client.account.publicProfile({ id: salma.id })).bio;
  await assistant.client.community.decide({ id, act: 'hide' });
  expect(await bioShown()).toBeNull();
  await assistant.client.community.decide({ id, act: 'restore' });
  expect(await bioShown()).toBe('كلام سيئ');
});

test('a comment with a listed word waits for staff: its author sees that, others and its addressee nothing', async ({
  learner,
  staff,
  db,
}) => {
  await setHeldWords(db, ['غشّ', 'buy now']);
  const [salma, omar, assistant] = [await learner(), await learner(), await staff()];
  const { insertComment: first } = await omar.client.ask(q.InsertComment, say('سؤال'));
  const { insertComment: held } = await salma.client.ask(q.InsertComment, say('هذا غِشّ!', first.id));
  expect(held).toMatchObject({ state: 'held', body: 'هذا غِشّ!' });
  expect((await salma.client.ask(q.InsertComment, say('مغشوش'))).insertComment.state).toBe('shown');
  expect((await omar.client.ask(q.LectureComments, page)).commentsByLecture.comments.at(-1)).toMatchObject({ reply_count: 0, replies: [] });
  expect(await told(omar)).toEqual([]);
  const [waiting] = (await assistant.client.community.cases({})).cases;
  expect(waiting).toMatchObject({ source: 'words', comment: { id: held.id, state: 'held' } });
  await assistant.client.community.decide({ id: waiting?.id ?? '', act: 'restore' });
  expect((await told(omar)).map(({ kind }) => kind)).toEqual(['reply']);
  // and an edit may bring the word in
  expect((await omar.client.ask(q.EditComment, { id: first.id, body: 'BUY  now' })).editComment.state).toBe('held');
});

test('a case that is not there is told so, to staff alone', async ({ learner, staff }) => {
  const [salma, assistant] = [await learner(), await staff()];
  const id = randomUUID();
  await expect(assistant.client.community.case({ id })).rejects.toEqual(refusal('case_not_found'));
  await expect(assistant.client.community.decide({ id, act: 'dismiss' })).rejects.toEqual(refusal('case_not_found'));
  await expect(salma.client.community.case({ id })).rejects.toEqual(refusal('not_allowed'));
});
