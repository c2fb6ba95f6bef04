import { Refusal } from '@darb/contract';
import { STORE_AWAY } from './media/storage.ts';
import type { ApiEvent } from './options.ts';

/**
 * PostgreSQL cannot store what came: a NUL in a text, bytes that are no text, a number or id that is none.
 */
const UNREADABLE = new Set(['22021', '22P02', '22P05', '22003', '22001']);
/** The server is away, starting, stopping, full or too slow; or the connection to it broke. */
const AWAY = new Set([
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53400',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);
/** There is no room on the disk (or in the quota) for what should be written. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** Seconds after which what is away may be there again, and to wait for somebody to make room. */
const AWAY_SECONDS = 5;
const ROOM_SECONDS = 30;
const BROKEN =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end)/;

const isDatabaseError = (error: Error): boolean => 'severity' in error || BROKEN.test(error.message);

/** The innermost error that has a code: Drizzle and the pool wrap what the driver threw. */
function codedOf(error: unknown): { code: string | undefined; error: Error } {
  let found = error instanceof Error ? error : new Error('thrown');
  for (let depth = 0; depth < 5; depth += 1) {
    if ('code' in found && typeof found.code === 'string') return { code: found.code, error: found };
    if (!(found.cause instanceof Error)) break;
    found = found.cause;
  }
  return { code: undefined, error: found };
}

/** Whether something could not be written for want of room. */
export function isStorageFull(thrown: unknown): boolean {
  const { code } = codedOf(thrown);
  return code !== undefined && FULL.has(code);
}

/** A connection's failure for the log, without its message. */
export function describeFailure(error: Error): NonNullable<ApiEvent['error']> {
  const { code } = codedOf(error);
  return { name: error.name, ...(code === undefined ? {} : { code }) };
}

/**
 * Makes a refusal of anything that was thrown, and reports what is our defect. Messages are not reported:
 * PostgreSQL's and Drizzle's hold the values of a query; code, name and the stack's frames say enough.
 */
export function refusalOf(thrown: unknown, call: string, log: (event: ApiEvent) => void): Refusal {
  if (thrown instanceof Refusal) return thrown;
  const { code, error } = codedOf(thrown);
  if (code !== undefined && UNREADABLE.has(code)) return new Refusal('rule_broken', { cause: thrown });
  const described = { ...describeFailure(error), stack: framesOf(thrown) };
  if ((code !== undefined && (AWAY.has(code) || code.startsWith('08'))) || BROKEN.test(error.message)) {
    log({ event: 'database_error', call, error: described });
    return new Refusal('unavailable', { cause: thrown, retryAfter: AWAY_SECONDS });
  }
  if (code === STORE_AWAY) {
    log({ event: 'store_away', call, error: described });
    return new Refusal('unavailable', { cause: thrown, retryAfter: AWAY_SECONDS });
  }
  if (isStorageFull(thrown)) {
    log({ event: 'storage_full', call, error: described });
    return new Refusal('storage_full', { cause: thrown, retryAfter: ROOM_SECONDS });
  }
  log({ event: isDatabaseError(error) ? 'database_error' : 'api_error', call, error: described });
  return new Refusal('general_error', { cause: thrown });
}

const framesOf = (thrown: unknown): string =>
  (thrown instanceof Error ? (thrown.stack ?? '') : '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim())
    .join('\n');
