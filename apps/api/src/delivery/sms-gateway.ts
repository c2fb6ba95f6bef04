import { z } from 'zod';
import { checkTaken, type Carrier } from './delivery.ts';

const TIMEOUT_MS = 10_000;
const answer = z.object({ id: z.string().min(1).max(200) });

/** An address without the credentials that stand in it, and those. */
export function withoutCredentials(url: string): { target: URL; user: string; password: string } {
  const target = new URL(url);
  const [user, password] = [decodeURIComponent(target.username), decodeURIComponent(target.password)];
  target.username = '';
  target.password = '';
  return { target, user, password };
}

/**
 * Hands SMS to an HTTP gateway: POST with a JSON body `{ id, to, text }`, the id again as `idempotency-key`;
 * any 2xx answer means taken, and may say by which `id` reports will call it. Credentials of the URL travel
 * as basic authorisation.
 */
export function smsGatewayCarrier(url: string, send: typeof fetch = fetch): Carrier {
  const { target, user, password } = withoutCredentials(url);
  const headers = {
    'content-type': 'application/json',
    ...(user === '' ? {} : { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` }),
  };
  return async ({ id, to, body }) => {
    const response = await send(target, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': id },
      body: JSON.stringify({ id, to, text: body }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    checkTaken('the SMS gateway', response.status);
    const said = answer.safeParse(await response.json().catch(() => null));
    return { providerId: said.success ? said.data.id : id };
  };
}
