import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { wholeNumberOf } from '../../../tools/command-line.ts';
import { NO_PAUSES, openGround, usageOf } from '../../support/league-process.ts';
import { localLeague, publishTestPool } from '../../support/league.ts';
import { Players } from './evening.ts';

/**
 * `npm run bench:league [-- 50 200 500]`: so many matches at once through the client's own library, half a
 * second to a second and a half of thinking, without pauses between the rounds. The host is measured alone,
 * in a process of its own. Ends with 1 when an aim is not met.
 */
const AIMS: Readonly<Record<number, { p99: number; memory: number }>> = { 200: { p99: 50, memory: 140 }, 500: { p99: 100, memory: 140 } };
const WARM_UP_MS = 6_000;
const MEASURED_MS = 20_000;
const PLACE = { program: 1, subject: 11 };

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const sizes = process.argv.slice(2).map((size) => wholeNumberOf(size, 'number of matches'));
const ground = await openGround('bench-league');
let failures = 0;
console.log('| matches | finished/s | p50 | p90 | p99 | max ms | CPU % | memory MB |\n| --: | --: | --: | --: | --: | --: | --: | --: |');
try {
  for (const matches of sizes.length > 0 ? sizes : [50, 200, 500]) {
    const running = await ground.startHost(NO_PAUSES);
    const { pid } = running;
    const league = localLeague(running.port);
    await publishTestPool(league, PLACE.program, PLACE.subject);
    const players = new Players(league, { ...PLACE, matches, thinks: [500, 1_500], stuckAfter: 30_000 });
    const playing = players.play();
    await Promise.race([players.present, playing]);
    await pause(WARM_UP_MS);
    const before = { ...usageOf(pid), finished: players.evening.finished, time: performance.now() };
    players.isMeasured = true;
    let memory = 0;
    for (let waited = 0; waited < MEASURED_MS; waited += 500) {
      await pause(500);
      memory = Math.max(memory, usageOf(pid).memory);
    }
    players.isMeasured = false;
    const seconds = (performance.now() - before.time) / 1000;
    const cpu = (usageOf(pid).cpu - before.cpu) / seconds / 10;
    const finished = (players.evening.finished - before.finished) / seconds;
    players.stop();
    await playing;
    const sorted = [...players.evening.latencies].sort((a, b) => a - b);
    const figures = [0.5, 0.9, 0.99, 1].map((share) => at(sorted, share).toFixed(0));
    console.log(`| ${matches} | ${finished.toFixed(1)} | ${figures.join(' | ')} | ${cpu.toFixed(0)} | ${memory.toFixed(0)} |`);
    const { findings } = players.evening;
    for (const finding of findings.slice(0, 10)) console.log(`FINDING: ${finding}`);
    const aim = AIMS[matches];
    if (findings.length > 0 || (aim && (at(sorted, 0.99) > aim.p99 || memory > aim.memory))) failures++;
    await running.end('SIGTERM');
  }
} finally {
  await ground.close();
}
console.log(`load of the machine: ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} cores`);
console.log(failures === 0 ? 'bench:league: every aim is met' : `bench:league: ${failures} sizes miss an aim`);
process.exit(failures === 0 ? 0 : 1);
