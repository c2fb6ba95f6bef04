import type { Block, Language, Localized } from '@darb/language';
import type { FrameAssets } from '../frames.tsx';
import type { GuestFrameProps, SectionCounts, StageFrameProps, StudentFrameProps } from '@darb/ui/frame';
import type { TextMarkup } from '@darb/ui/screens/learning/props';
import type { ThirdParties } from '../third-parties.ts';
import type { Digits, Theme } from '../visit.ts';

/**
 * What stands around a screen, and what a browser fetches for it. Nothing in it is one student's own: see
 * `Personal`.
 */
export type FrameData = { assets?: FrameAssets } & FramePart;

export type FramePart =
  | ({ kind: 'guest'; locateAction: string } & Omit<GuestFrameProps, 'children' | 'locate' | 'countryChanged'>)
  | ({ kind: 'student'; program: Localized | null } & Omit<StudentFrameProps, 'children' | 'student'>)
  | { kind: 'bare' }
  | ({ kind: 'stage'; questions: number | null } & Omit<StageFrameProps, 'children' | 'subtitle'>);

/**
 * What stands in a page's `<head>`, and on its `<html>` the namespaces of texts that a browser fetches for
 * it.
 */
export interface HeadData {
  title: string;
  description: string;
  keywords: string;
  /**
   * The address without prefix and query, percent-encoded; with its country where the page is off in the
   * default one.
   */
  path: string;
  origin: string;
  unlisted: boolean;
  /** Their names with spaces between them. */
  texts: string;
  /** For a guest: what the page lies below, each with its path. */
  trail?: readonly TrailStep[];
}

export interface TrailStep {
  readonly name: string;
  readonly path: string;
}

/**
 * What a frame shows that is one student's own. It is put in for each answer, since the rest of a frame is
 * kept for many.
 */
export interface Personal {
  fullName: string;
  /** The address of the small picture; null for none. */
  picture: string | null;
  /** What waits in the sections of the sidebar. */
  counts?: SectionCounts;
}

/**
 * The data of a page: its head, its frame with what is the student's own (null for a guest), the props of
 * its screen, and its long text.
 */
export interface Shown<Screen> {
  head: HeadData;
  frame: FrameData;
  personal: Personal | null;
  text?: readonly Block[] | TextMarkup;
  screen: Screen;
}

/** What a page's own code gives. */
export interface Showing<Screen> {
  screen: Screen;
  /** Slots of the page's title and description, such as the lesson's name. */
  names?: Record<string, string>;
  /** What the page lies below, for search engines: each with its path below the language. */
  trail?: readonly TrailStep[];
  /** For a page on a stage: its heading and where it is left to. */
  stage?: { title: Localized; close: string; questions: number | null; timed?: boolean; isPassing?: boolean };
  /** A long text, which a document has as markup and not in its data. The screen gets it by `usePageText`. */
  text?: readonly Block[];
  status?: number;
}

/** What the page before says at the bottom of this one. */
export interface NoticeData {
  tone: 'positive' | 'negative';
  text: string;
}

/** What the whole document depends on. */
export interface DocumentData {
  language: Language;
  country: string;
  theme: Theme;
  digits: Digits;
  region: string | null;
  notice: NoticeData | null;
  /** What other companies may load here once the visitor allows it; absent for nothing. */
  others?: { readonly companies: ThirdParties; readonly about: string };
}
