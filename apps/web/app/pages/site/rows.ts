import { rows } from '../../row.ts';

export const siteRows = rows({
  home: { path: '', file: 'site/home.tsx', who: 'guest', cache: {}, texts: ['site'] },
  termsOfUse: { path: 'TermsOfUse', file: 'site/terms-of-use.tsx', who: 'anyone', cache: {}, texts: ['site'] },
  privacyPolicy: { path: 'PrivacyPolicy', file: 'site/privacy-policy.tsx', who: 'anyone', cache: {}, texts: ['site'] },
  cookiesPolicy: { path: 'CookiesPolicy', file: 'site/cookies-policy.tsx', who: 'anyone', cache: {}, texts: ['site'] },
  aboutUs: { path: 'about-us', file: 'site/about-us.tsx', who: 'anyone', cache: {}, texts: ['about'] },
  aboutus: { path: 'aboutus', file: 'site/about-us.tsx', who: 'anyone', cache: {}, texts: ['about'], meta: 'aboutUs', unlisted: true },
  ourTeam: { path: 'our-team', file: 'site/our-team.tsx', who: 'anyone', cache: { seconds: 60 }, texts: ['team'] },
  contactUs: {
    path: 'contact-us',
    file: 'site/contact-us.tsx',
    who: 'anyone',
    cache: { queries: { sent: ['1'] }, seconds: 60 },
    texts: ['contact', 'errors'],
    visits: [{ query: { sent: '1' } }],
  },
  news: { path: 'news', file: 'site/news.tsx', who: 'anyone', cache: {}, texts: ['news'] },
  newsArticle: {
    path: 'news/:article',
    file: 'site/news-article.tsx',
    who: 'anyone',
    cache: {},
    texts: ['news'],
    example: { article: 15 },
  },
  preferences: { path: 'preferences', file: 'site/preferences.tsx', who: 'anyone', frame: 'resource', withoutProgram: true },
  notFound: { path: '*', file: 'site/not-found.tsx', who: 'anyone', unlisted: true, texts: [], unvisited: true },
});
