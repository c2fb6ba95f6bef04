import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Db } from '../database/database.ts';
import type { ReportSecrets } from '../options.ts';
import type { Bindings } from '../rest.ts';
import { settleReport, type Settled } from './queue.ts';
import type { Channel } from './delivery.ts';

const BODY_MAX = 200_000;

const smsReport = z.object({ id: z.string().max(200), status: z.enum(['sent', 'delivered', 'failed']) });
const whatsappReport = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({ value: z.object({ statuses: z.array(z.object({ id: z.string().max(200), status: z.string() })).default([]) }) }),
      ),
    }),
  ),
});

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

/** Of what a provider says only the end counts. */
const endOf = (status: string): 'delivered' | 'failed' | null =>
  status === 'failed' ? 'failed' : status === 'delivered' || status === 'read' ? 'delivered' : null;

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Where providers tell what became of messages (rule account 45): POST `sms` with `{ id, status }`, and
 * `whatsapp` as Meta's webhooks are. Whoever does not know the secret gets 404; what is not understood is
 * taken, so that it does not come again.
 */
export function reportRoutes(
  db: Db,
  secrets: ReportSecrets,
  onFailed: (failed: Settled) => Promise<void>,
  now: () => Date,
): Hono<Bindings> {
  const app = new Hono<Bindings>();
  const settle = async (channel: Channel, reports: readonly { id: string; status: string }[]): Promise<void> => {
    for (const { id, status } of reports) {
      const end = endOf(status);
      if (end === null) continue;
      for (const failed of await settleReport(db, channel, id, end, now())) await onFailed(failed);
    }
  };
  const bodyOf = async (request: Request): Promise<string | null> => {
    if (Number(request.headers.get('content-length') ?? BODY_MAX + 1) > BODY_MAX) return null;
    const text = await request.text();
    return text.length > BODY_MAX ? null : text;
  };

  app.post('/sms', async (context) => {
    if (secrets.shared === null || !isSame(context.req.header('authorization') ?? '', `Bearer ${secrets.shared}`))
      return context.notFound();
    const read = smsReport.safeParse(jsonOf((await bodyOf(context.req.raw)) ?? ''));
    if (read.success) await settle('sms', [read.data]);
    return context.body(null, 204);
  });
  app.get('/whatsapp', (context) => {
    const { 'hub.mode': mode, 'hub.verify_token': token = '', 'hub.challenge': challenge = '' } = context.req.query();
    if (secrets.shared === null || mode !== 'subscribe' || !isSame(token, secrets.shared)) return context.notFound();
    return context.text(challenge.replace(/\W/g, ''));
  });
  app.post('/whatsapp', async (context) => {
    const text = await bodyOf(context.req.raw);
    if (secrets.whatsappApp === null || text === null) return context.notFound();
    const signature = `sha256=${createHmac('sha256', secrets.whatsappApp).update(text).digest('hex')}`;
    if (!isSame(context.req.header('x-hub-signature-256') ?? '', signature)) return context.notFound();
    const read = whatsappReport.safeParse(jsonOf(text));
    if (read.success)
      await settle(
        'whatsapp',
        read.data.entry.flatMap(({ changes }) => changes.flatMap(({ value }) => value.statuses)),
      );
    return context.body(null, 204);
  });
  return app;
}
