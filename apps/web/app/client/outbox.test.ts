import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Outbox from './outbox.ts';

/** Storage as a browser has it: its entries are its own keys. */
class FakeStorage {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}
/** A browser in which this page may keep nothing. */
const closed = new Proxy(
  {},
  {
    get() {
      throw new Error('storage is closed');
    },
    ownKeys() {
      throw new Error('storage is closed');
    },
  },
);

let outbox: typeof Outbox;
/** What was sent, and the way to answer it, oldest first. */
let sent: { answer: string; reply: (response: Response | Error) => void }[];

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('localStorage', new FakeStorage());
  sent = [];
  vi.stubGlobal(
    'fetch',
    (_address: string, { body }: { body: URLSearchParams }) =>
      new Promise<Response>((resolve, reject) =>
        sent.push({
          answer: body.get('answer') ?? '',
          reply: (response) => (response instanceof Error ? reject(response) : resolve(response)),
        }),
      ),
  );
  outbox = await import('./outbox.ts');
});
afterEach(() => vi.unstubAllGlobals());

const letter = (value: string, question = '7') => ({
  address: '/answer',
  isAnswered: true,
  fields: { question, answer: JSON.stringify({ type: 'short_text', text: value }) },
});
const ID = 'answer/student/attempt/7';
const arrived = () => Response.json({ saved: true });
const refusal = (key: string, status = 409) => Response.json({ message_key: key }, { status });
/** Lets everything happen that waits for no network. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a letter', () => {
  test('waits until the server has it, also where storage is closed', async () => {
    for (const storage of [new FakeStorage(), closed]) {
      vi.stubGlobal('localStorage', storage);
      void outbox.post(ID, letter('one'));
      await settled();
      sent.shift()?.reply(new Error('no network'));
      await settled();
      expect(outbox.waiting('answer/student/attempt/').map(({ id }) => id)).toEqual([ID]);
      const again = outbox.postAgain();
      await settled();
      sent.shift()?.reply(arrived());
      await again;
      expect(outbox.waiting('')).toEqual([]);
    }
  });

  test.each([
    ['our own defect', () => Response.json({}, { status: 500 })],
    ['too many requests', () => refusal('too_many_requests', 429)],
    ['another student at this device', () => Response.json({ keep: true }, { status: 409 })],
    ['a page in its place', () => new Response('<html>')],
  ])('keeps waiting after %s', async (_what, response) => {
    const post = outbox.post(ID, letter('one'));
    await settled();
    sent[0]?.reply(response());
    expect(await post).toBe(false);
    expect(outbox.waiting('').length).toBe(1);
    expect(outbox.refusedOf('')).toEqual([]);
  });

  test('never overtakes an older one of its id: the newest is what the server gets last', async () => {
    const first = outbox.post(ID, letter('first'));
    await settled();
    void outbox.post(ID, letter('second'));
    const third = outbox.post(ID, letter('third'));
    void outbox.post('answer/student/attempt/8', letter('other', '8'));
    await settled();
    expect(sent.map(({ answer }) => (JSON.parse(answer) as { text: string }).text)).toEqual(['first', 'other']);
    sent[0]?.reply(arrived());
    await first;
    await settled();
    expect(sent.slice(2).map(({ answer }) => (JSON.parse(answer) as { text: string }).text)).toEqual(['third']);
    sent[2]?.reply(arrived());
    expect(await third).toBe(true);
    expect(outbox.waiting(ID)).toEqual([]);
  });

  test('makes room for a newer one of its id when no answer comes for half a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    void outbox.post(ID, letter('first'));
    await settled();
    const second = outbox.post(ID, letter('second'));
    await settled();
    expect(sent.length).toBe(1);
    vi.advanceTimersByTime(30_000);
    await settled();
    expect(sent.length).toBe(2);
    sent[1]?.reply(arrived());
    expect(await second).toBe(true);
    sent[0]?.reply(arrived());
    await settled();
    expect(outbox.waiting('')).toEqual([]);
    vi.useRealTimers();
  });

  test('whose refusal nobody tells ends with it', async () => {
    const post = outbox.post('watched/student/11', { address: '/watched', fields: { report: '{}' } });
    await settled();
    sent[0]?.reply(refusal('content_not_found', 404));
    await post;
    expect([outbox.waiting(''), outbox.refusedOf('')]).toEqual([[], []]);
  });

  test('that is refused is told with its reason, until it is written anew', async () => {
    const post = outbox.post(ID, letter('one'));
    await settled();
    sent[0]?.reply(refusal('answer_does_not_fit', 422));
    expect(await post).toBe(false);
    expect(outbox.waiting('')).toEqual([]);
    expect(outbox.refusedOf('answer/student/')).toEqual([{ id: ID, letter: letter('one'), key: 'answer_does_not_fit' }]);
    void outbox.post(ID, letter('two'));
    expect(outbox.refusedOf('')).toEqual([]);
  });
});

describe('answers that came after the quiz had been handed in', () => {
  const refuse = async (value: string, question: string) => {
    const post = outbox.post(`answer/student/attempt/${question}`, letter(value, question));
    await settled();
    sent.shift()?.reply(refusal('attempt_submitted'));
    await post;
  };

  test('are told once, without those that the result holds, whatever the order of their fields', async () => {
    const { watchLateAnswers } = await import('../pages/assessment/late-answers.ts');
    await refuse('counted', '7');
    await refuse('late', '8');
    await refuse('late too', '9');
    const result = [
      { question: { id: 7 }, given: { text: 'counted', type: 'short_text' as const } },
      { question: { id: 8 }, given: null },
    ];
    const told: number[] = [];
    const watch = (attempt = 'attempt') => watchLateAnswers(`answer/student/${attempt}/`, result, (late) => told.push(late));
    watch('another attempt')();
    const stop = watch();
    expect(told).toEqual([2]);
    await refuse('later still', '6');
    expect(told).toEqual([2, 1]);
    stop();
    watch()();
    expect(told).toEqual([2, 1]);
  });
});
