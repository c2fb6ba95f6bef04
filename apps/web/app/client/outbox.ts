import { keepUnsent, settleUnsent, unsentOf } from './unsent.ts';

/** Something for the server that must not be lost: the fields of a form, and where to. */
export interface Letter {
  address: string;
  fields: Record<string, string>;
  /** There is a page that tells the student when it is refused; without one a refusal ends it. */
  isAnswered?: boolean;
}

/** A letter that the server will never take, and why: a key of `errors`. */
export interface RefusedLetter {
  letter: Letter;
  key: string;
}

const KIND = 'letter';
const REFUSED = 'refused';
/** Milliseconds until a letter without an answer makes room for the next of its id. */
const PATIENCE_MS = 30_000;

/**
 * The server's word on a letter. Only its own counts, not a redirect to the sign-in page. 4xx means that it
 * will never be taken; a foreign student's letter (409, `keep`) waits for them.
 */
async function wordOf(response: Response): Promise<'arrived' | 'waits' | { key: string }> {
  if (response.redirected || !(response.headers.get('content-type') ?? '').includes('json')) return 'waits';
  if (response.ok) return 'arrived';
  if (response.status >= 500 || response.status === 429) return 'waits';
  const answer = (await response.json().catch(() => null)) as { keep?: boolean; message_key?: string } | null;
  return answer?.keep === true ? 'waits' : { key: answer?.message_key ?? 'general_error' };
}

const isCurrent = (id: string, token: string): boolean => unsentOf(KIND).some((one) => one.id === id && one.token === token);

async function send(id: string, token: string): Promise<boolean> {
  // a newer letter took its place while it waited for its turn
  if (!isCurrent(id, token)) return false;
  const letter = JSON.parse(token) as Letter;
  let word: Awaited<ReturnType<typeof wordOf>>;
  try {
    const response = await fetch(letter.address, {
      method: 'POST',
      body: new URLSearchParams(letter.fields),
      keepalive: true,
      headers: { accept: 'application/json' },
    });
    word = await wordOf(response);
  } catch {
    return false;
  }
  if (word === 'waits') return false;
  if (word !== 'arrived' && letter.isAnswered && isCurrent(id, token))
    keepUnsent(REFUSED, id, { letter, key: word.key } satisfies RefusedLetter);
  settleUnsent(KIND, id, token);
  notify();
  return word === 'arrived';
}

const underway = new Map<string, Promise<unknown>>();

/**
 * Sends a letter after the one of its id that is under way: two at once could overtake each other, and the
 * older one would count.
 */
function deliver(id: string, token: string): Promise<boolean> {
  const sending = (underway.get(id) ?? Promise.resolve()).then(() => send(id, token));
  underway.set(id, Promise.race([sending, new Promise((next) => setTimeout(next, PATIENCE_MS))]));
  return sending;
}

/**
 * Keeps a letter in this browser and sends it; it stays until the server has acknowledged it. A newer one of
 * the same id takes its place. Resolves with whether it arrived.
 */
export function post(id: string, letter: Letter): Promise<boolean> {
  const token = keepUnsent(KIND, id, letter);
  forgetRefused(id);
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

/**
 * The letters whose id begins with `prefix` that the server refused, until somebody has told the student
 * (`forgetRefused`).
 */
export const refusedOf = (prefix: string): (RefusedLetter & { id: string })[] =>
  unsentOf(REFUSED)
    .filter(({ id }) => id.startsWith(prefix))
    .map(({ id, token }) => ({ id, ...(JSON.parse(token) as RefusedLetter) }));

export function forgetRefused(id: string): void {
  const refused = unsentOf(REFUSED).find((one) => one.id === id);
  if (refused) settleUnsent(REFUSED, id, refused.token);
}

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
