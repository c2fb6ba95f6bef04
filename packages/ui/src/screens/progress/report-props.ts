import type { Localized } from '@darb/language';
import type { SubjectIconName } from '../../components/SubjectTile/SubjectTile.tsx';
import type { Drawn } from '../../drawn.tsx';
import type { Place } from '../../navigation.tsx';

/** What the chart of a report draws; days are ISO, spans follow each other without a gap. */
export interface ReportRoad {
  unit: 'day' | 'week' | 'month';
  /** `accuracy` is null where there were too few answers to say one. */
  spans: { from: string; to: string; minutes: number; accuracy: number | null }[];
  tests: { title: Localized; percentage: number; passed: boolean; date: string }[];
}

export interface ReportTotals {
  minutes: number;
  lessons: number;
  correct: number;
  testsPassed: number;
  testsTaken: number;
}

export interface ReportSubjectRow {
  id: number;
  title: Localized;
  icon: SubjectIconName;
  bgColor: string;
  lessons: number;
  answered: number;
  accuracy: number | null;
  /** The same page with it opened; where it is open, closed. */
  toggle: Place;
  /** Null while it is closed. */
  opened: {
    subtopics: { id: number; title: Localized; easy: number | null; medium: number | null; hard: number | null }[];
    /** The first subtopic without anything, and where it begins; null without one, or on a parent's page. */
    notBegun: { title: Localized; href: Place } | null;
  } | null;
}

export interface ReportTopicRow {
  id: number;
  title: Localized;
  accuracy: number;
  /** Null where nothing is left to do. */
  step: { kind: 'lesson' | 'quiz' | 'test'; title: Localized; minutes: number | null; questions: number | null; href: Place } | null;
}

export interface ReportAttemptRow {
  type: 'quiz' | 'test';
  title: Localized;
  subject: Localized;
  date: string;
  percentage: number;
  passed: boolean;
  /** Its review; null where a later attempt was begun, or on a parent's page. */
  href: Place | null;
}

export interface ShareLinkRow {
  id: string;
  /** In the student's words; empty where they gave none. */
  name: string;
  createdAt: string;
  lastOpenedAt: string | null;
  /** Null when it can only be revoked any more. */
  address: string | null;
}

/** What a report shows of a period. */
export interface ShownReport {
  road: ReportRoad;
  totals: ReportTotals;
  subjects: ReportSubjectRow[];
  weakest: ReportTopicRow[];
  strongest: ReportTopicRow[];
  history: {
    attempts: ReportAttemptRow[];
    /** More of them, on this page; null where these are all. */
    all: Place | null;
    newer: Place | null;
    older: Place | null;
  };
}

/** A student's report. `empty`: nothing was done yet. */
export type ReportsScreenProps =
  | { state: 'empty'; start: Place }
  | {
      state: 'ready';
      periods: { period: 'week' | 'month' | 'term' | 'all'; href: Place; current: boolean }[];
      report: Drawn<ShownReport>;
      csv: Place;
      share: {
        links: ShareLinkRow[];
        /** How many more may be made. */
        more: number;
        /** Characters that the name of one may have. */
        nameMax: number;
        action: Place;
        /** Why the last wish was refused: a message key. */
        problem: string | null;
      };
    };

/** What only a browser can do, given once it can. */
export interface ReportActions {
  print: () => void;
  /** Gives whether it could. */
  copy: (address: string) => Promise<boolean>;
  share: (address: string) => Promise<boolean>;
}

/** What a parent sees by a link. `empty`: nothing was done yet. */
export type SharedProgress = { subjects: { title: Localized; percent: number }[] } & (
  | { state: 'empty' }
  | { state: 'ready'; road: ReportRoad; totals: ReportTotals; accuracy: ReportSubjectRow[]; attempts: ReportAttemptRow[] }
);

export interface SharedProgressScreenProps {
  state: SharedProgress['state'];
  firstName: string;
  progress: Drawn<SharedProgress>;
}
