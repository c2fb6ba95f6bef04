import { createHmac, randomUUID } from 'node:crypto';
import { CLOCK_SKEW_SECONDS } from '@darb/contract/league-match';
import { compactVerify } from 'jose';

/**
 * What a token says, as Nakama has it: the login's id, the account, its username then, and what the client
 * gave along.
 */
export interface Claims {
  readonly tid: string;
  readonly uid: string;
  readonly usn: string;
  readonly vrs?: Readonly<Record<string, string>>;
  readonly exp: number;
  readonly iat: number;
}

/** Whether a token is a pass's, for one socket (rule league 7): the lock of a key stands in it. */
export const isPass = ({ vrs }: Pick<Claims, 'vrs'>): boolean => vrs?.['lock'] !== undefined;

/** How long each is good for; above five minutes, since nakama-js refreshes before each call then. */
const SECONDS = { session: 3_600, refresh: 86_400 } as const;

/**
 * nakama-js reads a token with `atob` after taking out `-` and `_`: written like this, base64url has neither
 * (an ASCII text without `>`, `?`, `~` and DEL).
 */
const plain = (json: string): string =>
  json.replace(/[>?~\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Ids that are good for nothing until they would be anyway, those whose time is over first. */
class Ended {
  readonly #until = new Map<string, number>();

  has(id: string): boolean {
    return this.#until.has(id);
  }

  add(id: string, until: number, now: number): void {
    for (const [old, end] of this.#until) {
      if (end > now) break;
      this.#until.delete(old);
    }
    this.#until.set(id, until);
  }
}

/**
 * Signs and reads session and refresh tokens; each kind has a key of its own, and is refused in the other's
 * place.
 */
export class Tokens {
  /** Of each kind the one that signs, and older ones. */
  readonly #keys: Readonly<Record<'session' | 'refresh', readonly [Uint8Array, ...Uint8Array[]]>>;
  readonly #now: () => number;
  readonly #logins = new Ended();
  readonly #passes = new Ended();

  constructor([signing, ...old]: readonly [Uint8Array, ...Uint8Array[]], now: () => number) {
    const keyFor = (use: string) => (secret: Uint8Array) => createHmac('sha256', secret).update(`league ${use}`).digest();
    const keysFor = (use: string) => [keyFor(use)(signing), ...old.map(keyFor(use))] as const;
    this.#keys = { session: keysFor('session'), refresh: keysFor('refresh') };
    this.#now = now;
  }

  /**
   * A pair of tokens for a new login, or for one that goes on (`held`: id, moment of the login and vars stay
   * unless new ones are given).
   */
  issue(
    account: { id: string; username: string },
    vars: Readonly<Record<string, string>>,
    held?: Claims,
  ): { token: string; refresh_token: string } {
    const now = this.#now();
    const vrs = Object.keys(vars).length > 0 ? vars : held?.vrs;
    const claims = (seconds: number): Claims => ({
      tid: held?.tid ?? randomUUID(),
      uid: account.id,
      usn: account.username,
      ...(vrs && Object.keys(vrs).length > 0 ? { vrs } : {}),
      exp: now + seconds,
      iat: held?.iat ?? now,
    });
    const session = claims(SECONDS.session);
    return {
      token: sign(this.#keys.session[0], session),
      refresh_token: sign(this.#keys.refresh[0], { ...session, exp: now + SECONDS.refresh }),
    };
  }

  /** A session token of a login of its own, until `exp`, that nothing refreshes. */
  issueUntil(exp: number, account: { id: string; username: string }, vrs: Readonly<Record<string, string>>): string {
    return sign(this.#keys.session[0], { tid: randomUUID(), uid: account.id, usn: account.username, vrs, exp, iat: this.#now() });
  }

  /** What a token says; null when it is forged, of the other kind, or expired. */
  async parse(kind: 'session' | 'refresh', token: string): Promise<Claims | null> {
    for (const key of this.#keys[kind]) {
      const claims = await claimsSignedBy(key, token);
      if (claims) return this.#isInTime(kind, claims) ? claims : null;
    }
    return null;
  }

  /** The same; null also when its login was ended. */
  async read(kind: 'session' | 'refresh', token: string): Promise<Claims | null> {
    const claims = await this.parse(kind, token);
    return claims && this.isGoing(claims) ? claims : null;
  }

  /** Whether what was read is not ended since. */
  isGoing({ tid }: Claims): boolean {
    return !this.#logins.has(tid) && !this.#passes.has(tid);
  }

  /** A token of a time to come was given by a clock that was ahead. */
  #isInTime(kind: keyof typeof SECONDS, { exp, iat }: Claims): boolean {
    const now = this.#now();
    return exp > now && exp <= now + SECONDS[kind] + CLOCK_SKEW_SECONDS && iat <= now + CLOCK_SKEW_SECONDS;
  }

  /** Ends a login: its tokens are good for no further call. */
  end(claims: Claims): void {
    const now = this.#now();
    if (isPass(claims)) this.#passes.add(claims.tid, claims.exp, now);
    else this.#logins.add(claims.tid, now + SECONDS.refresh, now);
  }
}

async function claimsSignedBy(key: Uint8Array, token: string): Promise<Claims | null> {
  try {
    const { payload } = await compactVerify(token, key, { algorithms: ['HS256'] });
    return JSON.parse(new TextDecoder().decode(payload)) as Claims;
  } catch {
    return null;
  }
}

const base64url = (text: string): string => Buffer.from(text).toString('base64url');
/** Not with `jose`, whose signing is asynchronous: the module is given its token at once. */
function sign(key: Uint8Array, claims: Claims): string {
  const signed = `${base64url(JSON.stringify({ alg: 'HS256', typ: 'JWT' }))}.${base64url(plain(JSON.stringify(claims)))}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}
