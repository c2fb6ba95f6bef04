import type { Localized } from '@darb/language';
import type { Drawn } from '../../drawn.tsx';
import type { Place } from '../../navigation.tsx';
import type { SubjectIconName } from '../../components/SubjectTile/SubjectTile.tsx';
import type { AnswerForm, AnswerProps, MarkedProps, QuestionProps } from '../assessment/props.ts';

/** What practice is, for guests; the shares are samples of a page that nobody has answers for yet. */
export interface IntroScreenProps {
  state: 'guest';
  /** Whole per cent, one a difficulty of the drawn sample. */
  percentages: readonly number[];
  signUp: Place;
  signIn: Place;
  /** Where the subjects stand. */
  subjects: Place;
}

/** A subject to practise. */
export interface PracticeRow {
  id: number;
  title: Localized;
  icon: SubjectIconName;
  bgColor: string;
  questionsCount: number;
  href: Place;
}

/** Where a practice is chosen. */
export type StartScreenProps =
  | { state: 'ready'; practices: PracticeRow[]; today: Place }
  /** To a guest the practices of a program, each of which asks to sign up; `programs` are the country's. */
  | {
      state: 'guest';
      practices: PracticeRow[];
      programs: readonly { id: number; title: Localized; href: Place; current: boolean }[];
      intro: Place;
      signUp: Place;
      signIn: Place;
    }
  /** No subject of the program has questions yet. */
  | { state: 'empty'; explore: Place };

/** A station of the road; the last of the levels is the treasure. */
export interface LevelStop {
  /** 1 to 6. */
  level: number;
  state: 'finished' | 'here' | 'next' | 'locked';
  answeredCount: number;
  correctCount: number;
  /** How many wrong answers wait in the treasure; of the other levels 0. */
  waitingCount: number;
  /** Null where it is locked. */
  href: Place | null;
}

/** Answers of one difficulty. */
export interface DifficultyShare {
  answeredCount: number;
  correctCount: number;
  /** Whole per cent. */
  percentage: number;
}

/** How far a student is in a practice (references `practice`, `practice-progress`). */
export interface PracticeFacts {
  levels: LevelStop[];
  accuracy: number;
  solvedCount: number;
  /** Seconds. */
  totalTime: number;
  averageTime: number;
  streak: number;
  longestStreak: number;
  difficulties: Record<'easy' | 'medium' | 'hard', DifficultyShare>;
}

interface PracticeHead {
  title: Localized;
  start: Place;
}

export type ProgressScreenProps = PracticeHead &
  (
    | {
        state: 'fresh' | 'begun' | 'completed';
        facts: Drawn<PracticeFacts>;
        streak: number;
        /** The station that is open. */
        here: { level: number; answeredCount: number; leftCount: number | null; href: Place };
        /** Where it asks whether to begin anew. */
        reset: Place;
      }
    /** Asks once whether to begin anew. */
    | { state: 'reset'; action: Place; back: Place; pending: boolean }
  );

/** A question on the road; null where it leads nowhere. */
export type RoundStation = { state: 'right' | 'wrong' | 'here' | 'open' | 'kept'; href: Place | null };

interface RoundHead {
  level: number;
  index: number;
  stations: RoundStation[];
  question: QuestionProps;
  progress: Place;
  unsentCount: number;
  /** Where to sign in: the session ended, and what waits is sent after it. */
  signIn?: Place;
}

/** A round of a practice, one question at a time; an answer is marked at once. */
export type RoundScreenProps =
  | (RoundHead & {
      state: 'question';
      form: AnswerForm;
      /** When the question was shown (ISO), so that a form without a script says how long it took. */
      shownAt: string;
      given: AnswerProps | null;
      /** Another question that is open; null for none. */
      next: Place | null;
    })
  /** It is kept on this device; its marks come when the connection is back. */
  | (RoundHead & { state: 'kept'; next: Place | null })
  | (RoundHead & {
      state: 'marked';
      marked: MarkedProps;
      /** Another answer, from another window or device, came first and counts. */
      isEarlier: boolean;
      /** Where it is put into a collection. */
      collect: Place;
      /** The next question that is open; null after the last one. */
      next: Place | null;
      completed: Place;
    })
  /** Its questions cost something, and there is no subscription; null where none can be bought here. */
  | { state: 'shut'; level: number; checkout: Place | null; progress: Place };

/** What came of a round. */
export type CompletedScreenProps = {
  title: Localized;
  level: number;
  correctCount: number;
  questionsCount: number;
  accuracy: number;
  longestStreak: number;
  averageTime: number;
  /** Null where they may not be read any more. */
  marks: { isCorrect: boolean; href: Place }[] | null;
  progress: Place;
} & ({ state: 'level'; next: Place; waitingCount: number } | { state: 'practice'; start: Place });
