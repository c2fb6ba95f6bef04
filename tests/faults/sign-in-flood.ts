import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, askApi, atOnce } from '../support/ask.ts';
import { removeFolder, startProduct } from '../support/product.ts';
import { openRecords } from '../support/records.ts';
import { percentiles, Report, spread } from '../support/report.ts';

const CROWD = 500;
/** What everybody else does meanwhile, so often each. */
const EVERY_MS = 50;
const LONG = 60_000;

/** Memory of a process in MB: now, and the most that it ever had. */
function memoryOf(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}

/** Asks for everything else, over and over, until `isOver`; gives how long each took. */
async function meanwhile(asks: Readonly<Record<string, () => Promise<{ status: number }>>>, isOver: () => boolean) {
  const took = new Map<string, number[]>(Object.keys(asks).map((name) => [name, []]));
  const failed: string[] = [];
  await Promise.all(
    Object.entries(asks).map(async ([name, one]) => {
      while (!isOver()) {
        const started = performance.now();
        const status = await one().then(
          (answer) => answer.status,
          (error: unknown) => (error instanceof Error ? error.message : 'thrown'),
        );
        took.get(name)?.push(performance.now() - started);
        if (status !== 200) failed.push(`${name}: ${status}`);
        await pause(EVERY_MS);
      }
    }),
  );
  return { took, failed };
}

/** The address of a film that a student may see. */
export async function filmOf(url: string, token: string): Promise<string> {
  const { data } = await askApi(url, 'content/subjects-first-lessons?program_id=1', { token });
  for (const { lesson_id: id } of data['first_lessons'] as { lesson_id: number }[]) {
    const { data: lesson } = await askApi(url, `content/lesson?id=${id}&item_type=lesson`, { token });
    const [source] = (lesson['video'] as { sources: { src: string }[] } | null)?.sources ?? [];
    if (source) return source.src;
  }
  throw new Error('no lesson with a film is open');
}

/**
 * Five hundred sign-ins at once from one address, of as many names: each is answered or told when to come
 * back, and everybody else hardly notices. Figures, and findings for what must not be.
 */
export async function signInFlood(): Promise<number> {
  const report = new Report(`${CROWD} sign-ins at once from one address`);
  const product = await startProduct();
  const { url } = product;
  const records = openRecords(product.dataDir);
  const [student] = await records.students(1);
  if (!student) throw new Error('no student');
  const film = await filmOf(url, student.token);
  const cookie = `access-token=${student.token}`;
  const asks = {
    '/healthz': () => ask(`${url}/healthz`, { alone: true }),
    'a guest’s page': () => ask(`${url}/ar`, { alone: true }),
    'a dashboard': () => ask(`${url}/ar/dashboard`, { alone: true, headers: { cookie } }),
    'a piece of a film': async () => {
      const { status } = await ask(`${url}${film}`, { alone: true, headers: { cookie, range: 'bytes=0-65535' } });
      return { status: status === 206 ? 200 : status };
    },
  };

  const quietUntil = Date.now() + 3_000;
  const quiet = await meanwhile(asks, () => Date.now() > quietUntil);
  for (const [name, took] of quiet.took) report.fact(`before: ${name}: ${percentiles(took)}`);
  const before = memoryOf(product.child.pid ?? 0);

  let isOver = false;
  const around = meanwhile(asks, () => isOver);
  const started = performance.now();
  const answers = await atOnce(CROWD, async (index) => {
    const sent = performance.now();
    const signIn = ask(`${url}/api/student/login`, {
      alone: true,
      timeout: LONG,
      body: { email: `nobody-${index}@example.invalid`, password: 'wrong password' },
      headers: { 'trace-id': `6f1c2a34-0000-4000-8000-${String(index).padStart(12, '0')}` },
    });
    const answer = await signIn.catch(() => null);
    return { status: answer?.status ?? 0, retryAfter: answer?.headers['retry-after'], took: performance.now() - sent };
  });
  report.fact(`all of them had an answer after ${Math.round(performance.now() - started)} ms`);
  isOver = true;
  const { took, failed } = await around;

  for (const status of [...new Set(answers.map((answer) => answer.status))].sort()) {
    const those = answers.filter((answer) => answer.status === status);
    report.fact(`${those.length} × ${status}: ${spread(those.map((answer) => answer.took))}`);
  }
  report.expect(
    answers.every(({ status, retryAfter }) => status === 422 || ((status === 503 || status === 429) && Number(retryAfter) > 0)),
    'every one was checked, or told when to come back',
  );
  for (const [name, times] of took) report.fact(`meanwhile: ${name}: ${percentiles(times)}`);
  report.expect(failed.length === 0, `nobody else was refused${failed.length > 0 ? ` (${[...new Set(failed)].join(', ')})` : ''}`);
  const after = memoryOf(product.child.pid ?? 0);
  report.fact(`memory: ${before.now} MB before, ${after.now} MB after, ${after.most} MB at most`);
  const fresh = await ask(`${url}/api/student/login`, { body: { email: 'late@example.invalid', password: 'wrong password' } });
  report.expect(fresh.status === 422, 'whoever comes after it is let to the door at once');

  await records.close();
  await product.stop();
  removeFolder(product.dataDir);
  return report.end();
}
