import { rows } from '../../row.ts';

export const siteRows = rows({
  home: { path: '', file: 'site/home.tsx', who: 'guest', cache: {}, texts: ['site'] },
  termsOfUse: { path: 'TermsOfUse', file: 'site/terms-of-use.tsx', who: 'anyone', cache: {}, texts: ['site'] },
  privacyPolicy: { path: 'PrivacyPolicy', file: 'site/privacy-policy.tsx', who: 'anyone', cache: {}, texts: ['site'] },
  cookiesPolicy: { path: 'CookiesPolicy', file: 'site/cookies-policy.tsx', who: 'anyone', cache: {}, texts: ['site'] },
  preferences: { path: 'preferences', file: 'site/preferences.tsx', who: 'anyone', frame: 'resource', withoutProgram: true },
  notFound: { path: '*', file: 'site/not-found.tsx', who: 'anyone', unlisted: true, texts: [], unvisited: true },
});
