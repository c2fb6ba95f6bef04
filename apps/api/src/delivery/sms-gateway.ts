import type { Carrier } from './delivery.ts';

const TIMEOUT_MS = 10_000;

/**
 * Hands SMS to an HTTP gateway: POST with a JSON body `{ to, text }`; any 2xx answer means taken. Credentials
 * of the URL travel as basic authorisation.
 */
export function smsGatewayCarrier(url: string, send: typeof fetch = fetch): Carrier {
  const target = new URL(url);
  const credentials = target.username ? `${decodeURIComponent(target.username)}:${decodeURIComponent(target.password)}` : null;
  target.username = '';
  target.password = '';
  const headers = {
    'content-type': 'application/json',
    ...(credentials ? { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` } : {}),
  };
  return async (_db, { to, body }) => {
    const response = await send(target, {
      method: 'POST',
      headers,
      body: JSON.stringify({ to, text: body }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`);
  };
}
