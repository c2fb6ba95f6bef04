import type { CountryCode } from '@darb/contract';
import { countryOf, type CountryFlag } from '@darb/contract/countries';
import type { Section } from '@darb/ui/frame';
import type { TypeOptions } from 'i18next';
import type { ParamKind, ParamKinds, ParamValue } from './params.ts';

type Query = Readonly<Record<string, string>>;

/**
 * A page or a resource. What a row does not say is the usual: a page in its frame, listed, never kept, whose
 * parameters are ids.
 */
export interface Row {
  /** Below the language prefix; `:name` is a parameter, `*` takes everything. */
  readonly path: string;
  /** The kinds of the parameters that are not ids. */
  readonly params?: ParamKinds;
  /** Below `app/pages`. */
  readonly file: string;
  /**
   * Whom it is for. A `guest` page sends a student on to the dashboard, a `student` page a guest to
   * `otherwise`.
   */
  readonly who: 'anyone' | 'guest' | 'student';
  readonly otherwise?: 'home' | 'signin' | 'signup';
  /** A student who has not chosen a program yet may be here. */
  readonly withoutProgram?: true;
  /** Countries in which the page does not exist. */
  readonly offIn?: readonly CountryCode[];
  /** Off where a country has this switched off, now. */
  readonly needs?: CountryFlag;
  /** The country that a guest's page is about, whatever they have chosen before. */
  readonly country?: CountryCode;
  /** A guest who changes the country here goes home: what the address names is of one country. */
  readonly clearsOnCountryChange?: true;
  /**
   * `stage`: one task, and a bar with the way out of it. `bare`: nothing at all stands around it. `resource`:
   * answers no page. Else a header and a footer, or the sidebar for a student.
   */
  readonly frame?: 'stage' | 'bare' | 'resource';
  /** The section of the sidebar in which it lies. */
  readonly section?: Section;
  /** A header without the sign-in button, a page without the footer. */
  readonly hides?: 'signInAndFooter';
  /**
   * Whoever has its address may see it: it stands in no link of its own page, is told to nobody by the
   * browser, and where it shows nothing it is the same plain page for every reason (rule progress 16).
   */
  readonly secret?: true;
  /** Not for search engines. */
  readonly unlisted?: true;
  /** The namespaces of texts that its screen reads in the browser. */
  readonly texts?: readonly (keyof TypeOptions['resources'])[];
  /**
   * Its title, description and keywords are `meta.<this>` among its capability's texts, where that is not the
   * row's own name.
   */
  readonly meta?: string;
  /**
   * The same for every guest, so the whole page is cached: one for each of these values of its query, and no
   * longer than so many seconds.
   */
  readonly cache?: { readonly queries?: Readonly<Record<string, readonly string[]>>; readonly seconds?: number };
  /** Bytes that the files of its form may have in all; without it a form carries none. */
  readonly uploads?: number;
  /** Parameters that exist in the sample pack: the tests visit each page with them. */
  readonly example?: Readonly<Record<string, string | number>>;
  /** Further visits of the tests, with other parameters or a query. */
  readonly visits?: readonly { readonly params?: Readonly<Record<string, string | number>>; readonly query?: Query }[];
  /**
   * No test visits it by its address alone: what must come before it is more than an address, or another row
   * has shown the same page.
   */
  readonly unvisited?: true;
}

/** The capability of a row, which its texts and its file's folder are called by. */
export const capabilityOf = ({ file }: Pick<Row, 'file'>): string => file.split('/', 1)[0] ?? '';

/** Whether a row's page does not exist in a country. */
export const isOffIn = ({ offIn, needs }: Pick<Row, 'offIn' | 'needs'>, country: CountryCode): boolean =>
  offIn?.includes(country) === true || (needs !== undefined && !countryOf(country)[needs]);

/** The names of a path's parameters: `'program' | 'subject'`. */
export type ParamIn<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? ParamIn<Head> | ParamIn<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

type KindIn<R, Name> = R extends { params: Readonly<Record<string, ParamKind>> }
  ? Name extends keyof R['params']
    ? R['params'][Name]
    : 'id'
  : 'id';
/** The parameters of a row's address, as its page gets them. */
export type ParamsIn<R extends Pick<Row, 'path'>> = { readonly [Name in ParamIn<R['path']>]: ParamValue<KindIn<R, Name>> };

/** What a row must say because of what else it says. */
type Whole<R extends Row> = (R['who'] extends 'student' ? { otherwise: NonNullable<Row['otherwise']> } : { otherwise?: never }) &
  (R extends { frame: 'resource' } ? { texts?: never; cache?: never; section?: never } : { texts: NonNullable<Row['texts']> }) &
  ([ParamIn<R['path']>] extends [never]
    ? { params?: never; example?: never; visits?: readonly { params?: never; query?: Query }[] }
    : {
        params?: { [Name in keyof R['params']]: Name extends ParamIn<R['path']> ? ParamKind : never };
        example: ParamsIn<R>;
        visits?: readonly { params?: ParamsIn<R>; query?: Query }[];
      });

/**
 * The rows of a capability, each with its own type. Refuses a row that leaves out what it must say, or names
 * a parameter that its path has not.
 */
export const rows = <const T extends Readonly<Record<string, Row>>>(given: T & { readonly [Name in keyof T]: Whole<T[Name]> }): T => given;
