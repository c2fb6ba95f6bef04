import type { CountryCode } from '@darb/contract';
import type { Language } from '@darb/language';
import type { Db } from './database/database.ts';
import type { StudentId } from './ids.ts';
import type { Once } from './once.ts';
import type { OpenOptions } from './options.ts';

/**
 * What a handler knows besides its input. `network` is what limits are kept on: the address, of IPv6 the
 * /64.
 */
export interface Context<Student extends StudentId | null = StudentId | null> {
  readonly db: Db;
  readonly student: Student;
  /** The session that proved the student. */
  readonly sessionId: Student extends null ? null : string;
  readonly language: Language;
  /** Whether the caller named it; else it is ours. */
  readonly namesLanguage: boolean;
  readonly country: CountryCode | null;
  readonly clientId: string | null;
  readonly refreshToken: string | null;
  /** What the browser calls itself; null for none. */
  readonly userAgent: string | null;
  readonly address: string;
  readonly network: string;
  /** Of the request, as the log names it; undefined for who asks without one. */
  readonly requestId: string | undefined;
  readonly options: OpenOptions;
  readonly once: Once;
  readonly now: () => Date;
}
