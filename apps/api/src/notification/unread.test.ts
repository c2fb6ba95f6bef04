import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { createNews } from '../database/news.ts';
import { test } from '../testing/learner.ts';
import { followUnread } from './follow.ts';
import { markRead, notificationsOf, notify, unreadOf, unsay } from './service.ts';
import { notifications } from './tables.ts';

/** What may happen to a student's notifications, in any order and in two processes. */
type Event = { act: 'told' | 'unsaid' | 'read'; which: number } | { act: 'all read' };
const which = fc.nat({ max: 4 });
const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ act: fc.constantFrom('told' as const, 'unsaid' as const, 'read' as const), which }),
  fc.constant({ act: 'all read' as const }),
);

test('the unread count agrees with what is unread after any order of events, for who counts and for who follows', async ({
  db,
  learner,
  clock,
  copy,
}) => {
  const salma = await learner();
  const news = createNews(copy.url, () => undefined);
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 25 }), fc.boolean(), async (events, atOnce) => {
      await db.delete(notifications).where(eq(notifications.studentId, salma.id));
      const happen = async (one: Event): Promise<void> => {
        if (one.act === 'all read') return void (await markRead(db, salma.id, null, clock.now()));
        const key = `k${one.which}`;
        if (one.act === 'told') return notify(db, { student: salma.id, kind: 'reply', key, about: {} }, clock.now());
        if (one.act === 'unsaid') return unsay(db, key);
        const [row] = await db.select({ id: notifications.id }).from(notifications).where(eq(notifications.key, key));
        if (row) await markRead(db, salma.id, row.id, clock.now());
      };
      const following = followUnread(db, news, salma.id)[Symbol.asyncIterator]();
      let told = (await following.next()).value as number;
      if (atOnce) await Promise.all(events.map(happen));
      else for (const one of events) await happen(one);
      const rows = await db.select().from(notifications).where(eq(notifications.studentId, salma.id));
      const unread = rows.filter(({ readAt }) => readAt === null).length;
      expect(await unreadOf(db, salma.id)).toBe(unread);
      expect(await notificationsOf(db, salma.id, 5, 0)).toMatchObject({ unread, total: rows.length });
      // each key was told once
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      while (told !== unread) told = (await following.next()).value as number;
      await following.return?.();
    }),
    { numRuns: 40 },
  );
  await news.close();
});
