import type { Client, CountryCode } from '@darb/contract';
import { countries, countryOf, SOCIAL_NAMES, type SocialName } from '@darb/contract/countries';
import { LANGUAGES, type Language, type Localized } from '@darb/language';
import { SECTIONS, type GuestFrameProps, type Section } from '@darb/ui/frame';
import { href, type Whereabouts } from '../href.ts';
import { isOffIn } from '../row.ts';
import { rowOf, type RowName } from '../site-map.ts';
import type { SharedVisit } from '../visit.ts';
import type { WebContext } from './context.ts';
import type { BuiltFrames } from '../frames.tsx';
import type { FrameData, FramePart, Showing } from './shown.ts';

/** Written in by the production build; in development styles and scripts come by other ways. */
declare const FRAME_ASSETS: BuiltFrames | undefined;

/** The query of the page without its country, up to where the country follows. */
function otherQuery({ search }: SharedVisit): string {
  if (search.size === 0 || (search.size === 1 && search.has('country'))) return '';
  const others = new URLSearchParams(search);
  others.delete('country');
  return others.size > 0 ? `${others}&` : '';
}

/** The page that is shown, under a prefix and for a country, with its query. */
function thisPage(visit: SharedVisit, prefix: string, country: CountryCode): string {
  const path = visit.path.split('?', 1)[0] ?? '/';
  return `${prefix}${prefix !== '' && path === '/' ? '' : path}?${otherQuery(visit)}country=${country}`;
}

const languages = (visit: SharedVisit): { language: Language; href: string; current: boolean }[] =>
  LANGUAGES.map((language) => ({ language, href: thisPage(visit, `/${language}`, visit.country), current: language === visit.language }));

const footer = (at: Whereabouts) => ({
  news: href(at, 'news'),
  about: href(at, 'aboutUs'),
  contact: href(at, 'contactUs'),
  terms: href(at, 'termsOfUse'),
  privacy: href(at, 'privacyPolicy'),
  cookies: href(at, 'cookiesPolicy'),
});

const SOCIAL: Readonly<Record<SocialName, string>> = {
  ...{ facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube', tiktok: 'TikTok', x: 'X' },
};

/** Where Darb is elsewhere in a country; nothing where it is nowhere. */
function elsewhereIn(country: CountryCode): Pick<GuestFrameProps, 'elsewhere'> {
  const { links } = countryOf(country);
  const elsewhere = SOCIAL_NAMES.flatMap((name) => (links[name] === undefined ? [] : [{ name: SOCIAL[name], href: links[name] }]));
  return elsewhere.length === 0 ? {} : { elsewhere };
}

/** Where the sections of the sidebar lead; nowhere where the student's country has no such page. */
const sectionPlaces: Readonly<Record<Section, (at: Whereabouts, program: number | null) => string | null>> = {
  dashboard: (at) => href(at, 'dashboard'),
  league: (at) => href(at, 'league'),
  performance: (at) => href(at, 'reports'),
  practice: (at) => href(at, 'startPractice'),
  collections: (at) => href(at, 'collections'),
  classes: (at) => href(at, 'explore'),
  tutor: (at) => (isOffIn(rowOf('microTutoring'), at.country) ? null : href(at, 'microTutoring')),
  subscriptions: (at) => href(at, 'myBillings'),
  invite: (at) => (isOffIn(rowOf('inviteFriends'), at.country) ? null : href(at, 'inviteFriends')),
  help: (at) => href(at, 'contactUs'),
  subjects: (at, program) => (program === null ? href(at, 'explore') : href(at, 'exploreProgram', { program })),
};
const sections = Object.keys(SECTIONS) as Section[];

/** The title of a program, asked for once until content changes; null when it is not there any more. */
const programTitle = async (
  context: Pick<WebContext, 'remember'>,
  api: Client,
  visit: SharedVisit,
  id: number,
): Promise<Localized | null> => {
  const programs = await context.remember(`programs ${visit.language}`, async () => (await api.catalog.programs({})).programs);
  return programs.find((program) => program.id === id)?.title ?? null;
};

type FrameContext = Pick<WebContext, 'remember' | 'api'>;

/**
 * Makes what stands around a screen: header and footer for a guest, the sidebar for a student, next to
 * nothing on a stage.
 */
export async function frameDataOf(
  name: RowName,
  visit: SharedVisit,
  context: FrameContext,
  stage: Showing<unknown>['stage'],
): Promise<FrameData> {
  const part = await framePartOf(name, visit, context, stage);
  if (typeof FRAME_ASSETS === 'undefined') return part;
  if (part.kind === 'bare') return part;
  const { [part.kind]: assets, pages } = FRAME_ASSETS;
  const own = pages[rowOf(name).file] ?? [];
  const without = (addresses: string[]) => addresses.filter((address) => !own.includes(address));
  return { ...part, assets: { css: without(assets.css), js: without(assets.js) } };
}

async function framePartOf(name: RowName, visit: SharedVisit, context: FrameContext, stage: Showing<unknown>['stage']): Promise<FramePart> {
  const row = rowOf(name);
  if (row.frame === 'bare') return { kind: 'bare' };
  const { audience, country } = visit;
  const home = href(visit, audience ? 'dashboard' : 'home');
  if (stage) return { kind: 'stage', home, ...stage };
  const shared = {
    home,
    languages: languages(visit),
    theme: visit.theme ?? ('system' as const),
    preferencesAction: href(visit, 'preferences'),
    returnTo: thisPage(visit, visit.prefix, country),
    footer: footer(visit),
    search:
      name === 'search' || row.hides || (row.unlisted && !audience) ? null : { action: `${visit.prefix}/${rowOf('search').path}`, country },
  };
  if (audience) {
    const { program } = audience;
    return {
      kind: 'student',
      ...shared,
      places: Object.fromEntries(
        sections.flatMap((key) => {
          const place = sectionPlaces[key](visit, program);
          return place === null ? [] : [[key, place]];
        }),
      ),
      section: row.section ?? null,
      program: program === null ? null : await programTitle(context, context.api, visit, program),
      settings: href(visit, 'accountSettings'),
      signOutAction: href(visit, 'signOut'),
    };
  }
  const back = visit.search.get('next');
  const keeps = { next: back ?? (row.hides || row.secret || name === 'home' || name === 'notFound' ? null : visit.path) };
  return {
    kind: 'guest',
    ...shared,
    // a student has practice and all programs in the sidebar, and seldom asks who makes Darb
    footer: {
      programs: href(visit, 'explore'),
      practice: href(visit, 'practiceIntro'),
      keys: href(visit, 'sellingPoints'),
      team: href(visit, 'ourTeam'),
      careers: href(visit, 'ourTeam', null, {}, 'careers'),
      ...shared.footer,
    },
    ...elsewhereIn(country),
    signIn: href(visit, 'signin', null, keeps),
    signUp: href(visit, 'signup', null, keeps),
    nav: [
      { key: 'subjects', href: href(visit, 'explore') },
      { key: 'howItWorks', href: href(visit, 'home', null, {}, 'how') },
      { key: 'keyPrice', href: href(visit, 'home', null, {}, 'price') },
    ],
    country: {
      current: { code: country, name: countryOf(country).name[visit.language] },
      options: countries
        .filter(({ published }) => published)
        .map(({ code, name: names }) => ({
          code,
          name: names[visit.language],
          href: row.clearsOnCountryChange ? href({ ...visit, country: code }, 'home') : thisPage(visit, visit.prefix, code),
        })),
    },
    locateAction: href(visit, 'countryOfPosition'),
    showSignIn: row.hides !== 'signInAndFooter',
    showFooter: row.hides !== 'signInAndFooter',
  };
}
