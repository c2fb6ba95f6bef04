import type { Localized } from '@darb/language';
import type { Place } from '../../navigation.tsx';
import type { SubjectIconName } from '../../components/SubjectTile/SubjectTile.tsx';
import type { SubjectTile } from '../site/props.ts';

export interface ProgramRow {
  id: number;
  title: Localized;
  subjectsCount: number;
  /** 0 for a program of tests alone. */
  lessonsCount: number;
  testsCount: number;
  href: Place;
  /** It is the student's own. */
  mine: boolean;
}

/** `explore`: the programs of a country; `explore/{program}`: a program's subjects. */
export type ExploreScreenProps =
  | { state: 'programs'; programs: ProgramRow[]; countryName: string }
  | { state: 'noPrograms'; countryName: string; everywhere: Place }
  | {
      state: 'subjects';
      program: Localized;
      /** The program has tests and no lessons. */
      testsOnly: boolean;
      subjects: SubjectTile[];
      back: Place;
      signUp: Place | null;
      otherProgram: { selectProgram: Place } | null;
    }
  | { state: 'noSubjects'; program: Localized; back: Place };

export interface PathItemRow {
  id: number;
  type: 'lesson' | 'test';
  title: Localized;
  /** Seconds of a lesson. */
  duration: number | null;
  /** Of a test. */
  questionsCount: number | null;
  done: boolean;
  /** 0 to 1: the share of a lesson's distinct seconds that were watched. */
  progress: number;
  locked: boolean;
  /** Where the student is: the first item of a subject that is not done, or the lesson that is shown. */
  current: boolean;
  href: Place;
}

export interface SubtopicRow {
  id: number;
  title: Localized;
  /** Null for a guest. */
  progressPercentage: number | null;
  items: PathItemRow[];
  href: Place;
}

export interface AssessmentRow {
  id: number;
  type: 'quiz' | 'test';
  title: Localized;
  subtopicTitle: Localized;
  questionsCount: number;
  /** The best result; null when not tried. */
  best: { percentage: number; result: 'passed' | 'failed'; attempts: number } | null;
  locked: boolean;
  href: Place;
}

interface SubjectHead {
  title: Localized;
  program: Localized;
  icon: SubjectIconName;
  bgColor: string;
  back: Place;
  tabs: { path: Place; journey: Place };
  /** Null for a guest. */
  progressPercentage: number | null;
  /** The next step: start or continue. Null when there is nothing to do. */
  next: { title: Localized; type: 'lesson' | 'test'; href: Place; started: boolean } | null;
  /** Who made it; often nobody is named. */
  instructors: { name: Localized; about: Localized }[];
  /** A guest is led to sign up; a student of another program to change it; a free student to the key. */
  notice:
    | { kind: 'guest'; signUp: Place }
    | { kind: 'otherProgram'; selectProgram: Place; checkout: Place | null }
    | { kind: 'free'; checkout: Place; testsOnly: boolean }
    | null;
}

/** `program/{program}/subject/{subject}`, with the tabs path and assessment journey (`?tab=aj`). */
export type SubjectScreenProps = SubjectHead &
  (
    | { state: 'path'; topics: { id: number; title: Localized; subtopics: SubtopicRow[] }[] }
    | { state: 'emptyPath' }
    /** `noResults`: the student has handed in none of them yet. */
    | { state: 'journey'; assessments: AssessmentRow[]; noResults: boolean }
    /** The subject has neither quizzes nor tests. */
    | { state: 'noAssessment'; start: Place | null }
    /** The path tab of an assessment-only program: the tests of each unit on one path. */
    | { state: 'tests'; topics: { id: number; title: Localized; items: PathItemRow[] }[] }
  );
