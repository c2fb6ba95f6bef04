import type { CountryCode } from '@darb/contract';
import { countries, PROVINCES } from '@darb/contract/countries';
import { rows } from '../../row.ts';

/** A campaign or welcome page (rule site 21). */
const CAMPAIGN = {
  file: 'site/campaign.tsx',
  who: 'guest',
  cache: {},
  texts: ['campaign'],
  meta: 'campaign',
  clearsOnCountryChange: true,
} as const;
const onlyIn = (here: CountryCode) => ({ offIn: countries.flatMap(({ code }) => (code === here ? [] : [code])) });
const WITH_KEYS = { needs: 'checkoutEnabled' } as const;

/** The home page with a country set. */
const HOME_OF_A_COUNTRY = {
  file: 'site/home.tsx',
  who: 'guest',
  cache: {},
  texts: ['site'],
  meta: 'home',
  clearsOnCountryChange: true,
} as const;
/** What browsers and search engines read, and nobody looks at (rule site 31). */
const FOR_PROGRAMS = { who: 'anyone', frame: 'resource', withoutProgram: true } as const;

export const siteRows = rows({
  home: { path: '', file: 'site/home.tsx', who: 'guest', cache: {}, texts: ['site'] },
  jor: { path: 'jor', ...HOME_OF_A_COUNTRY, country: 'JO' },
  egy: { path: 'egy', ...HOME_OF_A_COUNTRY, country: 'EG' },
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
    section: 'help',
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
  pkmath: { path: 'pkmath-campaign', ...CAMPAIGN, ...onlyIn('PK') },
  pkmaths: { path: 'pkmaths-campaign', ...CAMPAIGN, ...onlyIn('PK') },
  pkchemistry: { path: 'pkchemistry-campaign', ...CAMPAIGN, ...onlyIn('PK') },
  pkchem: { path: 'pkchem-campaign', ...CAMPAIGN, ...onlyIn('PK') },
  pkphysics: { path: 'pkphysics-campaign', ...CAMPAIGN, ...onlyIn('PK') },
  pkphys: { path: 'pkphys-campaign', ...CAMPAIGN, ...onlyIn('PK') },
  pkbiology: { path: 'pkbiology-campaign', ...CAMPAIGN, ...onlyIn('PK') },
  pkbio: { path: 'pkbio-campaign', ...CAMPAIGN, ...onlyIn('PK') },
  egmath: { path: 'egmath-campaign', ...CAMPAIGN, ...onlyIn('EG') },
  egmaths: { path: 'egmaths-campaign', ...CAMPAIGN, ...onlyIn('EG') },
  jomath: { path: 'jomath-campaign', ...CAMPAIGN, ...onlyIn('JO') },
  jomaths: { path: 'jomaths-campaign', ...CAMPAIGN, ...onlyIn('JO') },
  jotawjihimath: { path: 'jotawjihimath-campaign', ...CAMPAIGN, ...onlyIn('JO') },
  jotawjihimaths: { path: 'jotawjihimaths-campaign', ...CAMPAIGN, ...onlyIn('JO') },
  PKwelcome: { path: 'PKwelcome', ...CAMPAIGN, ...onlyIn('PK') },
  PKurduwelcome: { path: 'PKurduwelcome', ...CAMPAIGN, ...onlyIn('PK') },
  SAwelcome: { path: 'SAwelcome', ...CAMPAIGN, ...onlyIn('SA') },
  campaign: { path: 'campaign', ...CAMPAIGN, ...WITH_KEYS },
  tiktokCampaign: { path: 'tiktok_campaign', ...CAMPAIGN, ...WITH_KEYS },
  // its offer comes and goes by the operator's word
  fiveDinars: { path: '5JD_campaign', ...CAMPAIGN, ...WITH_KEYS, cache: { seconds: 60 } },
  sellingPoints: {
    path: 'selling-points',
    file: 'site/selling-points.tsx',
    who: 'anyone',
    cache: { queries: { province: ['', ...Object.values(PROVINCES).flat()] }, seconds: 60 },
    texts: ['sellingPoints'],
    clearsOnCountryChange: true,
    visits: [{ query: { province: 'amman' } }],
  },
  microTutoring: {
    path: 'micro-tutoring',
    file: 'site/micro-tutoring.tsx',
    who: 'anyone',
    cache: {},
    texts: ['microTutoring'],
    section: 'tutor',
    clearsOnCountryChange: true,
    needs: 'microTutoringEnabled',
  },
  preferences: { path: 'preferences', file: 'site/preferences.tsx', who: 'anyone', frame: 'resource', withoutProgram: true },
  robots: { path: 'robots.txt', file: 'site/robots.tsx', ...FOR_PROGRAMS },
  sitemap: { path: 'sitemap.xml', file: 'site/sitemap.tsx', ...FOR_PROGRAMS },
  manifest: { path: 'manifest.webmanifest', file: 'site/manifest.tsx', ...FOR_PROGRAMS },
  card: { path: 'cards/:card', params: { card: 'card' }, file: 'site/cards/card.tsx', ...FOR_PROGRAMS, example: { card: 'darb.png' } },
  notFound: { path: '*', file: 'site/not-found.tsx', who: 'anyone', unlisted: true, texts: ['lost'], unvisited: true },
});
