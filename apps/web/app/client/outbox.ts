import { keepUnsent, settleUnsent, unsentOf } from './unsent.ts';

/** Something for the server that must not be lost: the fields of a form, and where to. */
export interface Letter {
  address: string;
  fields: Record<string, string>;
}

const KIND = 'letter';

/** Whether the server has it: only its own word counts, not a redirect to the sign-in page. 4xx means that it will never be taken; a foreign student's letter (409) waits for them. */
async function isSettled(response: Response): Promise<boolean> {
  if (response.redirected || !(response.headers.get('content-type') ?? '').includes('json')) return false;
  if (response.ok) return true;
  const answer = (await response.json().catch(() => null)) as { keep?: boolean } | null;
  return response.status < 500 && response.status !== 429 && answer?.keep !== true;
}

async function deliver(id: string, token: string): Promise<boolean> {
  const { address, fields } = JSON.parse(token) as Letter;
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      keepalive: true,
      headers: { accept: 'application/json' },
    });
    if (!(await isSettled(response))) return false;
  } catch {
    return false;
  }
  settleUnsent(KIND, id, token);
  notify();
  return true;
}

/** Keeps a letter in this browser and sends it; it stays until the server has acknowledged it. A newer one of the same id takes its place. Resolves with whether it arrived. */
export function post(id: string, letter: Letter): Promise<boolean> {
  const token = keepUnsent(KIND, id, letter);
  notify();
  return deliver(id, token);
}

/** Sends what waits, once more. */
export async function postAgain(): Promise<void> {
  for (const { id, token } of unsentOf(KIND)) await deliver(id, token);
}

/** The letters that wait, by id; only those whose id begins with `prefix`. */
export const waiting = (prefix: string): { id: string; letter: Letter }[] =>
  unsentOf(KIND)
    .filter(({ id }) => id.startsWith(prefix))
    .map(({ id, token }) => ({ id, letter: JSON.parse(token) as Letter }));

const listeners = new Set<() => void>();
const notify = (): void => listeners.forEach((listener) => listener());
/** Tells when letters come or go. Gives the way to stop. */
export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Sends what waits now, and whenever the connection comes back. */
export function startOutbox(): void {
  window.addEventListener('online', () => void postAgain());
  void postAgain();
}
