import type { Localized } from '@darb/language';
import type { Place } from '../../navigation.tsx';
import type { AnswerForm, AnswerProps, MarkedProps, QuestionProps } from '../assessment/props.ts';
import type { RoundStation } from './props.ts';

interface Asked {
  /** 1-based. */
  index: number;
  stations: RoundStation[];
  question: QuestionProps;
  subject: Localized | null;
  dashboard: Place;
  /** What is due, and one's own choice. */
  plan: Place;
  unsentCount: number;
  /** Where to sign in: the session ended, and what waits is sent after it. */
  signIn?: Place;
}

/** Today's five (reference `today-five`): one question at a time, what comes, and one's own choice. */
export type TodayScreenProps =
  | (Asked & {
      state: 'question';
      form: AnswerForm;
      given: AnswerProps | null;
      /** Another question that is open; null for none. */
      next: Place | null;
      /** When the question was shown (ISO), which says how long it took. */
      shownAt: string;
    })
  /** It is kept on this device; its marks come when the connection is back. */
  | (Asked & { state: 'kept'; next: Place | null })
  | (Asked & {
      state: 'marked';
      marked: MarkedProps;
      /** Where it is put into a collection. */
      collect: Place;
      isGuessed: boolean;
      /** The latest answers, today's the last (ISO days); a guess counts as wrong. */
      history: { day: string; isCorrect: boolean }[];
      comesBackOn: string | null;
      /** Where a right answer is said to be guessed; null where that says nothing. */
      guess: { action: Place; pending: boolean } | null;
      /** The next question that is open; null after the last one. */
      next: Place | null;
    })
  | {
      state: 'plan';
      isOn: boolean;
      answeredCount: number;
      openCount: number;
      keptCount: number;
      overdueCount: number;
      /** The days of the coming week that bring something (ISO). */
      coming: { day: string; count: number }[];
      begin: Place | null;
      action: Place;
      pending: boolean;
      /** Where it asks whether to begin anew. */
      reset: Place;
      dashboard: Place;
    }
  /** Asks once whether to begin anew. */
  | { state: 'reset'; action: Place; back: Place; pending: boolean };
