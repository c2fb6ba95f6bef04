import type { Client, MessageKey } from '@darb/contract';
import type { DrawnOf, TextOf } from '../../fast/door.ts';
import type { ThirdParties } from '../third-parties.ts';
import type { Visit } from '../visit.ts';
import type { Session } from './session.ts';

/** What the host gives to every loader and action (Remix's load context). */
export interface WebContext {
  /** Resolved at the first question, once a request. */
  visit(): Promise<Visit>;
  readonly api: Client;
  readonly session: Session;
  readonly requestId: string;
  /** Whose turn it is where pages are drawn in turns. */
  readonly network: string;
  /** Null for a page that is served with hashes of its scripts (the page cache). */
  readonly nonce: string | null;
  /** What a page's long text is given as: in a document it may be markup. */
  readonly textOf: TextOf;
  /** What the props of a part are given as that only shows something: a document has it as markup alone. */
  readonly drawnOf: DrawnOf;
  /** What comes from other companies: nothing on a page that only who has its address may see. */
  readonly thirdParties: ThirdParties;
  /** Whether the product is closed for a while, and every page says so. */
  readonly isUpdating: boolean;
  /** Whether the browser asks for less data (`Save-Data`). */
  readonly savesData: boolean;
  readonly cookies: Readonly<Record<string, string>>;
  /** Sets a cookie of the answer. Seconds; 0 takes it away. */
  setCookie(name: string, value: string, options: { maxAge?: number; readable?: boolean }): void;
  /** Has the next page say the sentence of this key: after a redirect, at its bottom, for three seconds. */
  tell(key: MessageKey): void;
  /** The key that the request before this one told; null for none. Its page says it. */
  takeNotice(): string | null;
  /**
   * What is the same for everybody and seldom changes; forgotten whenever content changes. A failure is not
   * kept.
   */
  remember<T>(key: string, make: () => Promise<T>): Promise<T>;
  /** Reports what went wrong to the process's log; without anything that a person typed. */
  report(error: unknown): void;
}

declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends WebContext {}
  interface Future {
    v3_singleFetch: true;
  }
}
