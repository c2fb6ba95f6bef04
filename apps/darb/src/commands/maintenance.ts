import { setClosed } from '@darb/api';
import { tellContentChanged } from '../content-news.ts';
import { actOf } from './audit.ts';
import { say, withDatabase } from './operator.ts';

/**
 * `darb maintenance on|off`: closes the product, or opens it again. Every Darb on this database hears of it
 * at once.
 */
export async function setMaintenance(closed: boolean): Promise<void> {
  await withDatabase(async ({ database: { db, pool } }) => {
    const now = new Date();
    const changed = await db.transaction(async (tx) => {
      const done = await setClosed(tx, closed, now);
      if (done) await actOf(tx, closed ? 'maintenance on' : 'maintenance off', {}, now);
      return done;
    });
    await tellContentChanged(pool);
    const state = closed ? 'closed: every page says that Darb is being updated' : 'open';
    say(changed ? `Darb is ${state}.` : `Darb was ${closed ? 'closed' : 'open'} already.`);
  });
}
