import { PASS_SECONDS, type SocketPass } from '@darb/contract/league-match';
import { countAsking } from './asking.ts';
import { callerOf } from './calls.ts';
import { type Context, type Logger, type Nk } from './nkruntime.ts';
import { passesKey } from './storage.ts';

/**
 * The call `socket_pass`: a token for the address of one socket, and the key that is said inside it
 * (rule league 7). Whoever finds the address has the lock, which is a hash, and not the key. The token
 * carries the student's session and ends with it.
 */
export function socketPass(ctx: Context, _logger: Logger, nk: Nk, _payload: string): string {
  const { userId, username } = callerOf(ctx);
  countAsking(nk, passesKey(userId));
  const key = nk.uuidv4();
  const session = ctx.vars?.session;
  const vars = { lock: nk.sha256Hash(key), ...(session !== undefined && { session }) };
  const { token } = nk.authenticateTokenGenerate(userId, username, Math.floor(Date.now() / 1000) + PASS_SECONDS, vars);
  const pass: SocketPass = { token, key };
  return JSON.stringify(pass);
}

/** Whether who speaks on a socket also has the key of the pass that opened it. */
export const holdsKey = (ctx: Context, nk: Nk, key: unknown): boolean => typeof key === 'string' && nk.sha256Hash(key) === ctx.vars?.lock;
