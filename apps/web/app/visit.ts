import type { CountryCode, Student } from '@darb/contract';
import type { Language } from '@darb/language';

/** Null leaves it to the person's system. */
export type Theme = 'light' | 'dark' | null;
export type Prefix = '' | `/${Language}`;

/** Who looks at a page, from where and how. Resolved once a request. */
export interface Visit {
  readonly language: Language;
  /** The prefix under which this page is served; empty where the address has none. */
  readonly prefix: Prefix;
  readonly country: CountryCode;
  readonly theme: Theme;
  /** Null for a guest. */
  readonly student: Student | null;
  /** The address below the prefix, with its query. */
  readonly path: string;
  readonly search: URLSearchParams;
  /** The product's public origin. */
  readonly origin: string;
  readonly requestId: string;
}
