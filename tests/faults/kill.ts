import { realpathSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { processesOn } from '../../apps/darb/src/postgres/leftovers.ts';
import { freePort, issueKeys, removeFolder, startProduct, temporaryDataDir, WIDE_LIMITS, type Product } from '../support/product.ts';
import { openRecords } from '../support/records.ts';
import { Report, spread } from '../support/report.ts';
import { freeSittings, losses, settle, spend, study, type Acknowledged } from './learners.ts';

const KILLS = 20;
const LEARNERS = 8;
/** Keys that lie ready at least when a round begins: more than the quickest machine redeems in one. */
const KEYS = 3_000;
/** Milliseconds of work before the power goes: at least and at most. */
const WORK = [200, 2_500] as const;
/** Milliseconds that a restart may take to its first answer. */
const BUDGET = 5_000;

/**
 * What happened to the results that were checked already is not asked again after each crash, only at the
 * end.
 */
const recent = (learner: Acknowledged): Acknowledged => ({
  ...learner,
  results: new Map([...learner.results].slice(-5)),
  billing: new Map([...learner.billing].slice(-5)),
});

/**
 * Lets everybody work for a while, then takes the power away. Alternately the process alone dies, or
 * PostgreSQL with it.
 */
async function workUntilKilled(
  product: Product,
  learners: readonly Acknowledged[],
  nextKey: () => string,
  round: number,
  cluster: string,
  report: Report,
): Promise<void> {
  let killed = false;
  const work = learners.flatMap((learner) => [study(product.url, learner), spend(product.url, learner, nextKey)]);
  const ended = work.map((one) =>
    one.catch((error: unknown) => {
      if (!killed) report.finding(`kill ${round}, before it: ${error instanceof Error ? error.message : String(error)}`);
    }),
  );
  await pause(WORK[0] + Math.random() * (WORK[1] - WORK[0]));
  killed = true;
  if (round % 2 === 0) for (const pid of processesOn(cluster)) process.kill(pid, 'SIGKILL');
  await product.kill();
  await Promise.all(ended);
}

/** Kills the whole product twenty times in the middle of its work; gives the number of findings. */
export async function kill(): Promise<number> {
  const report = new Report('kill -9');
  const dataDir = temporaryDataDir('kill');
  const port = await freePort();
  const begin = () => startProduct({ dataDir, port, env: { ...WIDE_LIMITS } });
  let product = await begin();
  const cluster = path.join(realpathSync(dataDir), 'pg');
  try {
    const records = openRecords(dataDir);
    const students = await records.students(LEARNERS);
    await records.close();
    const sittings = await freeSittings(product.url);
    const keys: string[] = [];
    const restock = () => void (keys.length < KEYS && keys.push(...issueKeys(dataDir, KEYS)));
    const sent: string[] = [];
    const nextKey = () => {
      const key = keys.pop();
      if (key === undefined) throw new Error('more keys are needed');
      sent.push(key);
      return key;
    };
    const learners = students.map((student, index): Acknowledged => {
      const sits = sittings[index % sittings.length];
      if (!sits) throw new Error('there is nothing to sit');
      return {
        student,
        sits,
        answers: new Map(),
        marks: new Map(),
        results: new Map(),
        billing: new Map(),
        pending: null,
      };
    });

    const restarts: number[] = [];
    for (let round = 1; round <= KILLS; round++) {
      restock();
      await workUntilKilled(product, learners, nextKey, round, cluster, report);
      product = await begin();
      restarts.push(product.readyAfter);
      for (const learner of learners)
        for (const loss of await losses(product.url, recent(learner))) report.finding(`kill ${round}: ${loss}`);
      for (const learner of learners) await settle(product.url, learner);
    }
    for (const learner of learners) for (const loss of await losses(product.url, learner)) report.finding(`at the end: ${loss}`);

    const total = (of: (learner: Acknowledged) => number) => learners.reduce((sum, learner) => sum + of(learner), 0);
    report.fact(
      `${KILLS} kills, ${LEARNERS} students; acknowledged: ${total(({ answers }) => [...answers.values()].reduce((sum, { size }) => sum + size, 0))} answers, ${total(({ marks }) => [...marks.values()].reduce((sum, { flagged, skipped }) => sum + flagged.size + skipped.size, 0))} flags and skips, ${total(({ results }) => results.size)} results, ${total(({ sits, results }) => (sits.type === 'test' ? results.size : 0))} of them of tests, ${total(({ billing }) => billing.size)} redeemed keys`,
    );
    report.expect(
      Math.max(...restarts) <= BUDGET,
      `from the restart to its first answer: ${spread(restarts)} (budget ${BUDGET / 1000} s; load of the machine ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} cores)`,
    );
    const counted = openRecords(dataDir);
    const [stored, redeemed] = [await counted.billingRecords(), total(({ billing }) => billing.size)];
    await counted.close();
    report.expect(
      stored >= redeemed && stored <= sent.length,
      `${stored} billing records for ${redeemed} acknowledged and ${sent.length} sent keys`,
    );
  } finally {
    const code = await product.stop();
    report.expect(code === 0, `the last stop ends with ${code}`);
    report.expect(processesOn(cluster).length === 0, 'no PostgreSQL process is left');
    removeFolder(dataDir);
  }
  return report.end();
}
