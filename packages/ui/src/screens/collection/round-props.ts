import type { Drawn } from '../../drawn.tsx';
import type { Place } from '../../ui.ts';
import type { AnswerForm, AnswerProps, MarkedProps, QuestionProps } from '../assessment/props.ts';
import type { Rich } from '@darb/language';

/** How a question of a round went. */
export type RoundMark = 'correct' | 'partly' | 'wrong' | 'skipped';

interface Asked {
  /** 1-based. */
  index: number;
  /** How those went that were asked before; of the one that is shown too, once it is marked. */
  marks: readonly RoundMark[];
  count: number;
  question: QuestionProps;
  collection: Place;
}

/** The questions of a collection as a round (rule collection 9). */
export type CollectionRoundScreenProps =
  | (Asked & { state: 'question'; form: AnswerForm; shownAt: string; skip: Place })
  | (Asked & { state: 'marked'; marked: MarkedProps; next: Place })
  | {
      state: 'done';
      /** Each question with its page in the collection. */
      asked: readonly { stem: Rich; mark: RoundMark; href: Place }[];
      again: Place;
      /** The next ten; null where there are none. */
      more: Place | null;
      collection: Place;
    }
  /** There is no question that may be asked now. */
  | { state: 'empty'; collection: Place };

/** The questions of a collection on paper, and their answers behind them (rule collection 10). */
export type CollectionSheetScreenProps = { name: string; collection: Place } & (
  | {
      state: 'ready';
      description: string;
      sheet: Drawn<Sheet>;
      leftOutCount: number;
      print: () => void;
    }
  | { state: 'empty' }
);

export interface Sheet {
  questions: readonly SheetQuestion[];
}

export interface SheetQuestion {
  question: QuestionProps;
  /** Null while an attempt that asks it is open. */
  answer: { modelAnswer: AnswerProps; explanation: Rich } | null;
}
