import { setTimeout as pause } from 'node:timers/promises';
import { wholeNumberOf } from '../../tools/command-line.ts';
import { Players } from '../bench/league/evening.ts';
import { NO_PAUSES, openGround, usageOf } from '../support/league-process.ts';
import { localLeague, publishTestPool } from '../support/league.ts';
import { median, Report } from '../support/report.ts';

/**
 * `npm run soak:league [-- minutes]`: half an hour of matches whose players lose their sockets now and then.
 * No growth in memory beyond 5 % after the first sixth, no stuck match, no complaint of the host's.
 */
const MINUTES = wholeNumberOf(process.argv[2] ?? '30', 'number of minutes');
const MATCHES = 60;
const PLACE = { program: 1, subject: 11 };
const GROWTH = 1.05;
const SAMPLES_MS = 1_000;

const report = new Report(`league, ${MINUTES} minutes with broken sockets`);
let unhandled = 0;
process.on('unhandledRejection', (error) => {
  unhandled++;
  report.finding(`unhandled rejection: ${error instanceof Error ? error.message : JSON.stringify(error)}`);
});
const ground = await openGround('league-soak');
const host = await ground.startHost(NO_PAUSES);
const league = localLeague(host.port);
await publishTestPool(league, PLACE.program, PLACE.subject);
const players = new Players(league, { ...PLACE, matches: MATCHES, thinks: [200, 800], drops: 0.02, stuckAfter: 45_000 });
const playing = players.play();
const memory: number[] = [];
for (let second = 0; second < MINUTES * 60; second++) {
  await pause(SAMPLES_MS);
  memory.push(usageOf(host.pid).memory);
}
players.stop();
await playing;
const sixth = Math.max(1, Math.floor(memory.length / 6));
const [early, late] = [median(memory.slice(sixth, sixth * 2)), median(memory.slice(-sixth))];
report.expect(late <= early * GROWTH, `memory: ${early.toFixed(0)} MB in the second sixth, ${late.toFixed(0)} MB in the last`);
report.fact(`${players.evening.finished} matches seen to their end by both, ${players.evening.lost} sockets broke by themselves`);
for (const finding of players.evening.findings) report.finding(finding);
report.expect(unhandled === 0, 'no unhandled rejection among the players');
report.expect((await host.end('SIGTERM')) === 0, 'the host stops with 0');
report.expect(host.complaints() === '', `the host has no complaints: ${host.complaints().slice(0, 500)}`);
await ground.close();
process.exit(report.end() === 0 ? 0 : 1);
