import net from 'node:net';
import { OTP_TRIES } from '../../packages/contract/src/limits.ts';
import { ask, askApi, atOnce, CLIENT, type ApiAnswer } from '../support/ask.ts';
import { codeSentTo, issueKeys, removeFolder, startProduct, WIDE_LIMITS, type Product } from '../support/product.ts';
import { openRecords, type Records, type TestStudent } from '../support/records.ts';
import { Report } from '../support/report.ts';

const ROUNDS = 200;
const CROWD = 50;
const REPEATED = 20;
const CODES = 10;

const redeem = (url: string, token: string, voucher: string) =>
  askApi(url, 'payment/programs/voucher', { token, body: { data: { voucher, program_id: 1 } } });
const said = (answers: readonly ApiAnswer[]) => {
  const counts = new Map<string, number>();
  for (const { status, key } of answers) counts.set(`${status} ${key}`, (counts.get(`${status} ${key}`) ?? 0) + 1);
  return [...counts]
    .map(([what, times]) => `${times}× ${what}`)
    .sort()
    .join(', ');
};

/** Fifty students send one key at once: one gets it. */
async function oneKeyForAll(
  { url }: Product,
  records: Records,
  crowd: readonly TestStudent[],
  keys: readonly string[],
  report: Report,
): Promise<void> {
  let right = 0;
  for (const [round, key] of keys.entries()) {
    const answers = await Promise.all(crowd.map(({ token }) => redeem(url, token, key)));
    const successes = answers.filter(({ status, key: said }) => status === 200 && said === 'payment_succ').length;
    const refused = answers.filter(({ status, key: said }) => status === 409 && said === 'fail_voucher_code_used_before').length;
    if (successes === 1 && refused === CROWD - 1) right += 1;
    else report.finding(`round ${round + 1}: ${said(answers)}`);
  }
  report.expect(
    right === keys.length,
    `one key, ${CROWD} students at once: ${right} of ${keys.length} rounds with 1 success and ${CROWD - 1} × fail_voucher_code_used_before`,
  );
  const stored = await records.billingRecords();
  report.expect(stored === keys.length, `${stored} billing records stored for ${keys.length} keys`);
}

/** Sends a request and hangs up as soon as it is written, so that the answer is lost. */
function sendAndHangUp(url: string, path: string, token: string, body: unknown): Promise<void> {
  const { hostname, port, host } = new URL(url);
  const json = JSON.stringify(body);
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Access-Token: ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(json)}`,
    '',
    '',
  ];
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname, () => socket.write(head.join('\r\n') + json, () => socket.destroy()));
    socket.on('close', () => resolve());
    socket.on('error', reject);
  });
}

/**
 * One student sends the same redemption fifty times, at once and after lost answers: it counts once and
 * always answers the same.
 */
async function sameAgain({ url }: Product, records: Records, keys: readonly string[], report: Report): Promise<void> {
  const people = await records.students(keys.length);
  let right = 0;
  const endsOn = new Set<string>();
  for (const [round, key] of keys.entries()) {
    const { id, token } = people[round] ?? { id: '', token: '' };
    const lostFirst = round % 2 === 1;
    if (lostFirst)
      await atOnce(5, () => sendAndHangUp(url, '/api/payment/programs/voucher', token, { data: { voucher: key, program_id: 1 } }));
    const answers = await atOnce(CROWD, () =>
      ask(`${url}/api/payment/programs/voucher`, { token, body: { data: { voucher: key, program_id: 1 } } }),
    );
    await sendAndHangUp(url, '/api/payment/programs/voucher', token, { data: { voucher: key, program_id: 1 } });
    answers.push(await ask(`${url}/api/payment/programs/voucher`, { token, body: { data: { voucher: key, program_id: 1 } } }));
    const different = new Set(answers.map(({ status, text }) => `${status} ${text}`));
    const [grants, until] = [await records.billingRecords(id), await records.subscribedUntil(id)];
    for (const day of until) endsOn.add(day);
    if (different.size === 1 && answers[0]?.status === 200 && grants === 1 && until.length === 1) right += 1;
    else
      report.finding(
        `round ${round + 1}: ${different.size} different answers, ${grants} grants: ${[...different].join(' | ').slice(0, 400)}`,
      );
  }
  report.expect(
    right === keys.length,
    `the same redemption ${CROWD} times at once and again after a lost answer: ${right} of ${keys.length} students with 1 grant and ${CROWD + 1} identical successes`,
  );
  report.expect(endsOn.size === 1, `every one of them is subscribed until the same day (${[...endsOn].join(', ')})`);
}

interface Channel {
  readonly name: string;
  readonly invalid: string;
  address(round: number): string;
  signUp(url: string, to: string): Promise<ApiAnswer>;
  verify(url: string, to: string, code: string): Promise<ApiAnswer>;
}

const person = { full_name: 'طالب تجريبي', password: 'a path of sand', terms: true, language: 'ar' } as const;
const channels: readonly Channel[] = [
  {
    name: 'SMS',
    invalid: 'sms_otp_code_invalid',
    address: (round) => `+96279900${String(round).padStart(4, '0')}`,
    signUp: (url, to) =>
      askApi(url, 'student/sms-otp/signup', { headers: CLIENT, body: { ...person, sms_otp_phone: to, country_code: 'JO' } }),
    verify: (url, to, code) =>
      askApi(url, 'student/sms-otp/verify-otp', {
        headers: CLIENT,
        body: { sms_otp_phone: to, country_code: 'JO', language: 'ar', verification_code: code },
      }),
  },
  {
    name: 'e-mail',
    invalid: 'invalid_otp_code',
    address: (round) => `races-${round}@example.org`,
    signUp: (url, to) => askApi(url, 'student', { headers: CLIENT, body: { ...person, email: to, country: 'JO' } }),
    verify: (url, to, code) =>
      askApi(url, 'student/email-otp/verify-signup', {
        headers: CLIENT,
        body: { email: to, country: 'JO', language: 'ar', verification_code: code },
      }),
  },
];

const otherThan = (code: string, index: number) => String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0');

/**
 * Fifty wrong codes at once use up five tries and no more; the right code is refused after that, and alone it
 * opens once.
 */
async function wrongCodes({ url }: Product, records: Records, channel: Channel, report: Report): Promise<void> {
  let limited = 0;
  let opened = 0;
  for (let round = 0; round < CODES; round++) {
    const to = channel.address(round);
    await channel.signUp(url, to);
    const code = await codeSentTo(url, to);
    const answers = await atOnce(CROWD, (index) => channel.verify(url, to, otherThan(code, index)));
    const [tries] = await records.triesOf(to);
    const after = await channel.verify(url, to, code);
    if (answers.every(({ key }) => key === channel.invalid) && tries === OTP_TRIES && after.key === channel.invalid) limited += 1;
    else
      report.finding(
        `${channel.name}, round ${round + 1}: ${said(answers)}; ${tries} tries counted; the right code then: ${after.status} ${after.key}`,
      );

    const once = channel.address(CODES + round);
    await channel.signUp(url, once);
    const right = await codeSentTo(url, once);
    const wrongBefore = await atOnce(OTP_TRIES - 1, (index) => channel.verify(url, once, otherThan(right, index)));
    const together = await atOnce(CROWD, () => channel.verify(url, once, right));
    if (wrongBefore.every(({ key }) => key === channel.invalid) && together.filter(({ status }) => status === 200).length === 1)
      opened += 1;
    else report.finding(`${channel.name}, round ${round + 1}: the right code ${CROWD} times at the fifth try: ${said(together)}`);
  }
  report.expect(
    limited === CODES,
    `${channel.name}, ${CROWD} wrong codes at once: ${limited} of ${CODES} rounds stopped at ${OTP_TRIES} tries, the right code refused after them`,
  );
  report.expect(
    opened === CODES,
    `${channel.name}, the right code ${CROWD} times at once as the fifth try: ${opened} of ${CODES} rounds opened once`,
  );
}

/** Runs the races on a product of their own; gives the number of findings. */
export async function races(): Promise<number> {
  const report = new Report('races');
  const product = await startProduct({ env: { ...WIDE_LIMITS } });
  const records = openRecords(product.dataDir);
  try {
    const keys = issueKeys(product.dataDir, ROUNDS + REPEATED);
    await oneKeyForAll(product, records, await records.students(CROWD), keys.slice(0, ROUNDS), report);
    await sameAgain(product, records, keys.slice(ROUNDS), report);
    for (const channel of channels) await wrongCodes(product, records, channel, report);
  } finally {
    await records.close();
    await product.stop();
    removeFolder(product.dataDir);
  }
  return report.end();
}
