import type { CountryCode } from '@darb/contract';

/** A page or a resource. */
export interface Row {
  /** Below the language prefix; `:name` is a parameter, `*` takes everything. */
  readonly path: string;
  /** Below `app/pages`. */
  readonly file: string;
  /** Whom it is for. A `guest` page sends a student on, a `student` page a guest. */
  readonly who: 'anyone' | 'guest' | 'student';
  /** Where those go whom it is not for. */
  readonly otherwise?: 'dashboard' | 'home' | 'signin' | 'signup';
  /** A student who has not chosen a program yet may be here. */
  readonly withoutProgram?: true;
  /** Countries in which the page does not exist. */
  readonly offIn?: readonly CountryCode[];
  /** A guest who changes the country here goes home (decisions 2). */
  readonly clearsOnCountryChange?: true;
  /** `page`: header and footer, or the sidebar for a student. `stage`: one task, nothing around it. `resource`: answers no page. */
  readonly frame: 'page' | 'stage' | 'resource';
  /** A header without the sign-in button, a page without the footer. */
  readonly hides?: 'signInAndFooter';
  /** The same for every guest: whole pages may be kept (`guest-cache.ts`). */
  readonly kept?: true;
  /** The namespaces of texts that its screen reads in the browser. */
  readonly texts: readonly string[];
  /** Not for search engines. */
  readonly unlisted?: true;
}

const table = <const T extends Record<string, Row>>(rows: T): { readonly [Name in keyof T]: T[Name] } => rows;

const subject = 'program/:program/subject/:subject';
const subtopic = `${subject}/subtopic/:subtopic` as const;

/** Every address of the product: the route table, the guards and the printed site map are all made from it (specification 2). */
export const siteMap = table({
  home: { path: '', file: 'site/home.tsx', who: 'guest', otherwise: 'dashboard', frame: 'page', kept: true, texts: ['site'] },
  explore: {
    path: 'explore',
    file: 'catalog/explore.tsx',
    who: 'anyone',
    frame: 'page',
    kept: true,
    clearsOnCountryChange: true,
    texts: ['catalog'],
  },
  exploreProgram: {
    path: 'explore/:program',
    file: 'catalog/explore-program.tsx',
    who: 'anyone',
    frame: 'page',
    kept: true,
    clearsOnCountryChange: true,
    texts: ['catalog'],
  },
  subject: {
    path: subject,
    file: 'catalog/subject.tsx',
    who: 'anyone',
    frame: 'page',
    kept: true,
    clearsOnCountryChange: true,
    texts: ['catalog'],
  },
  subtopic: { path: subtopic, file: 'learning/subtopic.tsx', who: 'anyone', frame: 'resource', clearsOnCountryChange: true, texts: [] },
  lesson: {
    path: `${subtopic}/lesson/:lesson`,
    file: 'learning/lesson.tsx',
    who: 'anyone',
    frame: 'page',
    kept: true,
    clearsOnCountryChange: true,
    texts: ['learning', 'catalog'],
  },
  quiz: {
    path: `${subtopic}/quiz/:quiz`,
    file: 'assessment/quiz.tsx',
    who: 'student',
    otherwise: 'signup',
    frame: 'stage',
    clearsOnCountryChange: true,
    texts: ['assessment', 'errors'],
  },
  checkout: {
    path: 'program/:program/checkout',
    file: 'billing/checkout.tsx',
    who: 'student',
    otherwise: 'signin',
    frame: 'page',
    clearsOnCountryChange: true,
    texts: ['billing', 'errors'],
  },
  signin: {
    path: 'signin',
    file: 'account/sign-in.tsx',
    who: 'guest',
    otherwise: 'dashboard',
    frame: 'page',
    hides: 'signInAndFooter',
    texts: ['account', 'errors'],
  },
  signup: {
    path: 'signup',
    file: 'account/sign-up.tsx',
    who: 'guest',
    otherwise: 'dashboard',
    frame: 'page',
    hides: 'signInAndFooter',
    texts: ['account', 'errors'],
  },
  codeConfirmation: {
    path: 'code-confirmation',
    file: 'account/code-confirmation.tsx',
    who: 'guest',
    otherwise: 'dashboard',
    frame: 'page',
    hides: 'signInAndFooter',
    unlisted: true,
    texts: ['account', 'errors'],
  },
  emailConfirmation: {
    path: 'email-confirmation',
    file: 'account/email-confirmation.tsx',
    who: 'guest',
    otherwise: 'dashboard',
    frame: 'page',
    hides: 'signInAndFooter',
    unlisted: true,
    texts: ['account', 'errors'],
  },
  welcome: {
    path: 'welcome',
    file: 'account/welcome.tsx',
    who: 'student',
    otherwise: 'home',
    withoutProgram: true,
    frame: 'page',
    unlisted: true,
    texts: ['account'],
  },
  selectProgram: {
    path: 'SelectProgram',
    file: 'account/select-program.tsx',
    who: 'student',
    otherwise: 'home',
    withoutProgram: true,
    frame: 'page',
    unlisted: true,
    texts: ['account', 'errors'],
  },
  chooseProgram: {
    path: 'chooseProgram',
    file: 'account/select-program.tsx',
    who: 'student',
    otherwise: 'home',
    withoutProgram: true,
    frame: 'page',
    unlisted: true,
    texts: ['account', 'errors'],
  },
  dashboard: {
    path: 'dashboard',
    file: 'progress/dashboard.tsx',
    who: 'student',
    otherwise: 'home',
    frame: 'page',
    unlisted: true,
    texts: ['progress'],
  },
  termsOfUse: { path: 'TermsOfUse', file: 'site/terms-of-use.tsx', who: 'anyone', frame: 'page', kept: true, texts: ['site'] },
  privacyPolicy: { path: 'PrivacyPolicy', file: 'site/privacy-policy.tsx', who: 'anyone', frame: 'page', kept: true, texts: ['site'] },
  cookiesPolicy: { path: 'CookiesPolicy', file: 'site/cookies-policy.tsx', who: 'anyone', frame: 'page', kept: true, texts: ['site'] },
  signOut: { path: 'sign-out', file: 'account/sign-out.tsx', who: 'anyone', frame: 'resource', withoutProgram: true, texts: [] },
  preferences: { path: 'preferences', file: 'site/preferences.tsx', who: 'anyone', frame: 'resource', withoutProgram: true, texts: [] },
  countryOfPosition: {
    path: 'country-of-position',
    file: 'catalog/country-of-position.tsx',
    who: 'anyone',
    frame: 'resource',
    withoutProgram: true,
    texts: [],
  },
  lessonProgress: {
    path: 'lesson-progress',
    file: 'progress/lesson-progress.tsx',
    who: 'student',
    otherwise: 'signin',
    frame: 'resource',
    texts: [],
  },
  quizAnswer: {
    path: 'quiz-answer',
    file: 'assessment/quiz-answer.tsx',
    who: 'student',
    otherwise: 'signin',
    frame: 'resource',
    texts: [],
  },
  notFound: { path: '*', file: 'site/not-found.tsx', who: 'anyone', frame: 'page', unlisted: true, texts: ['site'] },
});

export type RowName = keyof typeof siteMap;
export const rowNames = Object.keys(siteMap) as RowName[];
/** A row with its optional properties in sight. */
export const rowOf = (name: RowName): Row => siteMap[name];

type ParamIn<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? ParamIn<Head> | ParamIn<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;
/** The names of a row's parameters: `'program' | 'subject'`. */
export type ParamOf<Name extends RowName> = ParamIn<(typeof siteMap)[Name]['path']>;
