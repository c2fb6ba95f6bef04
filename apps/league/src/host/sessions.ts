import type { Claims } from './tokens.ts';

/** Of sessions of the platform's those that go on, of students who are let in. */
export type LivingSessions = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** How long an answer is believed; the watch over open sockets asks as often. */
export const BELIEVED_MS = 5_000;

/** The platform's session that a token was given for; null for a player of the operator's. */
export const sessionOf = ({ vrs }: Pick<Claims, 'vrs'>): string | null => vrs?.['session'] ?? null;

/** Asks the platform whether the sessions behind our tokens still go on, and remembers it for seconds. */
export class Sessions {
  readonly #ask: LivingSessions;
  /** The oldest first. */
  readonly #known = new Map<string, { at: number; living: Promise<boolean> }>();

  constructor(ask: LivingSessions) {
    this.#ask = ask;
  }

  /** Whether a token still speaks for somebody. */
  async isLiving(claims: Claims): Promise<boolean> {
    const id = sessionOf(claims);
    if (id === null) return true;
    const now = performance.now();
    for (const [old, { at }] of this.#known) {
      if (now - at < BELIEVED_MS) break;
      this.#known.delete(old);
    }
    const known = this.#known.get(id);
    if (known) return known.living;
    const living = this.#ask([id]).then((ids) => ids.has(id));
    this.#known.set(id, { at: now, living });
    living.catch(() => this.#known.delete(id));
    return living;
  }

  /** Of these sessions those that have ended; none while the platform cannot say. */
  async endedOf(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const living = await this.#ask(ids).catch(() => null);
    const ended = new Set(living ? ids.filter((id) => !living.has(id)) : []);
    for (const id of ended) this.#known.delete(id);
    return ended;
  }
}
