import { ask } from '../support/ask.ts';
import type { Product } from '../support/product.ts';
import type { Records, TestStudent } from '../support/records.ts';
import type { Report } from '../support/report.ts';
import { everyCall, sentAs } from './calls.ts';
import { inputsOf, sampleOf } from './inputs.ts';
import { problemOfApi } from './verdict.ts';

const AT_ONCE = 16;
/** What a call for students answers without a token does not hang on its input: fewer do. */
const WITHOUT_TOKEN = 100;

/** Works through a list, so many at once. */
export async function inParallel<Item>(items: readonly Item[], work: (item: Item, index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) await work(items[index] as Item, index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Sends so many inputs to every call, with a student's token and without. */
export async function fuzzCalls(
  { url }: Product,
  records: Records,
  student: TestStudent,
  { cases, seed }: { cases: number; seed: number },
  report: Report,
): Promise<void> {
  const statuses = new Map<number, number>();
  let sent = 0;
  let slowest = { ms: 0, name: '' };
  for (const [name, call] of everyCall) {
    const inputs = sampleOf(inputsOf(call), cases, seed);
    const doors = [
      { token: student.token, inputs },
      { token: undefined, inputs: call.who === 'student' ? inputs.slice(0, WITHOUT_TOKEN) : inputs },
    ];
    for (const door of doors)
      await inParallel(door.inputs, async (input, index) => {
        const { path, body } = sentAs(call, input);
        // signing out works: each needs a session of its own
        const token = name === 'account.signOut' && door.token !== undefined ? await records.tokenOf(student.id) : door.token;
        const began = performance.now();
        const problem = await ask(`${url}/api/${path}`, { method: call.verb, token, ...(body === undefined ? {} : { body }) }).then(
          (answer) => {
            statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
            return problemOfApi(answer);
          },
          (error: Error) => error.message,
        );
        const ms = performance.now() - began;
        if (ms > slowest.ms) slowest = { ms, name };
        sent += 1;
        if (problem !== null)
          report.finding(`${name}, case ${index} of seed ${seed}: ${problem}\n    sent: ${(body ?? path).slice(0, 300)}`);
      });
  }
  const spread = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${times} × ${status}`);
  report.fact(`${everyCall.length} calls, ${sent} requests: ${spread.join(', ')}`);
  report.fact(`the slowest took ${Math.round(slowest.ms)} ms (${slowest.name})`);
}
