import { askApi, atOnce, type ApiAnswer } from '../support/ask.ts';
import { publicly, removeFolder, startProduct, WIDE_LIMITS } from '../support/product.ts';
import { openRecords, type TestStudent } from '../support/records.ts';
import { Report } from '../support/report.ts';

const ROUNDS = 200;
const CROWD = 50;

/** What one number and one client may ask for is not what is tried here. */
const OF_ONE = Object.fromEntries(
  ['SMS_PERIOD', 'SMS_NUMBER_DAY', 'SMS_DAY', 'CLIENT_PERIOD', 'CLIENT_DAY'].map((name) => [`LIMITS_${name}`, '1000000/60']),
);

const clientOf = (index: number) => ({ 'trace-id': `6f1c2a34-0000-4000-8000-${String(index).padStart(12, '0')}` });
const phoneOf = (race: number, round: number) => `+9627900${race}${String(round).padStart(4, '0')}`;
const isDone = ({ status }: ApiAnswer) => status === 200;

const signUp = (url: string, to: string, client: number) =>
  askApi(url, 'student/sms-otp/fast-signup', {
    headers: clientOf(client),
    body: { full_name: 'طالب تجريبي', sms_otp_phone: to, country_code: 'JO', terms: true, language: 'ar' },
  });
const verify = (url: string, to: string, client: number, code: string) =>
  askApi(url, 'student/sms-otp/verify-otp', {
    headers: clientOf(client),
    body: { sms_otp_phone: to, country_code: 'JO', language: 'ar', verification_code: code },
  });

/** The codes that were sent to a number, in the order in which they were asked for. */
async function codesTo(url: string, to: string): Promise<string[]> {
  const answer = await fetch(`${publicly(url)}/dev/outbox.json?to=${encodeURIComponent(to)}`);
  const { messages } = (await answer.json()) as { messages: { code: string | null; created_at: string }[] };
  return messages.sort((one, other) => one.created_at.localeCompare(other.created_at)).flatMap(({ code }) => code ?? []);
}

/** How one round went: who won, and what the others were told. */
interface Round {
  winners: number;
  said: readonly ApiAnswer[];
}

/** One code, typed fifty times at once by its client. */
async function code(url: string, round: number): Promise<Round> {
  const to = phoneOf(1, round);
  await signUp(url, to, 0);
  const [right = ''] = await codesTo(url, to);
  const said = await atOnce(CROWD, () => verify(url, to, 0, right));
  return { winners: said.filter(isDone).length, said };
}

/** One number that many clients wait for, each with a code of their own: the first one has it. */
async function number(url: string, round: number): Promise<Round> {
  const to = phoneOf(2, round);
  for (let client = 0; client < CROWD; client += 1) await signUp(url, to, client);
  const codes = await codesTo(url, to);
  const said = await atOnce(CROWD, (client) => verify(url, to, client, codes[client] ?? ''));
  return { winners: said.filter(isDone).length, said };
}

/** One refresh token, used fifty times at once: there is one successor, which all of them get. */
async function refresh(url: string, round: number): Promise<Round> {
  const to = phoneOf(3, round);
  await signUp(url, to, 0);
  const [right = ''] = await codesTo(url, to);
  const entered = await verify(url, to, 0, right);
  const { refresh_token: token } = entered.data['tokens'] as { refresh_token: string };
  const said = await atOnce(CROWD, () => askApi(url, 'security/refresh-token', { headers: { 'refresh-token': token } }));
  const successors = new Set(said.map(({ data }) => data['refresh_token']));
  return { winners: said.every(isDone) ? successors.size : 0, said };
}

/** One alias, wanted by fifty students at once. */
async function alias(url: string, round: number, crowd: readonly TestStudent[]): Promise<Round> {
  const said = await atOnce(CROWD, (index) =>
    askApi(url, 'student', { method: 'PATCH', token: crowd[index]?.token, body: { alias: `wanted_${round}` } }),
  );
  return { winners: said.filter(isDone).length, said };
}

/**
 * Two hundred rounds of fifty at once for each of what there is once: a code, an address, the successor of a
 * refresh token, an alias. One winner each time, and nobody else is answered with our defect.
 */
export async function accountRaces(): Promise<number> {
  const report = new Report(`${ROUNDS} rounds of ${CROWD} at once`);
  const product = await startProduct({ env: { ...WIDE_LIMITS, ...OF_ONE } });
  const records = openRecords(product.dataDir);
  try {
    const crowd = await records.students(CROWD);
    const races: Record<string, (round: number) => Promise<Round>> = {
      'a code': (round) => code(product.url, round),
      'a number that many wait for': (round) => number(product.url, round),
      'a refresh token': (round) => refresh(product.url, round),
      'an alias': (round) => alias(product.url, round, crowd),
    };
    for (const [name, race] of Object.entries(races)) {
      const started = performance.now();
      let right = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const { winners, said } = await race(round);
        const broken = said.filter(({ status }) => status >= 500);
        if (winners === 1 && broken.length === 0) right += 1;
        else report.finding(`${name}, round ${round + 1}: ${winners} winners, ${broken.length} × 5xx`);
      }
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      report.expect(right === ROUNDS, `${name}: one winner in ${right} of ${ROUNDS} rounds (${seconds} s)`);
    }
  } finally {
    await records.close();
    await product.stop();
    removeFolder(product.dataDir);
  }
  return report.end();
}
