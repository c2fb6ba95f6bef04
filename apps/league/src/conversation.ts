import {
  type AnswerStatus,
  type ChangeMessage,
  FROM_SERVER,
  type MatchResult,
  type MatchView,
  QUESTIONS_COUNT,
  type StateMessage,
} from '@darb/contract/league-match';
import { isVoid, markOf, type Match, type Seat } from './match-state.ts';

/** What each student was told so far: `seq` counts on over reconnections and devices. */
export interface Line {
  userId: string;
  seq: number;
}

/** A message for the socket that plays for this student. `data` is JSON. */
export interface Outgoing {
  sessionId: string;
  opCode: number;
  data: string;
}

export interface Told {
  lines: Line[];
  out: Outgoing[];
}

/**
 * The match as one of its players may know it: of a round that is not over, nothing that depends on the right
 * answer.
 */
export function viewOf(match: Match, matchID: string, place: number): MatchView {
  const own = match.seats[place];
  const other = match.seats[1 - place];
  const met = match.phase !== 'searching';
  const { phase, outcome } = match;
  const asked = phase === 'round' || phase === 'reveal' ? match.questions[match.round] : undefined;
  return {
    matchID,
    kind: match.kind,
    counts: match.counts,
    // whoever has taken it has no use for it
    invitation: met || place !== 0 ? null : match.invitation,
    phase,
    since: met || own === undefined ? match.since : own.seatedAt,
    until: met || own === undefined ? match.until : (match.invitation?.until ?? own.seatedAt + match.timings.search),
    challenge: match.challenge,
    questionsCount: QUESTIONS_COUNT,
    user: own?.player ?? { id: own?.userId ?? '', display_name: '', username: '', avatar_url: null, is_bot: false },
    opponent: (met ? other?.player : null) ?? null,
    opponentAwayUntil:
      !met || outcome !== null || other === undefined || other.awaySince === null ? null : other.awaySince + match.timings.away,
    question: asked === undefined ? null : { id: asked.id, question_index: match.round, stem: asked.stem, options: asked.options },
    reveal:
      asked === undefined || phase !== 'reveal'
        ? null
        : { question_index: match.round, correct: asked.correct, explanation: asked.explanation },
    userAnswers: statuses(match, own, true),
    opponentAnswers: statuses(match, other, false),
    userPoints: own?.points ?? 0,
    opponentPoints: other?.points ?? 0,
    matchResult: resultFor(match, place),
    ending: outcome?.ending ?? null,
  };
}

function resultFor({ outcome }: Match, place: number): MatchResult | null {
  if (outcome === null) return null;
  if (isVoid(outcome)) return 'void';
  if (outcome.winner === null) return 'draw';
  return outcome.winner === place ? 'won' : 'lost';
}

function statuses(match: Match, seat: Seat | undefined, own: boolean): AnswerStatus[] {
  return Array.from({ length: QUESTIONS_COUNT }, (_, question) => {
    const given = seat?.given[question] ?? null;
    const answered = given !== null;
    if (question >= match.finished) {
      return { answered, option: own && given !== null ? given.option : null, isCorrect: null, points: null, isPerfect: null };
    }
    return { answered, option: given?.option ?? null, ...markOf(match.questions[question], given, match.timings.round) };
  });
}

/**
 * Whether two values of a view say the same. Not by their JSON: a server gives the keys of what it kept in
 * any order.
 */
function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [of, to] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = Object.keys(of);
  return keys.length === Object.keys(to).length && keys.every((key) => same(of[key], to[key]));
}

/** The fields that differ; null when none does. */
function changed(before: MatchView, after: MatchView): Partial<MatchView> | null {
  const keys = (Object.keys(after) as (keyof MatchView)[]).filter((key) => !same(before[key], after[key]));
  return keys.length === 0 ? null : Object.fromEntries(keys.map((key) => [key, after[key]]));
}

const placeOf = (match: Match, userId: string): number => match.seats.findIndex((seat) => !seat.isBot && seat.userId === userId);

/**
 * What is said when a match goes from one state to another: to each student who is there what has changed in
 * his view, or the whole to those in `whole` (who have just come or asked).
 */
export function tell(matchID: string, before: Match, after: Match, lines: Line[], whole: readonly string[], now: number): Told {
  if (before === after && whole.length === 0) return { lines, out: [] };
  const out: Outgoing[] = [];
  const told = after.seats
    .filter((seat) => !seat.isBot)
    .map(({ userId, sessionId }) => {
      const seq = lines.find((line) => line.userId === userId)?.seq ?? 0;
      if (sessionId === null) return { userId, seq };
      const view = viewOf(after, matchID, placeOf(after, userId));
      const earlier = placeOf(before, userId);
      const change = whole.includes(userId) || earlier < 0 ? view : changed(viewOf(before, matchID, earlier), view);
      if (change === null) return { userId, seq };
      const message: StateMessage | ChangeMessage = { seq: seq + 1, now, view: change };
      out.push({ sessionId, opCode: change === view ? FROM_SERVER.state : FROM_SERVER.change, data: JSON.stringify(message) });
      return { userId, seq: seq + 1 };
    });
  return { lines: told, out };
}
