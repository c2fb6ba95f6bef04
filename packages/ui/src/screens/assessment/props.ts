import type { Localized, Rich } from '@darb/language';
import type { Drawn } from '../../drawn.tsx';
import type { Place } from '../../navigation.tsx';

export interface OptionProps {
  key: string;
  text: Rich;
}

interface QuestionBase {
  id: number;
  stem: Rich;
  difficulty: 'easy' | 'medium' | 'hard';
}
export type QuestionProps = QuestionBase &
  (
    | { type: 'single_choice'; options: OptionProps[] }
    | { type: 'multiple_choice'; options: OptionProps[] }
    | { type: 'true_false' }
    | { type: 'numeric'; unit: string | null }
    | { type: 'short_text' }
    | { type: 'ordering'; items: OptionProps[] }
    | { type: 'matching'; left: OptionProps[]; right: OptionProps[] }
  );

export type AnswerProps =
  | { type: 'single_choice'; choice: string }
  | { type: 'multiple_choice'; choices: string[] }
  | { type: 'true_false'; value: boolean }
  | { type: 'numeric'; value: string }
  | { type: 'short_text'; text: string }
  | { type: 'ordering'; order: string[] }
  | { type: 'matching'; pairs: Record<string, string> };

export type StationState = 'answered' | 'here' | 'open';

export interface MarkedProps {
  question: QuestionProps;
  given: AnswerProps | null;
  modelAnswer: AnswerProps;
  isCorrect: boolean;
  /** 0 to 1. */
  points: number;
  explanation: Rich;
}

/** With where its question is put into a collection. */
export type CollectableAnswer = MarkedProps & { collect: Place };

/**
 * The fields of an answer's form, so that it works without JavaScript (the page turns them into an answer):
 * `question_id`; `choice` (radio), `choices` (checkboxes), `value` (`true`/`false`, or the number), `text`,
 * `order.<key>` (a select with the place, 1-based), `pair.<leftKey>` (a select with the right key); `intent`
 * is `answer` (save and go to the next), `skip` (go to the next) or `submit`; in a test also `flag` or
 * `unflag`.
 */
export interface AnswerForm {
  action: Place;
  pending: boolean;
  /** A key of `errors`: nothing chosen, no number, not saved yet. */
  problem: string | null;
  /** What was typed when the answer was refused (raw fields). */
  typed: Record<string, string> | null;
}

/** A question of a test as all of them are shown together; a skipped one has no answer. */
export interface TestQuestionProps {
  id: number;
  state: 'answered' | 'skipped' | 'open';
  flagged: boolean;
  /** Null until it is here. */
  stem: Rich | null;
  href: Place;
}

/** Seconds before the end of a test's time at which it is said how much is left, and at no other moment. */
export type TimeSaid = 300 | 60 | 10;

interface OpenTest {
  /** Which attempt its forms concern (field `attempt`). */
  attempt: string;
  questions: TestQuestionProps[];
  /** Minutes left of its time, a begun one as a whole one; null without a limit. */
  minutesLeft: number | null;
  timeSaid: TimeSaid | null;
  /** The page that asks whether to hand in. */
  handIn: Place;
  /** Why handing in did not work: a key of `errors`. */
  handInProblem: string | null;
  form: AnswerForm;
  later: Place;
  /** Answers kept on this device that the server has not got yet. */
  unsentCount: number;
  /** Where to sign in: the session ended, and what waits is sent after it. */
  signIn?: Place;
}

/** A test (references `test`, `test-closed`, `test-submit`). */
/** Handed in without a connection, and waiting for one (reference `exam-day`). */
export interface SealedTest {
  state: 'sealed';
  /** The code of its seal, as a student is shown it: `7F3A-91C2-D0E8`. */
  code: string;
  /** When it was handed in, and until when it counts where it still waits; ISO. */
  sealedAt: string;
  until: string;
  answeredCount: number;
  questionsCount: number;
  isSending: boolean;
  /** A key of `errors`: the server did not take it. */
  problem: string | null;
  signIn?: Place;
  onSend: () => void;
}

export type TestScreenProps =
  | ({ state: 'question'; index: number; question: QuestionProps; given: AnswerProps | null; previous: Place | null } & OpenTest)
  /** Asks once whether to hand in, and says what has no answer. */
  | ({ state: 'submit' } & OpenTest)
  /** Its time is over: what it has is handed in, as soon as there is a connection. */
  | { state: 'closed'; attempt: string; isSending: boolean; unsentCount: number; form: AnswerForm; signIn?: Place }
  | SealedTest;

/** How a quiz went, question by question. */
export interface QuizOutcome extends Share {
  result: 'passed' | 'failed';
  percentage: number;
  /** Seconds. */
  timeSpent: number;
  marked: CollectableAnswer[];
}

/** A quiz (references `quiz`, `quiz-result`). */
export type QuizScreenProps = { title: Localized; lesson: { title: Localized; href: Place } } & (
  | {
      state: 'question';
      index: number;
      count: number;
      stations: { state: StationState; href: Place }[];
      question: QuestionProps;
      given: AnswerProps | null;
      form: AnswerForm;
      previous: Place | null;
      /** All others are answered: confirming this one leads to the review. */
      isLast: boolean;
      later: Place;
      /** Answers kept on this device that the server has not got yet. */
      unsentCount: number;
      /** Where to sign in: the session ended, and what waits is sent after it. */
      signIn?: Place;
    }
  | {
      /** Everything was visited: hand in, or go back to open ones. */
      state: 'review';
      count: number;
      stations: { state: StationState; href: Place }[];
      openQuestions: { number: number; href: Place }[];
      form: AnswerForm;
      later: Place;
      unsentCount: number;
      signIn?: Place;
    }
  | {
      state: 'result';
      result: QuizOutcome['result'];
      outcome: Drawn<QuizOutcome>;
      /**
       * Answers of this device that came when the quiz had been handed in elsewhere: they are not in the
       * result.
       */
      lateCount: number;
      next: { title: Localized | null; href: Place; kind: 'lesson' | 'test' | 'subject' };
      retakeAction: Place;
    }
  | { state: 'error'; problem: string; retry: Place }
);

/** Of some questions how many there are, and how many were right. */
interface Share {
  correctCount: number;
  questionsCount: number;
}

/** A closed attempt on the cover of its test. */
export interface PastAttempt extends Share {
  number: number;
  /** ISO, when it was handed in. */
  date: string;
}

/** What a test's cover says below its slab. */
export interface CoverDetails {
  /** What it asks, by lesson; null stands for questions about several. */
  topics: { lesson: Localized | null; questionsCount: number }[];
  past: {
    /** How many there are; `latest` are the last of them, at most three. */
    count: number;
    latest: PastAttempt[];
    best: Share;
    last: Share;
    lastDaysAgo: number;
    averageMinutes: number;
    /** Right answers that the last one lacked; 0 where any was passed. */
    missingCount: number;
    review: Place;
  } | null;
  questionsCount: number;
  passCount: number;
  state: 'begin' | 'continue';
  hasLessons: boolean;
  /** Whether the time has a limit. */
  limited: boolean;
}

/** Everything before a test begins or goes on (references `test-cover`, `test-cover-continue`). */
export type TestCoverScreenProps = {
  title: Localized;
  crumbs: { title: Localized; href: Place }[];
  /** The lessons of its path. */
  lessons: { id: number; title: Localized; done: boolean }[];
  questionsCount: number;
  passCount: number;
  minutes: { kind: 'limit' | 'suggested'; count: number } | null;
  details: Drawn<CoverDetails>;
} & (
  | { state: 'begin'; action: Place; number: number; pending: boolean }
  | {
      state: 'continue';
      to: Place;
      handIn: Place;
      /** The question (1-based) that it goes on with. */
      here: number;
      questions: ('answered' | 'skipped' | 'open')[];
      minutesLeft: number | null;
      endsAt: string | null;
    }
);

/** A question of a closed attempt, as its row shows it. */
export interface ReviewedQuestion extends Pick<MarkedProps, 'isCorrect' | 'points'> {
  number: number;
  stem: Rich;
  isAnswered: boolean;
  /** The same page with it opened; where it is open, closed. */
  toggle: Place;
  /** Null while it is closed: its answers and explanation come when it opens. */
  opened: (CollectableAnswer & { lesson: { title: Localized; href: Place } | null }) | null;
}
export const REVIEWS = ['wrong', 'flagged', 'all'] as const;

/** How a closed attempt at a test went. */
export interface TestResult extends Share {
  state: 'passed' | 'failed';
  title: Localized;
  passCount: number;
  number: number;
  /** Points after each question. */
  climb: number[];
  /** The questions (1-based) without any point. */
  wrongAt: number[];
  timeSpent: number;
  closedByTime: boolean;
  /** When sealed answers came after it was closed, and changed it (ISO); else null. */
  updatedAt: string | null;
  unansweredCount: number;
  bestBefore: Share | null;
  /** The last result, where this is an earlier one. */
  last: Place | null;
  topics: (Share & { lesson: Localized | null })[];
  difficulties: Record<'easy' | 'medium' | 'hard', Share>;
  again: { id: number; title: Localized; href: Place; minutes: number; wrongCount: number }[];
  review: {
    show: (typeof REVIEWS)[number];
    tabs: Record<(typeof REVIEWS)[number], { count: number; href: Place }>;
    questions: ReviewedQuestion[];
  };
  next: {
    action: 'next_subtopic' | 'next_topic' | 'next_subtopic_coming_soon' | 'last_subtopic';
    title: Localized | null;
    href: Place;
  };
  /** Where it asks whether to begin again. */
  retake: Place;
}

/** The result of an attempt at a test (references `test-result`, `test-result-failed`). */
export type TestResultScreenProps =
  | { state: TestResult['state']; result: Drawn<TestResult>; lateCount: number }
  | { state: 'retake'; timed: boolean; attempt: string; action: Place; back: Place; pending: boolean };
