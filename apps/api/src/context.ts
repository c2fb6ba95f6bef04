import type { CountryCode } from '@darb/contract';
import type { Language } from '@darb/language';
import type { Profile } from './account/profile.ts';
import type { Db } from './database/database.ts';
import type { Standing } from './learning/access.ts';
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
  /** The request of a page that this call belongs to, any object: what such calls read of the student is read once for all of them, until one of them writes. */
  visit?: object | undefined;
}

/** What a handler knows besides its input. `network` is what limits are kept on: the address, of IPv6 the /64. */
export interface Context<Student extends StudentId | null = StudentId | null> {
  readonly db: Db;
  readonly student: Student;
  /** What the student is and may see; null exactly when `student` is. */
  readonly profile: Student extends null ? Profile | null : Profile;
  readonly standing: Student extends null ? Standing | null : Standing;
  /** The session that proved the student; null exactly when `student` is. */
  readonly sessionId: string | null;
  readonly language: Language;
  readonly country: CountryCode | null;
  readonly clientId: string | null;
  readonly refreshToken: string | null;
  readonly address: string;
  readonly network: string;
  readonly options: ApiOptions;
  /** Reads something of the student once for all calls of a page's request; for any other call each time. */
  readonly once: <Found>(name: string, read: () => Promise<Found>) => Promise<Found>;
  readonly now: () => Date;
}
