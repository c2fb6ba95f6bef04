import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  allTimeBoard,
  DRAW_BONUS,
  QUESTIONS_COUNT,
  WIN_BONUS,
  type MatchResult,
  type MatchView,
  type ToldResult,
} from '../../../packages/contract/src/league-match.ts';
import { findMatch, playMatch, StuckMatch, type Manner } from '../../support/league-match.ts';
import { call, connect, signIn, type LeagueAddress, type Player } from '../../support/league.ts';

/** What players of an evening have seen. */
export interface Evening {
  /** Milliseconds from the later answer to each player's word of it. */
  readonly latencies: number[];
  finished: number;
  voided: number;
  /** Sockets that broke by themselves, where they may. */
  lost: number;
  /** What must not be. */
  readonly findings: string[];
}

export interface EveningPlan extends Pick<Manner, 'thinks' | 'drops' | 'stuckAfter'> {
  readonly program: number;
  readonly subject: number;
  readonly matches: number;
}

const scoreOf = (points: number, result: MatchResult): number =>
  result === 'void' ? 0 : points + (result === 'won' ? WIN_BONUS : result === 'draw' ? DRAW_BONUS : 0);

/** Answers by match and question: when the later one was sent. */
class Answers {
  readonly #sent = new Map<string, { count: number; last: number }>();
  note(key: string): void {
    const held = this.#sent.get(key) ?? { count: 0, last: 0 };
    this.#sent.set(key, { count: held.count + 1, last: performance.now() });
  }
  /** Milliseconds since the later of two answers; null unless both were sent. */
  since(key: string): number | null {
    const held = this.#sent.get(key);
    return held?.count === 2 ? performance.now() - held.last : null;
  }
  forget(matchId: string): void {
    for (let index = 0; index < QUESTIONS_COUNT; index++) this.#sent.delete(`${matchId} ${index}`);
  }
}

/** Milliseconds at most until somebody who lost his socket is back. */
const COME_BACK_MS = 2_000;

/**
 * Students who play one match after the other until they are told to stop, each against whom the league
 * gives.
 */
export class Players {
  readonly evening: Evening = { latencies: [], finished: 0, voided: 0, lost: 0, findings: [] };
  readonly #address: LeagueAddress;
  readonly #plan: EveningPlan;
  readonly #answers = new Answers();
  readonly #scores = new Map<string, number>();
  readonly #results = new Map<string, MatchView>();
  /** The match whose end a player has not seen yet. */
  readonly #unseen = new Map<string, string>();
  #stopped = false;
  isMeasured = false;

  constructor(address: LeagueAddress, plan: EveningPlan) {
    this.#address = address;
    this.#plan = plan;
    this.present = new Promise((done) => (this.#onPresent = done));
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Resolves when everybody is signed in. */
  readonly present: Promise<void>;
  #onPresent: () => void = () => undefined;

  /** Plays until `stop`; resolves when the last match is over. */
  async play(): Promise<void> {
    const players: Player[] = [];
    // one by one: to sign two thousand in at once is another measurement
    for (let index = 0; index < this.#plan.matches * 2; index++) players.push(await signIn(this.#address, randomUUID()));
    this.#onPresent();
    await Promise.all(players.map((player) => this.#playOn(player)));
    await this.#checkBoard(players);
    for (const { socket } of players) socket.disconnect(false);
  }

  async #playOn(player: Player): Promise<void> {
    // not all in the same moment
    await pause(Math.random() * this.#plan.thinks[1]);
    while (!this.#stopped || this.#unseen.has(player.session.user_id ?? '')) {
      try {
        await this.#match(player);
      } catch (error) {
        // a machine that is busy elsewhere lets sockets break that nobody broke: where they may break, who
        // lost one comes back
        if (!this.#plan.drops || error instanceof StuckMatch) {
          this.evening.findings.push(error instanceof Error ? error.message : JSON.stringify(error));
          return;
        }
        this.evening.lost++;
        await this.#comeBack(player);
      }
    }
  }

  /** Opens another socket, however often that is tried. */
  async #comeBack(player: Player): Promise<void> {
    for (;;) {
      player.socket.ondisconnect = () => undefined;
      player.socket.disconnect(false);
      await pause(Math.random() * COME_BACK_MS);
      const connected = await connect(this.#address, player).catch(() => null);
      if (!connected) continue;
      Object.assign(player, connected);
      return;
    }
  }

  /** Plays a match; first goes on with one whose end the player has not seen, or takes its result. */
  async #match(player: Player): Promise<void> {
    const { program, subject } = this.#plan;
    const userId = player.session.user_id ?? '';
    const unseen = this.#unseen.get(userId);
    if (unseen !== undefined) {
      const said = await call<ToldResult>(player, 'match_result', { match_id: unseen });
      if (said.status === 'finished')
        this.#scores.set(userId, (this.#scores.get(userId) ?? 0) + scoreOf(said.userPoints, said.matchResult));
      if (said.status !== 'running') {
        this.#unseen.delete(userId);
        this.#results.delete(unseen);
        this.#answers.forget(unseen);
        if (this.#stopped) return;
      }
    }
    const id = this.#unseen.get(userId) ?? (await findMatch(player, program, subject));
    this.#unseen.set(userId, id);
    const view = await playMatch(this.#address, player, id, {
      ...this.#plan,
      onAnswer: (id, index) => this.#answers.note(`${id} ${index}`),
      onRoundOver: (id, index) => this.#measure(`${id} ${index}`),
    });
    this.#unseen.delete(userId);
    this.#check(player, view);
  }

  #measure(key: string): void {
    const since = this.#answers.since(key);
    if (since !== null && this.isMeasured) this.evening.latencies.push(since);
  }

  #check({ session }: Player, view: MatchView): void {
    const { matchID, userPoints, opponentPoints, matchResult, userAnswers, ending } = view;
    const { findings } = this.evening;
    const userId = session.user_id ?? '';
    const sum = userAnswers.reduce((total, { points }) => total + (points ?? 0), 0);
    if (sum !== userPoints) findings.push(`${matchID}: ${sum} points in the answers, ${userPoints} in all`);
    const expected = userPoints > opponentPoints ? 'won' : userPoints < opponentPoints ? 'lost' : 'draw';
    // who is away for too long loses, whatever the points
    const isByPoints = ending === 'played' || !this.#plan.drops;
    if (isByPoints && matchResult !== expected) findings.push(`${matchID}: ${userPoints} to ${opponentPoints} is ${matchResult}`);
    if (!this.#plan.drops && userAnswers.some(({ answered }) => !answered)) findings.push(`${matchID}: an answer is missing`);
    const other = this.#results.get(matchID);
    if (other) {
      if (other.userPoints !== opponentPoints || other.opponentPoints !== userPoints) findings.push(`${matchID}: the two do not agree`);
      this.#results.delete(matchID);
      this.#answers.forget(matchID);
      this.evening.finished++;
    } else this.#results.set(matchID, view);
    this.#scores.set(userId, (this.#scores.get(userId) ?? 0) + scoreOf(userPoints, matchResult ?? 'void'));
  }

  /** The board says for everybody what their matches came to. */
  async #checkBoard(players: readonly Player[]): Promise<void> {
    for (const { client, session } of players.slice(0, 100)) {
      const userId = session.user_id ?? '';
      const { owner_records } = await client.listLeaderboardRecords(session, allTimeBoard(this.#plan.program), [userId]);
      const [score, expected] = [owner_records?.[0]?.score ?? 0, this.#scores.get(userId) ?? 0];
      if (score !== expected) this.evening.findings.push(`${userId} has ${score} on the board, and ${expected} from matches`);
    }
  }
}
