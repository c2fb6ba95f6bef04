import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { students } from '../account/tables.ts';
import { createApi } from '../api.ts';
import { guest } from '../testing/test.ts';
import { test, type Learner } from '../testing/learner.ts';
import { shareLinks } from './tables.ts';

async function linkOf({ client }: Learner): Promise<{ id: string; token: string }> {
  const { links } = await client.progress.share({ name: 'رابط أمي' });
  const last = links.at(-1);
  if (!last?.token) throw new Error('no link');
  return { id: last.id, token: last.token };
}

describe('a link for a parent', () => {
  test('shows a guest progress and results, the first name alone, no address and no answer', async ({ api, db, learner, clock }) => {
    const student = await learner();
    await db.update(students).set({ fullName: 'سلمى العبد الله', phone: '+962790000001' }).where(eq(students.id, student.id));
    const quiz = await student.client.assessment.quiz({ quiz_id: 101, subtopic_id: 1 });
    clock.advance(60);
    await student.client.assessment.submitQuiz({ start_request_id: quiz.start_request_id });
    const { token } = await linkOf(student);
    const shown = await api.client(guest()).progress.sharedProgress({ token, language: 'ar' });
    expect(shown).toMatchObject({
      first_name: 'سلمى',
      subjects: [{ progress_percentage: 0 }],
      attempts: [{ type: 'quiz', percentage: 0 }],
    });
    expect(shown.report.totals).toMatchObject({ minutes: 1, days: 1 });
    const said = JSON.stringify(shown);
    for (const secret of ['العبد', 'example.invalid', '962790000001', student.id, 'start_request_id', 'رابط أمي'])
      expect(said).not.toContain(secret);
  });

  test('says nothing in another language, changed in one character, after its end, and of a suspended account', async ({
    api,
    db,
    learner,
  }) => {
    const student = await learner();
    const { id, token } = await linkOf(student);
    const open = (given: string, language: 'ar' | 'en' = 'ar') => api.client(guest()).progress.sharedProgress({ token: given, language });
    await open(token);
    const nothing = { messageKey: 'content_not_found' };
    await expect(open(token, 'en')).rejects.toMatchObject(nothing);
    await expect(open(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).rejects.toMatchObject(nothing);
    await db.update(students).set({ status: 'suspended' }).where(eq(students.id, student.id));
    await expect(open(token)).rejects.toMatchObject(nothing);
    await db.update(students).set({ status: 'active' }).where(eq(students.id, student.id));
    expect((await student.client.progress.revokeShare({ id })).links).toEqual([]);
    await expect(open(token)).rejects.toMatchObject(nothing);
  });

  test('is one of five at most, however many are asked for at once; a revoked one makes room', async ({ learner }) => {
    const student = await learner();
    const made = await Promise.allSettled(Array.from({ length: 9 }, () => student.client.progress.share({ name: '' })));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(made.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { messageKey: 'share_links_full' } });
    const { links, left } = await student.client.progress.shareLinks({});
    expect([links.length, left]).toEqual([5, 0]);
    await student.client.progress.revokeShare({ id: links[2]?.id ?? '' });
    expect((await student.client.progress.share({ name: '' })).left).toBe(0);
  });

  test('is stored as a hash, is 256 bits, and says when it was opened last', async ({ api, db, learner, clock }) => {
    const student = await learner();
    const { token } = await linkOf(student);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const [row] = await db.select().from(shareLinks);
    expect(JSON.stringify(row)).not.toContain(token);
    expect((await student.client.progress.shareLinks({})).links[0]).toMatchObject({ name: 'رابط أمي', last_opened_at: null, token });
    clock.advance(3600);
    await api.client(guest()).progress.sharedProgress({ token, language: 'ar' });
    expect((await (await student.again()).progress.shareLinks({})).links[0]?.last_opened_at).toBe(clock.now().toISOString());
  });

  test('cannot be ended or seen by another student', async ({ learner }) => {
    const [owner, other] = [await learner(), await learner()];
    const { id } = await linkOf(owner);
    expect(await other.client.progress.revokeShare({ id })).toEqual({ links: [], left: 5 });
    expect((await owner.client.progress.shareLinks({})).links).toHaveLength(1);
  });

  test('is opened after the secret was changed, and copied while the old one is known', async ({ learner, options }) => {
    const student = await learner();
    const { token } = await linkOf(student);
    const fresh = new TextEncoder().encode('another secret of the tests, 32 bytes long');
    const later = createApi({ ...options, sessionSecrets: [fresh, options.sessionSecrets[0]] });
    const after = createApi({ ...options, sessionSecrets: [fresh] });
    try {
      const identity = guest({ accessToken: student.accessToken });
      expect((await later.client(identity).progress.shareLinks({})).links[0]?.token).toBe(token);
      await expect(after.client(guest()).progress.sharedProgress({ token, language: 'ar' })).resolves.toMatchObject({
        first_name: 'طالبة',
      });
    } finally {
      await later.close();
      await after.close();
    }
  });

  test('is bounded a network, and cleared away a month after its end', async ({ api, db, learner, clock }) => {
    const student = await learner();
    const { id, token } = await linkOf(student);
    const open = () => api.client(guest()).progress.sharedProgress({ token, language: 'ar' });
    await Promise.all(
      Array.from({ length: 120 }, () =>
        api
          .client(guest())
          .progress.sharedProgress({ token: 'x', language: 'ar' })
          .catch(() => null),
      ),
    );
    await expect(open()).rejects.toMatchObject({ messageKey: 'too_many_requests' });
    clock.advance(200);
    await student.client.progress.revokeShare({ id });
    await api.sweep();
    expect(await db.select().from(shareLinks)).toHaveLength(1);
    clock.advance(31 * 86_400);
    await api.sweep();
    expect(await db.select().from(shareLinks)).toEqual([]);
  });
});
