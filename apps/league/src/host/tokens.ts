import { createHmac, randomUUID } from 'node:crypto';
import { CLOCK_SKEW_SECONDS } from '@darb/contract/league-match';
import { CompactSign, compactVerify } from 'jose';

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

/** How long each is good for; above five minutes, since nakama-js refreshes before each call then. */
const SECONDS = { session: 3_600, refresh: 86_400 } as const;

/**
 * nakama-js reads a token with `atob` after taking out `-` and `_`: written like this, base64url has neither
 * (an ASCII text without `>`, `?`, `~` and DEL).
 */
const plain = (json: string): string =>
  json.replace(/[>?~\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Signs and reads session and refresh tokens; each kind has a key of its own, and is refused in the other's
 * place.
 */
export class Tokens {
  /** Of each kind the one that signs, and older ones. */
  readonly #keys: Readonly<Record<'session' | 'refresh', readonly [Uint8Array, ...Uint8Array[]]>>;
  readonly #now: () => number;
  /** Logins that were ended, until their tokens would be anyway. */
  readonly #ended = new Map<string, number>();

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
  async issue(
    account: { id: string; username: string },
    vars: Readonly<Record<string, string>>,
    held?: Claims,
  ): Promise<{ token: string; refresh_token: string }> {
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
      token: await sign(this.#keys.session[0], session),
      refresh_token: await sign(this.#keys.refresh[0], { ...session, exp: now + SECONDS.refresh }),
    };
  }

  /** What a token says; null when it is forged, of the other kind, expired, or its login was ended. */
  async read(kind: 'session' | 'refresh', token: string): Promise<Claims | null> {
    for (const key of this.#keys[kind]) {
      const claims = await claimsSignedBy(key, token);
      if (claims) return this.#isInTime(kind, claims) && !this.#ended.has(claims.tid) ? claims : null;
    }
    return null;
  }

  /** A token of a time to come was given by a clock that was ahead. */
  #isInTime(kind: keyof typeof SECONDS, { exp, iat }: Claims): boolean {
    const now = this.#now();
    return exp > now && exp <= now + SECONDS[kind] + CLOCK_SKEW_SECONDS && iat <= now + CLOCK_SKEW_SECONDS;
  }

  /** Ends a login: its tokens are good for no further call. */
  end({ tid }: Claims): void {
    const now = this.#now();
    for (const [old, until] of this.#ended) if (until <= now) this.#ended.delete(old);
    this.#ended.set(tid, now + SECONDS.refresh);
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

const sign = (key: Uint8Array, claims: Claims): Promise<string> =>
  new CompactSign(new TextEncoder().encode(plain(JSON.stringify(claims)))).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key);
