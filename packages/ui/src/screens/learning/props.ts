import type { Block, Language, Localized } from '@darb/language';
import type { Place } from '../../navigation.tsx';
import type { PathItemRow } from '../catalog/props.ts';

export interface PlayerVideo {
  /** Seconds. */
  duration: number;
  poster: string | null;
  /** Smallest first. `bytes` is what watching it all costs. */
  sources: {
    quality: '240p' | '480p';
    type: 'video/webm' | 'video/mp4';
    codecs: string;
    src: string;
    bytes: number;
    width: number;
    height: number;
  }[];
  captions: { lang: Language; src: string }[];
  /** Where to go on, in seconds. */
  position: number;
}

/** What the player has seen since its last report: spans really played, in seconds of the video. */
export interface WatchedReport {
  position: number;
  spans: [number, number][];
  ended: boolean;
}

export interface LessonHead {
  title: Localized;
  /** What its text is written in; its title, where there is none. */
  writtenIn: Language;
  /** The place of the lesson among the lessons of its path, 1-based, and how many there are. */
  index: number;
  count: number;
  /** Seconds. */
  duration: number;
  crumbs: { title: Localized; href: Place | null }[];
  /** `testAhead`: its test is not passed yet. */
  path: { title: Localized; items: PathItemRow[]; lessonsLeft: number; testAhead: boolean };
  previous: { title: Localized; href: Place } | null;
  next: { title: Localized; href: Place } | null;
  /** Where it is put into a collection; null for a guest. */
  collect: Place | null;
}

/**
 * A text that the document has as markup already. `markup` is there on the server alone: it is not sent a
 * second time beside the page.
 */
export interface TextMarkup {
  readonly markup?: string;
}

/** An opinion that was not taken: what was wrong with it, and what was typed. */
export interface OpinionRefused {
  starsMissing: boolean;
  text: 'tooLong' | 'unreadable' | null;
  typed: { stars: string; text: string };
}

interface Gated {
  /** The gate closed while the film was on the page. */
  whileWatching?: boolean;
}

/**
 * A lesson’s page (rule learning 1, rule learning 2). No media is in the props of the
 * gated states.
 */
export type LessonScreenProps = LessonHead &
  (
    | {
        state: 'ready';
        video: PlayerVideo;
        text: readonly Block[] | TextMarkup;
        watched: boolean;
        quiz: { href: Place; done: boolean } | null;
        feedback: { stars: number; text: string } | null;
        feedbackAction: Place;
        feedbackSaved: boolean;
        /** The network dropped while the opinion was sent. */
        feedbackUnsent?: boolean;
        feedbackRefused?: OpinionRefused | null;
        /** Called about every ten seconds of playing, on pause, at the end and when the page goes away. */
        onWatched?: ((report: WatchedReport) => void) | undefined;
        /** Called with the address of a film that cannot be played, or not any more. */
        onFailed?: ((source: string) => void) | undefined;
        dataSaver: boolean;
      }
    | (Gated & { state: 'mustSignUp'; signUp: Place; signIn: Place })
    | (Gated & { state: 'mustSubscribe'; checkout: Place | null; explore: Place })
  );
