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
    if (!changed) say(`Darb was ${closed ? 'closed' : 'open'} already.`);
    else say(closed ? 'Darb is closed: every page says that it is being updated.' : 'Darb is open.');
  });
}
