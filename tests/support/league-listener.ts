import { randomUUID } from 'node:crypto';
import {
  type AnswerMessage,
  type ChangeMessage,
  follow,
  type Followed,
  type FoundMatch,
  FROM_PLAYER,
  FROM_SERVER,
  type MatchView,
  type StateMessage,
} from '../../packages/contract/src/league-match.ts';
import { SUBJECT } from './league-browsers.ts';
import { call, connect, join, signIn, type LeagueAddress, type Player } from './league.ts';

/** A student with nakama-js and nothing above it, who may say anything and keeps every word that comes. */
export class Listener {
  readonly student: string;
  readonly player: Player;
  /** The texts of all messages of a match. */
  readonly heard: string[] = [];
  matchId = '';
  /** Another device of the student's has taken its place. */
  isReplaced = false;
  readonly #address: LeagueAddress;
  #held: Followed | null = null;
  #wake: (() => void)[] = [];

  private constructor(address: LeagueAddress, student: string, player: Player) {
    this.#address = address;
    this.student = student;
    this.player = player;
    this.#listen();
  }

  static async open(address: LeagueAddress, student: string = randomUUID()): Promise<Listener> {
    return new Listener(address, student, await signIn(address, student));
  }

  get id(): string {
    return this.player.session.user_id ?? '';
  }

  get view(): MatchView {
    if (this.#held === null) throw new Error('nothing was told yet');
    return this.#held.view;
  }

  #listen(): void {
    this.player.socket.ondisconnect = () => this.#tellAll();
    this.player.socket.onmatchdata = ({ match_id, op_code, data }) => {
      if (match_id !== this.matchId) return;
      if (op_code === FROM_SERVER.replaced) this.isReplaced = true;
      else {
        const text = new TextDecoder().decode(data);
        this.heard.push(text);
        this.#held = follow(this.#held, op_code, JSON.parse(text) as StateMessage | ChangeMessage).held;
      }
      this.#tellAll();
    };
  }

  #tellAll(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }

  /** Resolves with the first view, from the one of now, that is as wanted. */
  async until(wanted: (view: MatchView) => boolean): Promise<MatchView> {
    while (this.#held === null || !wanted(this.#held.view)) await new Promise<void>((done) => this.#wake.push(done));
    return this.#held.view;
  }

  async untilReplaced(): Promise<this> {
    while (!this.isReplaced) await new Promise<void>((done) => this.#wake.push(done));
    return this;
  }

  async find(): Promise<string> {
    return (await call<FoundMatch>(this.player, 'find_match', SUBJECT)).matchIds[0] ?? '';
  }

  /** Rejects with what the league says. */
  async join(matchId: string): Promise<void> {
    this.matchId = matchId;
    this.isReplaced = false;
    await join(this.player, matchId);
  }

  async leave(): Promise<void> {
    await this.player.socket.leaveMatch(this.matchId);
    this.#held = null;
  }

  async say(data: string | Uint8Array, opCode: number = FROM_PLAYER.answer, matchId = this.matchId): Promise<void> {
    await this.player.socket.sendMatchState(matchId, opCode, typeof data === 'string' ? new TextEncoder().encode(data) : data);
  }

  answer(question_index: number, option: number): Promise<void> {
    const said: AnswerMessage = { question_index, option };
    return this.say(JSON.stringify(said));
  }

  /** Whatever was said before has reached the match: the whole view comes back. */
  async sync(): Promise<MatchView> {
    const before = this.heard.length;
    await this.say(new Uint8Array(), FROM_PLAYER.sync);
    return this.until(() => this.heard.slice(before).some((text) => (JSON.parse(text) as StateMessage).view.matchID === this.matchId));
  }

  /** The socket is gone: another one, in the same match. */
  async comeBack(): Promise<void> {
    Object.assign(this.player, await connect(this.#address, this.player));
    this.#listen();
    await this.join(this.matchId);
  }

  close(): void {
    this.player.socket.disconnect(false);
  }
}

/** The right option of the question that is open. */
export const rightOf = ({ question }: MatchView): number => (question?.id ?? 0) % 4;

/** The two find and join one match. */
export async function pair(one: Listener, other: Listener): Promise<string> {
  const matchId = await one.find();
  await other.find();
  await Promise.all([one.join(matchId), other.join(matchId)]);
  await Promise.all([one, other].map((each) => each.until(({ phase }) => phase !== 'searching')));
  return matchId;
}
