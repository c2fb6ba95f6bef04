import {
  type ChangeMessage,
  follow,
  type Followed,
  type LeaguePlayer,
  type PoolQuestion,
  QUESTIONS_COUNT,
  type StateMessage,
} from '@darb/contract/league-match';
import { type Line, type Outgoing, tell } from './conversation.ts';
import { type Match, readAnswer, type Timings, TIMINGS } from './match-state.ts';
import { advance, answer, arrive, claim, deal, drop, leave, needsQuestions, openMatch, takeSeat } from './rules.ts';

/** A question for tests; what is right is the test's choice. */
export const questionOf = (id: number, correct: number): PoolQuestion => {
  const rich = (text: string) => ({ lang: 'ar' as const, parts: [{ kind: 'text' as const, text }] });
  return { id, stem: rich(`سؤال ${id}`), options: ['أ', 'ب', 'ج', 'د'].map(rich), correct, explanation: null };
};

export const playerOf = (id: string): LeaguePlayer => ({ id, display_name: `${id}%20ف`, username: id, avatar_url: null, is_bot: false });

/** One side: what has arrived, and what is still on its way. */
export interface Side {
  userId: string;
  session: string | null;
  held: Followed | null;
  onTheWay: Outgoing[];
}

/**
 * A match of two students (or of one, who meets a bot) and the wires between, for tests: time stands until
 * `pass`, and what the league says lies on its way until `receive`.
 */
export class Duel {
  now = 1_000_000;
  match: Match;
  lines: Line[] = [];
  /** All that was ever said, in order, with how many rounds were over by then. */
  log: { to: string; data: string; finished: number }[] = [];
  sides: Side[];
  private readonly questions: PoolQuestion[];
  private sessions = 0;

  constructor(of: { correct?: number[]; seed?: number; timings?: Partial<Timings>; alone?: boolean } = {}) {
    const correct = of.correct ?? [0, 1, 2, 3, 0, 1];
    this.questions = Array.from({ length: QUESTIONS_COUNT }, (_, at) => questionOf(at + 1, correct[at] ?? 0));
    const challenge = { id: 11, title_ar: 'رياضيات', subject: 11, program: 1 };
    const timings = { ...TIMINGS, ...of.timings };
    this.match = openMatch({ challenge, userId: 'amal', seed: of.seed ?? 7, timings, now: this.now });
    this.sides = ['amal', 'basim'].map((userId) => ({ userId, session: null, held: null, onTheWay: [] }));
    if (of.alone !== true) this.happens((match) => takeSeat(match, 'basim', this.now));
    for (const place of of.alone === true ? [0] : [0, 1]) this.connect(place);
  }

  side(place: number): Side {
    const side = this.sides[place];
    if (side === undefined) throw new Error('there are two sides');
    return side;
  }

  /** What this side sees, once all that is on its way has come. */
  view(place: number) {
    this.receive(place);
    const { held } = this.side(place);
    if (held === null) throw new Error('nothing has come yet');
    return held.view;
  }

  happens(event: (match: Match) => Match, whole: string[] = []): void {
    const before = this.match;
    let after = advance(event(before), this.now);
    if (needsQuestions(after)) after = advance(deal(after, this.questions), this.now);
    this.match = after;
    const told = tell('m.n', before, after, this.lines, whole, this.now);
    this.lines = told.lines;
    for (const message of told.out) {
      const side = this.sides.find(({ session }) => session === message.sessionId);
      this.log.push({ to: side?.userId ?? '?', data: message.data, finished: before.finished });
      side?.onTheWay.push(message);
    }
  }

  /** A (new) socket of this side comes into the match; false when its device is not let in. */
  connect(place: number, device = ''): boolean {
    const side = this.side(place);
    const claimed = claim(this.match, side.userId, device);
    if (claimed === null) return false;
    this.happens(() => claimed);
    this.sessions += 1;
    side.session = `s${this.sessions}`;
    side.onTheWay = [];
    const session = side.session;
    this.happens((match) => arrive(match, playerOf(side.userId), session), [side.userId]);
    return true;
  }

  /** The socket is lost, with all that was on its way. */
  disconnect(place: number): void {
    const side = this.side(place);
    const { session } = side;
    if (session === null) return;
    side.session = null;
    side.onTheWay = [];
    this.happens((match) => drop(match, session, this.now));
  }

  quit(place: number): void {
    const { session } = this.side(place);
    if (session !== null) this.happens((match) => leave(match, session, this.now));
  }

  /** Sends an answer as text, whatever it is; it reaches the league now, or was got by it at `at`. */
  say(place: number, text: string, at = this.now): void {
    const { session } = this.side(place);
    const said = readAnswer(text);
    if (session !== null && said !== null) this.happens((match) => answer(match, session, said, at));
  }

  answer(place: number, option: number, question_index = this.match.round): void {
    this.say(place, JSON.stringify({ question_index, option }));
  }

  sync(place: number): void {
    const { session, userId } = this.side(place);
    if (session !== null) this.happens((match) => match, [userId]);
  }

  /** Time goes by, in steps of at most a tenth of a second, as the server's. */
  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    while (this.now < end) {
      this.now = Math.min(end, this.now + 100);
      this.happens((match) => match);
    }
  }

  /** Takes the phase to its end. */
  passTo(phase: Match['phase'], round?: number): void {
    for (let steps = 0; steps < 3_000; steps += 1) {
      if (this.match.phase === phase && (round === undefined || this.match.round === round)) return;
      this.pass(100);
    }
    throw new Error(`the match did not come to ${phase}`);
  }

  /** All on its way arrives, in order, with what it leads to. */
  receive(place: number): void {
    const { onTheWay } = this.side(place);
    for (let message = onTheWay.shift(); message !== undefined; message = onTheWay.shift()) this.deliver(place, message);
  }

  deliver(place: number, { opCode, data }: Outgoing): void {
    const side = this.side(place);
    const { held, sync } = follow(side.held, opCode, JSON.parse(data) as StateMessage | ChangeMessage);
    side.held = held;
    if (sync) this.sync(place);
  }
}
