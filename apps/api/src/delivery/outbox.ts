import { createHash, timingSafeEqual } from 'node:crypto';
import { desc, eq, lt } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Db } from '../database/database.ts';
import { escape, plainPage } from '../plain-page.ts';
import type { Bindings } from '../rest.ts';
import { outbox } from './tables.ts';

const SHOWN = 100;
const KEPT_DAYS = 7;

/** Removes messages that nobody will look up any more. */
export async function sweepOutbox(db: Db, now: Date): Promise<void> {
  await db.delete(outbox).where(lt(outbox.createdAt, new Date(now.getTime() - KEPT_DAYS * 86_400_000)));
}

const newestFirst = (db: Db, to: string | undefined) =>
  db
    .select()
    .from(outbox)
    .where(to ? eq(outbox.recipient, to) : undefined)
    .orderBy(desc(outbox.createdAt))
    .limit(SHOWN);

const STYLE =
  ':root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}body{max-inline-size:44rem;margin-inline:auto;padding:1.5rem}article{border-block-start:1px solid #8886;padding-block:1rem}p{margin:0;white-space:pre-line}';

/**
 * The pages `/dev/outbox` and `/dev/outbox.json?to=`, newest message first (rule account 28). Anybody but a
 * direct caller on this machine needs the `token` of this start, else gets 404. A `+` of a number may come as
 * it is: in a query it would be read as a space.
 */
export function outboxRoutes(db: Db, token: string): Hono<Bindings> {
  const app = new Hono<Bindings>();
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  const isToken = (given: string | undefined) => given !== undefined && timingSafeEqual(digest(given), digest(token));
  app.use(async (context, next) => {
    if (!context.env.peer.loopback && !isToken(context.req.query('token'))) return context.notFound();
    return next();
  });
  app.get('/outbox.json', async (context) => {
    const to = context.req
      .query('to')
      ?.replace(/^ (?=\d)/, '+')
      .toLowerCase();
    const messages = (await newestFirst(db, to)).map(({ recipient, createdAt, channel, language, subject, body, code }) => ({
      to: recipient,
      channel,
      language,
      subject,
      body,
      code,
      created_at: createdAt.toISOString(),
    }));
    return context.json({ messages }, 200, { 'cache-control': 'no-store' });
  });
  app.get('/outbox', async (context) => {
    const articles = (await newestFirst(db, undefined)).map(
      (
        message,
      ) => `<article><p><b>${message.channel}</b> <span dir="ltr">${escape(message.recipient)}</span> <time>${message.createdAt.toISOString()}</time></p>
<div lang="${message.language}" dir="auto">${message.subject ? `<p><b>${escape(message.subject)}</b></p>` : ''}<p dir="auto">${escape(message.body)}</p></div></article>`,
    );
    const { html, headers } = plainPage('Outbox', STYLE, articles.join('') || '<p>No message yet.</p>');
    return context.html(html, 200, { ...headers, 'cache-control': 'no-store' });
  });
  return app;
}
