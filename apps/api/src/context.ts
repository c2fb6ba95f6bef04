import type { CountryCode } from '@darb/contract';
import type { Language } from '@darb/language';
import type { Db } from './database/database.ts';
import type { ApiOptions } from './options.ts';

/** A student's id, proven by a session; only `account/session.ts` makes one. */
export type StudentId = string & { readonly brand: 'StudentId' };

/** Who asks, as the web server or the REST door has it. `address` is the client's own, behind a trusted proxy too. */
export interface Identity {
  accessToken: string | null;
  refreshToken: string | null;
  language: Language;
  /** The `trace-id`: a UUID that the client keeps. */
  clientId: string | null;
  address: string;
  country?: CountryCode | undefined;
}

/** What a handler knows besides its input. `network` is what limits are kept on: the address, of IPv6 the /64. */
export interface Context<Student extends StudentId | null = StudentId | null> {
  readonly db: Db;
  readonly student: Student;
  /** The session that proved the student; null exactly when `student` is. */
  readonly sessionId: string | null;
  readonly language: Language;
  readonly country: CountryCode | null;
  readonly clientId: string | null;
  readonly refreshToken: string | null;
  readonly address: string;
  readonly network: string;
  readonly options: ApiOptions;
  /** To be told of each session that a service ends. */
  readonly forgetSession: (sessionId: string) => void;
  readonly now: () => Date;
}
