/** Pages that a guest can see, below the language. */
export const GUEST_PAGES = [
  '',
  'explore',
  'explore/1',
  'program/1/subject/11',
  'program/1/subject/11?tab=aj',
  'program/1/subject/11/subtopic/1111/lesson/1101',
  'program/1/subject/11/subtopic/1112/lesson/1104',
  'signin',
  'signin?signup_method=email',
  'signup',
  'signup?signup_method=email',
  'TermsOfUse',
  'PrivacyPolicy',
  'CookiesPolicy',
] as const;

/** Pages of a student who has chosen program 1 and holds no key. */
export const STUDENT_PAGES = [
  'dashboard',
  'explore',
  'explore/1',
  'program/1/subject/11',
  'program/1/subject/11?tab=aj',
  'program/1/subject/11/subtopic/1111/lesson/1101',
  'program/1/subject/11/subtopic/1112/lesson/1104',
  'program/1/subject/11/subtopic/1111/quiz/11011',
  'program/1/checkout',
  'chooseProgram',
  'TermsOfUse',
] as const;

export const LANGUAGES = ['ar', 'en', 'ur'] as const;

/** The address of a page with the country that every link carries. */
export const addressOf = (url: string, language: string, page: string): string =>
  `${url}/${language}${page === '' ? '' : `/${page}`}${page.includes('?') ? '&' : '?'}country=JO`;
