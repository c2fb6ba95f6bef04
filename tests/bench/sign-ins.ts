import { readFileSync } from 'node:fs';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, askApi, type ApiAnswer } from '../support/ask.ts';
import { removeFolder, startProduct } from '../support/product.ts';
import { openRecords } from '../support/records.ts';
import { median, percentiles, Report } from '../support/report.ts';

/**
 * `npm run bench:sign-ins`: five hundred students sign in within ten seconds, each from an address of their
 * own, and how the rest of the product fares meanwhile; then whether the time of an answer tells who has an
 * account, by two hundred pairs each of sign-in, recovery and "send again".
 */
const SIGN_INS = 500;
const WITHIN_MS = 10_000;
const REST_MS = 300;
/** What five hundred at the door may take of memory beside what the product has anyway. */
const MEMORY_MB = 150;
const PAIRS = 200;
/** How often the known one may take longer in fair pairs; 0.1 is more than three deviations of 200. */
const FAIR = { from: 0.4, to: 0.6 } as const;

const PASSWORD = 'a path of sand';
/** What one name may ask for is not what is measured here. */
const OF_ONE = Object.fromEntries(['SIGN_IN_NAME', 'MAIL_PERIOD', 'MAIL_DAY'].map((name) => [`LIMITS_${name}`, '1000000/60']));
/** A client with a network of its own, as a proxy tells it. */
const clientOf = (index: number) => ({
  'trace-id': `6f1c2a34-0000-4000-8000-${String(index).padStart(12, '0')}`,
  'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
});
/** The most memory that the product ever had until now, in MB. */
const memoryOf = (pid: number): number =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);

const report = new Report('signing in');
const product = await startProduct({ env: { TRUST_PROXY: 'x-forwarded-for', ...OF_ONE } });
const { url } = product;
const records = openRecords(product.dataDir);
const known = { name: 'طالبة تجريبية', phone: '+962790000000', email: 'known@example.invalid', password: PASSWORD };
const student = await records.student(known, 'email');

const crowd = Array.from({ length: SIGN_INS }, (_, index) => `student-${index}@example.invalid`);
for (const email of crowd) await records.student({ ...known, email }, 'email');

const signIn = (email: string, password: string, client: number) =>
  askApi(url, 'student/login', { timeout: 60_000, headers: clientOf(client), body: { email, password } });

// what everybody else does meanwhile
const rest: number[] = [];
let isOver = false;
const around = (async () => {
  while (!isOver) {
    const started = performance.now();
    const { status } = await ask(`${url}/ar/dashboard`, { headers: { cookie: `access-token=${student.token}` } });
    rest.push(performance.now() - started);
    if (status !== 200) report.finding(`the dashboard was answered ${status}`);
    await pause(20);
  }
})();
const before = memoryOf(product.child.pid ?? 0);
const began = performance.now();
const took: number[] = [];
const answers = await Promise.all(
  Array.from({ length: SIGN_INS }, async (_, index): Promise<ApiAnswer> => {
    await pause((index * WITHIN_MS) / SIGN_INS);
    const sent = performance.now();
    const answer = await signIn(crowd[index] ?? '', PASSWORD, index);
    took.push(performance.now() - sent);
    return answer;
  }),
);
const all = performance.now() - began;
isOver = true;
await around;
const signedIn = answers.filter(({ status }) => status === 200).length;
const later = answers.filter(({ status }) => status === 503).length;
report.fact(`${SIGN_INS} sign-ins sent within ${WITHIN_MS / 1000} s, the last one answered after ${(all / 1000).toFixed(1)} s`);
const [load = 0] = os.loadavg();
report.fact(`load of the machine ${load.toFixed(1)} on ${os.cpus().length} cores`);
report.fact(`${signedIn} signed in, ${later} told to come back; ${percentiles(took)}`);
report.expect(signedIn + later === SIGN_INS, 'every one of them was answered');
report.fact(`a dashboard meanwhile: ${percentiles(rest)}`);
const p95 = [...rest].sort((a, b) => a - b)[Math.floor(rest.length * 0.95)] ?? 0;
report.expect(p95 < REST_MS, `the rest of the product stayed below ${REST_MS} ms in 95 of 100`);
const most = memoryOf(product.child.pid ?? 0);
report.fact(`memory: ${before} MB at most before, ${most} MB at most since`);
report.expect(most - before < MEMORY_MB, `the crowd took less than ${MEMORY_MB} MB`);

/** Times the known and the unknown in turn, and says how often the known one took longer. */
async function compare(name: string, act: (email: string, round: number) => Promise<ApiAnswer>): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const answered = { known: new Set<string>(), unknown: new Set<string>() };
  for (let round = 0; round < PAIRS; round += 1) {
    const order = round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const who of order) {
      const started = performance.now();
      const { status, key } = await act(
        who === 'known' ? known.email : `unknown-${round}@example.invalid`,
        round * 2 + (who === 'known' ? 0 : 1),
      );
      times[who].push(performance.now() - started);
      answered[who].add(`${status} ${key}`);
    }
  }
  let longer = 0;
  for (const one of times.known) for (const other of times.unknown) longer += one > other ? 1 : one === other ? 0.5 : 0;
  const share = longer / (PAIRS * PAIRS);
  const [one, other] = [median(times.known), median(times.unknown)].map((time) => time.toFixed(2));
  report.expect(
    share >= FAIR.from && share <= FAIR.to,
    `${name}: known ${one} ms, unknown ${other} ms in the middle; the known one took longer in ${(share * 100).toFixed(0)} of 100 pairs`,
  );
  const same = [...answered.known].sort().join() === [...answered.unknown].sort().join();
  report.expect(same, `${name}: both are answered ${[...answered.known].join(', ')}`);
}
await compare('a wrong password', (email, round) => signIn(email, 'not the password', 10_000 + round));
await compare('recovery', (email, round) =>
  askApi(url, 'student/recovery/password', { headers: clientOf(20_000 + round), body: { email, language: 'ar' } }),
);
await compare('"send again"', (email, round) =>
  askApi(url, 'student/resend-confirmation-email', { headers: clientOf(30_000 + round), body: { email, language: 'ar' } }),
);

await records.close();
await product.stop();
removeFolder(product.dataDir);
process.exit(report.end() === 0 ? 0 : 1);
