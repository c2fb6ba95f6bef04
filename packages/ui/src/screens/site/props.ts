import type { Localized } from '@darb/language';
import type { SubjectIconName } from '../../components/SubjectTile/SubjectTile.tsx';
import type { Place } from '../../navigation.tsx';

export interface SubjectTile {
  id: number;
  title: Localized;
  icon: SubjectIconName;
  bgColor: string;
  /** 0 for a subject of tests alone. */
  lessonsCount: number;
  quizzesCount: number;
  testsCount: number;
  href: Place;
}

/**
 * Home of a guest. `price` is null where the operator has none for the country: the price slab then says how
 * a key is got, without a figure.
 */
export type HomeScreenProps = { signUp: Place; explore: Place; programTitle: Localized | null } & (
  | { state: 'ready'; subjects: SubjectTile[]; price: { amount: number; oldAmount: number | null; currency: string } | null }
  | { state: 'empty' }
);

/** For whom Darb was made, and what it holds itself to. */
export interface AboutScreenProps {
  explore: Place;
  news: Place;
}

/** A policy (terms, privacy, cookies), in the page's language (rule site 7). */
export interface PolicyScreenProps {
  state: 'terms' | 'privacy' | 'cookies';
  title: string;
  lead: string;
  sections: { id: string; heading: string; paragraphs: string[] }[];
  /** ISO date. */
  lastUpdated: string;
  others: { key: 'terms' | 'privacy' | 'cookies'; href: Place }[];
}

/**
 * 404 and unexpected errors (rule site 12). `otherProgram`: the page belongs to a program that is not the
 * student's.
 */
export type NotFoundScreenProps =
  | { state: 'guest'; signIn: Place; home: Place }
  | { state: 'student'; dashboard: Place; requestId: string }
  /** `checkout` is null where keys cannot be activated. */
  | { state: 'otherProgram'; selectProgram: Place; checkout: Place | null; dashboard: Place; requestId: string }
  | FailureScreenProps;

export type FailureScreenProps =
  /** Without a request's number where no request came through. */
  | { state: 'error'; retry: Place; home: Place; requestId: string | null }
  | { state: 'offline'; retry: Place }
  /** The operator has closed the product for some minutes. */
  | { state: 'updating'; retry: Place };
