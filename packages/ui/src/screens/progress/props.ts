import type { Localized } from '@darb/language';
import type { Place } from '../../navigation.tsx';
import type { SubjectIconName } from '../../components/SubjectTile/SubjectTile.tsx';

export interface SubjectProgressRow {
  id: number;
  title: Localized;
  icon: SubjectIconName;
  bgColor: string;
  progressPercentage: number;
  /** Null when every lesson is done. */
  next: Localized | null;
  /** Above 0 for a subject that has tests and no lessons, which has no progress to show. */
  testsCount: number;
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
  facts: { watchedLessons: number; correctQuestions: number; attemptedQuizzes: number };
  explore: Place;
  /** A free student is told once what a key opens; null for premium or where checkout is off. */
  checkout: Place | null;
}

/** The dashboard. `fresh`: no lesson was opened yet; `finished`: every lesson of the recent path is done. */
export type DashboardScreenProps = DashboardHead &
  (
    | {
        state: 'continue' | 'finished';
        lesson: { title: Localized; subject: Localized; subtopic: Localized; secondsLeft: number | null; href: Place };
        stations: { title: Localized; type: 'lesson' | 'test'; done: boolean; here: boolean; locked: boolean }[];
      }
    | { state: 'fresh'; start: { title: Localized; href: Place } | null }
    /** The program has tests and no lessons. `selectProgram` leads to one that has. */
    | { state: 'tests'; selectProgram: Place }
    | { state: 'error'; retry: Place }
  );
