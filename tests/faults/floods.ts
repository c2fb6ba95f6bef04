import { request } from 'node:http';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { removeFolder, startProduct, temporaryDataDir } from '../support/product.ts';
import { openRecords } from '../support/records.ts';
import { median, Report } from '../support/report.ts';

/** Requests a second of one client, as in the flood that was found; and of all kinds of it at once. */
const RATE = 25;
const RATE_OF_ALL = 150;
/** Milliseconds that a flood lasts. */
const LASTS = 6_000;

interface Asked {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}
interface Answered {
  readonly status: number;
  readonly length: number;
  readonly waits: boolean;
  readonly milliseconds: number;
}

/** Asks as a browser does, and throws the body away. */
const ask = (url: string, { path, headers = {} }: Asked) =>
  new Promise<Answered>((resolve, reject) => {
    const began = performance.now();
    const asked = request(`${url}${path}`, { headers: { 'accept-encoding': 'br', ...headers } }, (answer) => {
      let length = 0;
      answer.on('data', (part: Buffer) => (length += part.length));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          length,
          waits: answer.headers['retry-after'] !== undefined,
          milliseconds: performance.now() - began,
        }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });

const SUBJECT = '/ar/program/1/subject/11';
/** Pages that everybody asks for. */
const REAL = ['/ar?country=JO', `${SUBJECT}?country=JO`, '/en/explore?country=JO', '/ur/TermsOfUse?country=JO'];

const any = () => randomBytes(6).toString('hex');
/** `aBc` with some letters large and some small. */
const spelled = (path: string) => [...path].map((letter) => (Math.random() < 0.5 ? letter.toUpperCase() : letter)).join('');
const encoded = (path: string) =>
  path.replace(/[a-z]/g, (letter) => (Math.random() < 0.5 ? `%${letter.charCodeAt(0).toString(16)}` : letter));

/** What a stranger can make up: the values that a page might be kept by, and addresses that mean the same. */
const kinds = (session: string): Readonly<Record<string, () => Asked>> => ({
  'a tab that is not': () => ({ path: `${SUBJECT}?tab=${any()}` }),
  'a country that is not': () => ({ path: `${SUBJECT}?country=${any()}` }),
  'any other query': () => ({ path: `/ar/explore/1?country=JO&${any()}=${any()}` }),
  'another spelling': () => ({ path: `/ar/${spelled('explore')}/1${Math.random() < 0.5 ? '/' : ''}` }),
  'an encoded path': () => ({ path: `/ar/${encoded('explore')}/1` }),
  'a language that is not': () => ({ path: `/${any()}/explore/1` }),
  'a long path': () => ({ path: `/ar/${any().repeat(300)}` }),
  'a content id that is not': () => ({ path: `/ar/program/1/subject/${Math.floor(Math.random() * 1e9)}` }),
  'where to go after signing in': () => ({ path: `/ar/signin?next=%2Fexplore%3F${any()}` }),
  'a data request': () => ({ path: `${SUBJECT}.data?${any()}=${any()}` }),
  'headers and cookies': () => ({
    path: '/explore',
    headers: {
      'accept-language': any(),
      cookie: `language=${any()}; country=${any()}; theme=${any()}; ${any()}=${any()}`,
      'user-agent': any(),
    },
  }),
  'a token that opens nothing': () => ({
    path: `${SUBJECT}?country=JO`,
    headers: { cookie: `access-token=${any()}; refresh-token=${any()}` },
  }),
  'a student’s own queries': () => ({ path: `/ar/dashboard?${any()}=${any()}`, headers: { cookie: `access-token=${session}` } }),
});

/** Asks for a page until its answer comes as small as it gets: only a page that stays in the cache does. */
async function settled(url: string, path: string): Promise<number> {
  const first = (await ask(url, { path })).length;
  let { length } = await ask(url, { path });
  for (let times = 0; times < 100 && length >= first; times += 1) {
    await pause(50);
    ({ length } = await ask(url, { path }));
  }
  return length;
}

interface Flood {
  readonly answers: Answered[];
  readonly healthy: Answered[];
  readonly failed: number;
}

/**
 * Sends so many requests a second, whether the ones before are answered or not, and asks for `/healthz` all
 * along.
 */
async function flood(url: string, rate: number, made: () => Asked): Promise<Flood> {
  const until = performance.now() + LASTS;
  const [answers, healthy]: [Answered[], Answered[]] = [[], []];
  let failed = 0;
  const open: Promise<void>[] = [];
  const poll = (async () => {
    while (performance.now() < until) {
      healthy.push(await ask(url, { path: '/healthz' }));
      await pause(10);
    }
  })();
  for (let sent = 0; performance.now() < until; sent += 1) {
    open.push(
      ask(url, made()).then(
        (answer) => void answers.push(answer),
        () => void (failed += 1),
      ),
    );
    await pause(Math.max(0, until - LASTS + ((sent + 1) * 1_000) / rate - performance.now()));
  }
  await Promise.all([poll, ...open]);
  return { answers, healthy, failed };
}

const whole = (milliseconds: number) => `${Math.round(milliseconds)} ms`;
const times = (answers: readonly Answered[]) => {
  const all = answers.map(({ milliseconds }) => milliseconds);
  return `${whole(median(all))} in the middle, ${whole(Math.max(...all))} at most`;
};

/**
 * Orders pages as dear as a stranger can, and looks at what everybody else gets meanwhile: `/healthz`, and
 * the pages that are kept for all.
 */
export async function floods(): Promise<number> {
  const report = new Report('floods of made-up addresses');
  const dataDir = temporaryDataDir('floods');
  const product = await startProduct({ dataDir });
  try {
    const { url } = product;
    const records = openRecords(dataDir);
    const [student] = await records.students(1);
    await records.close();
    const made = kinds(student?.token ?? '');
    const before = await Promise.all(REAL.map((path) => settled(url, path)));
    const judge = (name: string, rate: number, { answers, healthy, failed }: Flood) => {
      const wrong = answers.filter(({ status, waits }) => status >= 500 && !(status === 503 && waits)).length + failed;
      const told = answers.filter(({ waits }) => waits).length;
      report.fact(`${name}, ${rate} a second: ${answers.length} answers, ${times(answers)}; /healthz ${times(healthy)}`);
      if (told > 0) report.fact(`  of these ${told} were told to come back`);
      report.expect(wrong === 0, `${name}: nothing failed`);
      report.expect(
        healthy.every(({ status }) => status === 200),
        `${name}: /healthz answered all along`,
      );
    };
    for (const [name, one] of Object.entries(made)) judge(name, RATE, await flood(url, RATE, one));
    const all = Object.values(made);
    judge(
      'all of them',
      RATE_OF_ALL,
      await flood(url, RATE_OF_ALL, () => (all[Math.floor(Math.random() * all.length)] ?? (() => ({ path: '/' })))()),
    );
    const after = await Promise.all(REAL.map(async (path) => (await ask(url, { path })).length));
    report.expect(String(after) === String(before), `the pages of everybody are in the cache as before (${before.join(', ')} bytes)`);
  } finally {
    await product.stop();
    removeFolder(dataDir);
  }
  return report.end();
}
