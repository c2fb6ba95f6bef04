import type { Language, Localized } from '@darb/language';
import type { ReactNode } from 'react';
import type { Place } from '../navigation.tsx';
import type { SearchActions } from '../screens/search/props.ts';
import type { Section } from './sections.ts';

export { SECTIONS, type Section } from './sections.ts';

export type Theme = 'system' | 'light' | 'dark';

/**
 * What every frame offers: the language and the theme. Language links are plain links; the theme is a form
 * that works without JavaScript (POST `preferences`, field `theme`, hidden `return`).
 */
export interface Preferences {
  languages: { language: Language; href: Place; current: boolean }[];
  theme: Theme;
  preferencesAction: Place;
  /** Where the preferences form comes back to. */
  returnTo: Place;
}

/** `country` names are in the page's language; choosing one is a link that carries `?country=`. */
export interface CountryChoice {
  current: { code: string; name: string };
  options: { code: string; name: string; href: Place }[];
}

/** What came of asking the browser where it is. `going`: the found country's page is opening. */
export type Located = { state: 'going' | 'here'; country: string } | { state: 'elsewhere' | 'denied' | 'unavailable' };

export type GuestFooterLink = 'practice' | 'keys' | 'team' | 'careers';
export type StudentFooterLink = 'programs' | 'news' | 'about' | 'contact' | 'terms' | 'privacy' | 'cookies';
export type FooterLink = GuestFooterLink | StudentFooterLink;

/** The search of a page's head. */
export interface HeadSearchProps {
  /** GET with `query` and `country`. */
  action: Place;
  country: string;
  /** What the box below the field does. Without it there is none. */
  fetchActions?: (() => Promise<SearchActions>) | undefined;
}

/** Null on the page that is the search itself. */
interface Searched {
  search: HeadSearchProps | null;
}

export interface GuestFrameProps extends Preferences, Searched {
  home: Place;
  signIn: Place;
  signUp: Place;
  /** Anchors of the home page and `explore`. */
  nav: { key: 'subjects' | 'howItWorks' | 'keyPrice'; href: Place }[];
  country: CountryChoice;
  /**
   * Asks the browser for its position and opens the page of its country; only ever after a press of the
   * button. Without it there is no button.
   */
  locate?: (() => Promise<Located>) | undefined;
  /** The country is another one than on the page before: it is told for two seconds (rule catalog 7). */
  countryChanged?: boolean | undefined;
  footer: { readonly [Name in FooterLink]?: Place };
  /** Where Darb is elsewhere in this country, by the names of those places. */
  elsewhere?: { name: string; href: Place }[];
  /** A page that is itself about signing in shows no sign-in button. */
  showSignIn: boolean;
  showFooter: boolean;
  children: ReactNode;
}

/** How much waits for a student in each section; a section that is not named has nothing. */
export type SectionCounts = { readonly [Name in Section]?: number };

export interface StudentFrameProps extends Preferences, Searched {
  home: Place;
  /** Where each section of the sidebar leads; the student's country may lack one. */
  places: { readonly [Name in Section]?: Place };
  /** The section in which the page lies. */
  section: Section | null;
  student: { fullName: string; picture?: string | null | undefined; program: Localized | null; counts?: SectionCounts | undefined };
  /** The student's settings. */
  settings: Place;
  /** POST signs out. */
  signOutAction: Place;
  footer: { readonly [Name in StudentFooterLink]?: Place };
  children: ReactNode;
}

/** A focus stage without a sidebar: quiz, test. */
export interface StageFrameProps {
  home: Place;
  close: Place;
  title: Localized;
  /** A second line, such as "question 4 of 6", already in words. */
  subtitle: string | null;
  /** Nothing waits to be gone on with later: the way out is called "close". */
  isPassing?: boolean | undefined;
  /** The screen shows the time that is left at the end of the bar, where else the brand stands. */
  timed?: boolean | undefined;
  children: ReactNode;
}
