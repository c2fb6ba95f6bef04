import type { Localized } from '@darb/language';
import type { Place } from '../../navigation.tsx';
import type { SubjectIconName } from '../../components/SubjectTile/SubjectTile.tsx';

export interface SubjectProgressRow {
  id: number;
  title: Localized;
  icon: SubjectIconName;
  bgColor: string;
  progressPercentage: number;
  /** Null when everything is done. */
  next: Localized | null;
  href: Place;
}

export interface Week {
  /** Sunday first. `date` is ISO. */
  days: { date: string; minutes: number; today: boolean }[];
  minutesThisWeek: number;
  minutesLastWeek: number;
}

interface DashboardHead {
  /** The first name, as the student wrote it. */
  name: string;
  streakDays: number;
  subjects: SubjectProgressRow[];
  week: Week;
  facts: { watchedLessons: number; correctQuestions: number; attemptedQuizzes: number; attemptedTests: number };
  /** Today's five: what comes back; null while there is nothing, or they are switched off. */
  today: { openCount: number; isDone: boolean; href: Place } | null;
  explore: Place;
  /** A free student is told once what a key opens; null for premium or where checkout is off. */
  checkout: Place | null;
  /** The program has tests and no lessons. */
  testsOnly: boolean;
}

/** The step to take now. */
export interface Step {
  type: 'lesson' | 'test';
  title: Localized;
  subject: Localized;
  subtopic: Localized;
  /** It is where the student stopped, and not what follows. */
  begun: boolean;
  /** Of a lesson. */
  secondsLeft: number | null;
  /** Of a test; how many of them are answered in an open attempt. */
  questions: { count: number; answered: number | null } | null;
  /** When the time of an open attempt is over (ISO); null without a limit, and for everything else. */
  ends: { at: string; minutesLeft: number } | null;
  href: Place;
}

/** The dashboard. `fresh`: nothing was opened yet; `finished`: everything of the recent subject is done. */
export type DashboardScreenProps = DashboardHead &
  (
    | {
        state: 'continue' | 'finished';
        step: Step;
        stations: { title: Localized; type: 'lesson' | 'test'; done: boolean; here: boolean; locked: boolean }[];
      }
    | { state: 'fresh'; start: { type: 'lesson' | 'test'; title: Localized; href: Place } | null }
    | { state: 'error'; retry: Place }
  );

export * from './report-props.ts';
