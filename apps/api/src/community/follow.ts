import type { Db } from '../database/database.ts';
import { stoppable, type News } from '../database/news.ts';
import { apartFrom, apartTopicOf } from './blocks.ts';
import { shownTo, type CommentRow, type Reader, type ShownRow } from './comment-row.ts';
import { CHANGES_TOGETHER, changedAfter, latestChange } from './queries.ts';
import { topicOf } from './service.ts';

export interface Change {
  readonly cursor: string;
  readonly comment: ShownRow;
}

/** What readers of the same place read at the same moment, once for all of them. */
export type Shared = Map<string, Promise<CommentRow[]>>;

function once(shared: Shared, key: string, read: () => Promise<CommentRow[]>): Promise<CommentRow[]> {
  const known = shared.get(key);
  if (known) return known;
  const made = read();
  shared.set(key, made);
  const forget = () => void (shared.get(key) === made && shared.delete(key));
  made.then(forget, forget);
  return made;
}

/** Changes may come too far apart to be counted on. */
const CURSOR = /^\d{1,15}$/;

/**
 * What changes in a lesson's discussion after a cursor, each once and in its order, whoever wrote it in
 * whichever process (rule community 12). It reads after each news, so nothing that was missed stays missed.
 */
export function followComments(
  db: Db,
  news: News,
  shared: Shared,
  reader: Reader,
  lesson: number,
  after: string | null,
  now: () => Date,
): AsyncIterable<Change> {
  const changes = news.follow(topicOf(lesson));
  const meeting = news.follow(apartTopicOf(reader.student));
  async function* run(): AsyncGenerator<Change, void, undefined> {
    let version = changes.seen();
    let cursor = after !== null && CURSOR.test(after) ? Number(after) : await latestChange(db, lesson);
    let [met, apart] = [meeting.seen(), reader.apart];
    for (;;) {
      const from = cursor;
      const rows = await once(shared, `${lesson} ${from} ${version}`, () => changedAfter(db, lesson, from));
      const seen = meeting.seen();
      if (seen !== met) [met, apart] = [seen, await apartFrom(db, reader.student)];
      for (const row of rows) {
        cursor = row.change;
        yield { cursor: String(cursor), comment: shownTo(row, { ...reader, apart, now: now() }) };
      }
      if (rows.length < CHANGES_TOGETHER && !(await changes.news())) return;
      version = changes.seen();
    }
  }
  return stoppable(run(), () => {
    changes.stop();
    meeting.stop();
  });
}
