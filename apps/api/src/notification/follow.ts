import type { Db } from '../database/database.ts';
import { stoppable, type News } from '../database/news.ts';
import type { StudentId } from '../ids.ts';
import { topicOf, unreadOf } from './service.ts';

/**
 * How many of a student's notifications are unread: now, and whenever that changes, in whichever process. It
 * is counted after each news and never reckoned, so that it agrees after any order of events
 * (rule notification 3).
 */
export function followUnread(db: Db, news: News, student: StudentId): AsyncIterable<number> {
  const following = news.follow(topicOf(student));
  async function* run(): AsyncGenerator<number, void, undefined> {
    let told = -1;
    do {
      following.seen();
      const unread = await unreadOf(db, student);
      if (unread !== told) yield (told = unread);
    } while (await following.news());
  }
  return stoppable(run(), () => following.stop());
}
