import { keepUnsent, settleUnsent, unsentOf } from './unsent.ts';

/** Something for the server that must not be lost: the fields of a form, and where to. */
export interface QueuedRequest {
  address: string;
  fields: Record<string, string>;
  /** There is a page that tells the student when it is refused; without one a refusal ends it. */
  isAnswered?: boolean;
}

/** A queued request that the server will never take, and why: a key of `errors`. */
export interface RefusedRequest {
  request: QueuedRequest;
  key: string;
}

// names in the browsers of students: what waits there is found under them
const KIND = 'letter';
const REFUSED = 'refused';
interface StoredRefusal {
  letter: QueuedRequest;
  key: string;
}

/** Milliseconds until a queued request without an answer makes room for the next of its id. */
const PATIENCE_MS = 30_000;

let sessionEnded = false;
/** Whether the server's last word was that nobody is signed in: what waits is sent after signing in. */
export const hasSessionEnded = (): boolean => sessionEnded;
/** A page that only a student gets has come: somebody is signed in. */
export const sessionGoesOn = (): void => void (sessionEnded = false);

/**
 * The server's word on a queued request. Only its own counts, not a redirect to the sign-in page. 4xx means
 * that it will never be taken; a foreign student's request (409, `keep`) waits for them.
 */
async function wordOf(response: Response): Promise<'arrived' | 'waits' | { key: string }> {
  if (response.redirected || !(response.headers.get('content-type') ?? '').includes('json')) return 'waits';
  if (response.status !== 401) sessionEnded = false;
  if (response.ok) return 'arrived';
  if (response.status >= 500 || response.status === 429) return 'waits';
  const answer = (await response.json().catch(() => null)) as { keep?: boolean; message_key?: string } | null;
  const isNobody = answer?.message_key === 'token_invalid';
  if (isNobody) sessionEnded = true;
  return answer?.keep === true || isNobody ? 'waits' : { key: answer?.message_key ?? 'general_error' };
}

const isCurrent = (id: string, token: string): boolean => unsentOf(KIND).some((one) => one.id === id && one.token === token);

async function send(id: string, token: string): Promise<boolean> {
  // a newer request took its place while it waited for its turn
  if (!isCurrent(id, token)) return false;
  const request = JSON.parse(token) as QueuedRequest;
  let word: Awaited<ReturnType<typeof wordOf>>;
  try {
    const response = await fetch(request.address, {
      method: 'POST',
      body: new URLSearchParams(request.fields),
      keepalive: true,
      headers: { accept: 'application/json' },
    });
    word = await wordOf(response);
  } catch {
    return false;
  }
  if (word === 'waits') {
    notify();
    return false;
  }
  if (word !== 'arrived' && request.isAnswered && isCurrent(id, token))
    keepUnsent(REFUSED, id, { letter: request, key: word.key } satisfies StoredRefusal);
  settleUnsent(KIND, id, token);
  notify();
  return word === 'arrived';
}

const underway = new Map<string, Promise<unknown>>();

/**
 * Sends a queued request after the one of its id that is under way: two at once could overtake each other,
 * and the older one would count.
 */
function deliver(id: string, token: string): Promise<boolean> {
  const sending = (underway.get(id) ?? Promise.resolve()).then(() => send(id, token));
  underway.set(id, Promise.race([sending, new Promise((next) => setTimeout(next, PATIENCE_MS))]));
  return sending;
}

/**
 * Keeps a queued request in this browser and sends it; it stays until the server has acknowledged it. A
 * newer one of the same id takes its place. Resolves with whether it arrived.
 */
export function enqueue(id: string, request: QueuedRequest): Promise<boolean> {
  const token = keepUnsent(KIND, id, request);
  forgetRefused(id);
  notify();
  return deliver(id, token);
}

/** Sends what waits, once more. */
export async function sendQueued(): Promise<void> {
  for (const { id, token } of unsentOf(KIND)) await deliver(id, token);
}

/** The queued requests that wait, by id; only those whose id begins with `prefix`. */
export const queuedOf = (prefix: string): { id: string; request: QueuedRequest }[] =>
  unsentOf(KIND)
    .filter(({ id }) => id.startsWith(prefix))
    .map(({ id, token }) => ({ id, request: JSON.parse(token) as QueuedRequest }));

/**
 * The queued requests whose id begins with `prefix` that the server refused, until somebody has told the
 * student (`forgetRefused`).
 */
export const refusedOf = (prefix: string): (RefusedRequest & { id: string })[] =>
  unsentOf(REFUSED)
    .filter(({ id }) => id.startsWith(prefix))
    .map(({ id, token }) => {
      const { letter: request, key } = JSON.parse(token) as StoredRefusal;
      return { id, request, key };
    });

export function forgetRefused(id: string): void {
  const refused = unsentOf(REFUSED).find((one) => one.id === id);
  if (refused) settleUnsent(REFUSED, id, refused.token);
}

const listeners = new Set<() => void>();
const notify = (): void => listeners.forEach((listener) => listener());
/** Tells when queued requests come or go. Gives the way to stop. */
export function onQueueChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Sends what waits now, and whenever the connection comes back. */
export function startQueue(): void {
  window.addEventListener('online', () => void sendQueued());
  void sendQueued();
}
