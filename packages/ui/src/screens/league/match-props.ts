import type { Localized, Rich } from '@darb/language';
import type { Place } from '../../navigation.tsx';
import type { ShownPlayer } from './props.ts';

export type { ShownPlayer };

/** How a student may appear on boards and in matches (rule league 15). */
export const NAME_CHOICES = ['full', 'initial', 'alias', 'hidden'] as const;
export type NameChoice = (typeof NAME_CHOICES)[number];

/** Changes how the student's name appears; works without JavaScript (field `choice`). */
export interface NameForm {
  choice: NameChoice;
  hasAlias: boolean;
  action: Place;
  pending: boolean;
  /** It could not be changed: the alias that was chosen is gone. */
  isRefused: boolean;
}

/** Sound and vibration of a match. */
export interface Signals {
  areOn: boolean;
  onChange: (areOn: boolean) => void;
}

/**
 * Why a match cannot be found, joined or gone on with. `unmet`: the friend did not come in time; `void`:
 * it was cancelled by nobody's fault.
 */
export type MatchProblem = 'unreachable' | 'signedOut' | 'refused' | 'notOffered' | 'tooMany' | 'unmet' | 'void';

interface Lobby {
  subject: Localized;
  self: ShownPlayer;
  name: NameForm;
  signals: Signals;
  league: Place;
}

/** Before a match (references `league-lobby`, `league-countdown`). */
export type LobbyScreenProps =
  /** The subject has no questions for matches. */
  | { state: 'noPool'; league: Place }
  | { state: 'down'; league: Place; retry: Place }
  | (Lobby & {
      state: 'ready';
      problem: MatchProblem | null;
      signIn: Place;
      /** This page, for what is begun before its script is there. */
      here: Place;
      onFind: () => void;
      onInvite: () => void;
    })
  | (Lobby & { state: 'connecting'; goal: 'find' | 'invite'; onCancel: () => void })
  | (Lobby & { state: 'searching'; seconds: number; isLinkUp: boolean; onCancel: () => void })
  /** Waits for the friend who was sent the link. */
  | (Lobby & {
      state: 'inviting';
      link: string;
      minutesLeft: number;
      isCopied: boolean;
      isLinkUp: boolean;
      onCopy: () => void;
      /** Hands the link on with these words; null where the device shares nothing. */
      onShare: ((words: string) => void) | null;
      onCancel: () => void;
    });

/** Somebody's line is down: how many seconds are left to come back. */
export interface Absence {
  who: 'self' | 'opponent';
  seconds: number;
}

interface Meeting {
  self: ShownPlayer;
  opponent: ShownPlayer;
  absence: Absence | null;
  /** Points go to the boards (rule league 17). */
  counts: boolean;
}

export interface MatchQuestion {
  id: number;
  stem: Rich;
  options: Rich[];
}

interface Playing extends Meeting {
  /** From 1. */
  round: number;
  rounds: number;
  selfPoints: number;
  opponentPoints: number;
  question: MatchQuestion;
  /** Which option the student has chosen. */
  choice: number | null;
}

/** How long a round takes and how much of that was over when it was first shown, in milliseconds. */
export interface RoundTime {
  total: number;
  passed: number;
}

/** What came of one player's answer. */
export interface Outcome {
  kind: 'correct' | 'incorrect' | 'none';
  points: number;
  isPerfect: boolean;
}

/** A match (references `match`, `league-countdown`). It is told what time it is, and asks for nothing. */
export type MatchScreenProps =
  | { state: 'joining' }
  | (Meeting & { state: 'found' })
  /** `count`: 4 says "starting soon", then 3, 2, 1; 0 says "go". */
  | (Meeting & { state: 'countdown'; count: number })
  | (Playing & {
      state: 'round';
      time: RoundTime;
      /** Whole seconds left, a begun one counted. */
      seconds: number;
      hasOpponentAnswered: boolean;
      onAnswer: (option: number) => void;
    })
  | (Playing & { state: 'reveal'; correct: number; own: Outcome; other: Outcome; explanation: Rich | null })
  /** Its result is opening. */
  | { state: 'over'; result: 'won' | 'lost' | 'draw'; ending: 'played' | 'left' | 'away'; to: Place }
  /** It counts for nothing; `unmet` never began, since the friend did not come. */
  | { state: 'void' | 'unmet'; again: Place | null; league: Place }
  | { state: 'quit'; league: Place }
  /** The student plays in another window or on another device. */
  | { state: 'replaced'; league: Place; onPlayHere: () => void }
  | { state: 'failed'; problem: MatchProblem; signIn: Place; league: Place; onRetry: () => void };

interface Invitation {
  inviter: ShownPlayer;
  subject: Localized;
}

/** A friend's link to a match. */
export type FriendMatchScreenProps =
  | (Invitation & {
      state: 'open';
      minutesLeft: number;
      problem: MatchProblem | null;
      isPending: boolean;
      signIn: Place;
      /** This page, for what is begun before its script is there. */
      here: Place;
      onPlay: () => void;
    })
  /** The student's own link. */
  | (Invitation & { state: 'own'; lobby: Place })
  | (Invitation & { state: 'otherProgram'; league: Place })
  | { state: 'gone'; league: Place }
  | { state: 'down'; league: Place; retry: Place };
