import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { allTimeBoard, DRAW_BONUS, WIN_BONUS, type MatchResult, type ToldResult } from '../../packages/contract/src/league-match.ts';
import { findMatch, playMatch } from '../support/league-match.ts';
import { NO_PAUSES, openGround, type HostProcess } from '../support/league-process.ts';
import { call, join, localLeague, publishTestPool, signIn, type LeagueAddress, type Player } from '../support/league.ts';
import { freePort } from '../support/product.ts';
import { Report, spread } from '../support/report.ts';

const KILLS = 20;
const STUDENTS = 40;
const PLACE = { program: 1, subject: 11 };
/** Milliseconds of playing before the power goes: at least and at most. */
const PLAY = [400, 2_400] as const;
/** Milliseconds in which a player who comes back is told that a match is void. */
const TOLD_WITHIN = 15_000;

/** What a student knows. */
interface Witness {
  readonly student: string;
  /** Points and bonuses of matches whose end they were told, or learned after a crash. */
  score: number;
  /** The match that they are in. */
  current: string | null;
}

const scoreOf = (points: number, result: MatchResult): number =>
  result === 'void' ? 0 : points + (result === 'won' ? WIN_BONUS : result === 'draw' ? DRAW_BONUS : 0);

async function playUntilKilled(address: LeagueAddress, witness: Witness, player: Player): Promise<void> {
  for (;;) {
    witness.current = null;
    const id = await findMatch(player, PLACE.program, PLACE.subject);
    witness.current = id;
    const view = await playMatch(address, player, id, { thinks: [20, 120], stuckAfter: 60_000 });
    witness.score += scoreOf(view.userPoints, view.matchResult ?? 'void');
    witness.current = null;
  }
}

/** Comes back after a crash and asks what became of the match; gives what was wrong. */
async function comeBack(address: LeagueAddress, witness: Witness, tally: { voided: number; finished: number }): Promise<string[]> {
  const problems: string[] = [];
  const player = await signIn(address, witness.student);
  if (witness.current !== null) {
    const joined = await join(player, witness.current).then(
      () => null,
      (error: unknown) => error as { code?: number },
    );
    if (joined?.code !== 4) problems.push(`the old match can be joined: ${JSON.stringify(joined)}`);
    const told = await call<ToldResult>(player, 'match_result', { match_id: witness.current });
    if (told.status === 'running') problems.push('the old match is said to be running');
    if (told.status === 'void') tally.voided++;
    if (told.status === 'finished') {
      tally.finished++;
      witness.score += scoreOf(told.userPoints, told.matchResult);
    }
    witness.current = null;
  }
  const userId = player.session.user_id ?? '';
  const { owner_records } = await player.client.listLeaderboardRecords(player.session, allTimeBoard(PLACE.program), [userId]);
  const score = owner_records?.[0]?.score ?? 0;
  if (score !== witness.score) problems.push(`${score} on the board, ${witness.score} from matches`);
  player.socket.disconnect(false);
  return problems;
}

/** Kills the league's host twenty times in the middle of matches; gives the number of findings. */
export async function leagueKill(): Promise<number> {
  const report = new Report('league, kill -9');
  const ground = await openGround('league-kill');
  const port = await freePort();
  const address = localLeague(port);
  let host: HostProcess = await ground.startHost(NO_PAUSES, port);
  const tally = { voided: 0, finished: 0 };
  const restarts: number[] = [];
  const told: number[] = [];
  try {
    await publishTestPool(address, PLACE.program, PLACE.subject);
    const witnesses = Array.from({ length: STUDENTS }, (): Witness => ({ student: randomUUID(), score: 0, current: null }));
    for (let round = 1; round <= KILLS; round++) {
      const players = await Promise.all(witnesses.map(({ student }) => signIn(address, student)));
      let isKilled = false;
      const playing = witnesses.map((witness, index) =>
        playUntilKilled(address, witness, players[index] as Player).catch((error: unknown) => {
          if (!isKilled) report.finding(`kill ${round}, before it: ${error instanceof Error ? error.message : JSON.stringify(error)}`);
        }),
      );
      await pause(PLAY[0] + Math.random() * (PLAY[1] - PLAY[0]));
      isKilled = true;
      await host.end('SIGKILL');
      await Promise.all(playing.map((one) => Promise.race([one, pause(2_000)])));
      const began = performance.now();
      host = await ground.startHost(NO_PAUSES, port);
      restarts.push(performance.now() - began);
      for (const problems of await Promise.all(witnesses.map((witness) => comeBack(address, witness, tally))))
        for (const problem of problems) report.finding(`kill ${round}: ${problem}`);
      told.push(performance.now() - began);
    }
    report.fact(`${KILLS} kills, ${STUDENTS} students; of the matches in play ${tally.voided} seats void, ${tally.finished} finished`);
    report.fact(`from the restart to the first answer: ${spread(restarts)}`);
    report.expect(
      Math.max(...told) <= TOLD_WITHIN,
      `from the restart until everybody was told: ${spread(told)} (budget ${TOLD_WITHIN / 1000} s)`,
    );
    report.expect((await host.end('SIGTERM')) === 0, 'the last stop ends with 0');
  } finally {
    await host.end('SIGKILL');
    await ground.close();
  }
  return report.end();
}
