import type { CountryCode, Student } from '@darb/contract';
import type { Language } from '@darb/language';

/** Null leaves it to the person's system. */
export type Theme = 'light' | 'dark' | null;
/** A numbering system of Unicode. */
export type Digits = 'latn' | 'arab' | 'arabext';
export type Prefix = '' | `/${Language}`;

/**
 * As much of a visit as may be in what is kept for several people: where and how a page is looked at. Who
 * looks at it is not in it, so that nothing that is made of it alone can be one student's own.
 */
export interface SharedVisit {
  readonly language: Language;
  /** The prefix under which this page is served; empty where the address has none. */
  readonly prefix: Prefix;
  readonly country: CountryCode;
  readonly theme: Theme;
  /** The country's digits, or those that the student has chosen (rule site 22). */
  readonly digits: Digits;
  /** The address below the prefix, with its query. */
  readonly path: string;
  readonly search: URLSearchParams;
  /** The product's public origin. */
  readonly origin: string;
  /** Whether a student looks at it, and the program of all who get the same; null for a guest. */
  readonly audience: { readonly program: number | null } | null;
}

/** Who looks at a page, from where and how. Resolved once a request. */
export interface Visit extends SharedVisit {
  /** Null for a guest. */
  readonly student: Student | null;
  readonly requestId: string;
}

/** What is shared, as long as no field of a student's comes among it; else nothing compiles that makes it. */
type Impersonal<Shared> = [Extract<keyof Shared, Exclude<keyof Student, 'language' | 'country'>>] extends [never] ? Shared : never;

/** A visit without who it is. */
export function sharedOf({ language, prefix, country, theme, digits, path, search, origin, audience }: Visit): Impersonal<SharedVisit> {
  return { language, prefix, country, theme, digits, path, search, origin, audience };
}
