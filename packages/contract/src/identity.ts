import type { Language } from '@darb/language';
import type { CountryCode } from './catalog.ts';

/** Who asks, as the web server has it, or the API's door of a request. */
export interface Identity {
  accessToken: string | null;
  /** A token of the GraphQL service alone, as browsers have it. */
  graphqlToken?: string | undefined;
  refreshToken: string | null;
  language: Language;
  /** False where the caller named no language, so that `language` is ours. */
  namesLanguage?: boolean | undefined;
  /** The `trace-id`: a UUID that the client keeps. */
  clientId: string | null;
  /** The client's own, behind a trusted proxy too. */
  address: string;
  country?: CountryCode | undefined;
  /** What the browser calls itself; of it a student knows their devices. */
  userAgent?: string | undefined;
  /** Of the request, as the log names it. */
  requestId?: string | undefined;
  /**
   * The request of a page that this call belongs to, any object: what such calls read of the student is read
   * once for all of them, until one of them writes.
   */
  visit?: object | undefined;
}
