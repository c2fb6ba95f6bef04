import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Queue from './request-queue.ts';

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

let queue: typeof Queue;
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
  queue = await import('./request-queue.ts');
});
afterEach(() => vi.unstubAllGlobals());

const request = (value: string, question = '7') => ({
  address: '/answer',
  isAnswered: true,
  fields: { question, answer: JSON.stringify({ type: 'short_text', text: value }) },
});
const ID = 'answer/student/attempt/7';
const arrived = () => Response.json({ saved: true });
const refusal = (key: string, status = 409) => Response.json({ message_key: key }, { status });
/** Lets everything happen that waits for no network. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a queued request', () => {
  test('that nobody is signed in for waits, and says so until one arrives or a student’s page comes', async () => {
    const told = vi.fn();
    queue.onQueueChange(told);
    const first = queue.enqueue(ID, request('one'));
    await settled();
    told.mockClear();
    sent.shift()?.reply(refusal('token_invalid', 401));
    expect(await first).toBe(false);
    expect([queue.hasSessionEnded(), queue.queuedOf('').length, queue.refusedOf('')]).toEqual([true, 1, []]);
    expect(told).toHaveBeenCalled();
    const again = queue.sendQueued();
    await settled();
    sent.shift()?.reply(arrived());
    await again;
    expect([queue.hasSessionEnded(), queue.queuedOf('')]).toEqual([false, []]);
    void queue.enqueue(ID, request('two'));
    await settled();
    sent.shift()?.reply(refusal('token_invalid', 401));
    await settled();
    expect(queue.hasSessionEnded()).toBe(true);
    queue.sessionGoesOn();
    expect(queue.hasSessionEnded()).toBe(false);
  });

  test('waits until the server has it, also where storage is closed', async () => {
    for (const storage of [new FakeStorage(), closed]) {
      vi.stubGlobal('localStorage', storage);
      void queue.enqueue(ID, request('one'));
      await settled();
      sent.shift()?.reply(new Error('no network'));
      await settled();
      expect(queue.queuedOf('answer/student/attempt/').map(({ id }) => id)).toEqual([ID]);
      const again = queue.sendQueued();
      await settled();
      sent.shift()?.reply(arrived());
      await again;
      expect(queue.queuedOf('')).toEqual([]);
    }
  });

  test.each([
    ['our own defect', () => Response.json({}, { status: 500 })],
    ['too many requests', () => refusal('too_many_requests', 429)],
    ['another student at this device', () => Response.json({ keep: true }, { status: 409 })],
    ['a page in its place', () => new Response('<html>')],
  ])('keeps waiting after %s', async (_what, response) => {
    const delivered = queue.enqueue(ID, request('one'));
    await settled();
    sent[0]?.reply(response());
    expect(await delivered).toBe(false);
    expect(queue.queuedOf('').length).toBe(1);
    expect(queue.refusedOf('')).toEqual([]);
  });

  test('never overtakes an older one of its id: the newest is what the server gets last', async () => {
    const first = queue.enqueue(ID, request('first'));
    await settled();
    void queue.enqueue(ID, request('second'));
    const third = queue.enqueue(ID, request('third'));
    void queue.enqueue('answer/student/attempt/8', request('other', '8'));
    await settled();
    expect(sent.map(({ answer }) => (JSON.parse(answer) as { text: string }).text)).toEqual(['first', 'other']);
    sent[0]?.reply(arrived());
    await first;
    await settled();
    expect(sent.slice(2).map(({ answer }) => (JSON.parse(answer) as { text: string }).text)).toEqual(['third']);
    sent[2]?.reply(arrived());
    expect(await third).toBe(true);
    expect(queue.queuedOf(ID)).toEqual([]);
  });

  test('makes room for a newer one of its id when no answer comes for half a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    void queue.enqueue(ID, request('first'));
    await settled();
    const second = queue.enqueue(ID, request('second'));
    await settled();
    expect(sent.length).toBe(1);
    vi.advanceTimersByTime(30_000);
    await settled();
    expect(sent.length).toBe(2);
    sent[1]?.reply(arrived());
    expect(await second).toBe(true);
    sent[0]?.reply(arrived());
    await settled();
    expect(queue.queuedOf('')).toEqual([]);
    vi.useRealTimers();
  });

  test('whose refusal nobody tells ends with it', async () => {
    const delivered = queue.enqueue('watched/student/11', { address: '/watched', fields: { report: '{}' } });
    await settled();
    sent[0]?.reply(refusal('content_not_found', 404));
    await delivered;
    expect([queue.queuedOf(''), queue.refusedOf('')]).toEqual([[], []]);
  });

  test('that is refused is told with its reason, until it is written anew', async () => {
    const delivered = queue.enqueue(ID, request('one'));
    await settled();
    sent[0]?.reply(refusal('answer_does_not_fit', 422));
    expect(await delivered).toBe(false);
    expect(queue.queuedOf('')).toEqual([]);
    expect(queue.refusedOf('answer/student/')).toEqual([{ id: ID, request: request('one'), key: 'answer_does_not_fit' }]);
    void queue.enqueue(ID, request('two'));
    expect(queue.refusedOf('')).toEqual([]);
  });
});

describe('answers that came after the quiz had been handed in', () => {
  const refuse = async (value: string, question: string) => {
    const delivered = queue.enqueue(`answer/student/attempt/${question}`, request(value, question));
    await settled();
    sent.shift()?.reply(refusal('attempt_submitted'));
    await delivered;
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
    const tell = (late: number): void => void told.push(late);
    const watch = (attempt = 'attempt') => watchLateAnswers(`answer/student/${attempt}/`, result, { tell });
    watch('another attempt')();
    const asked: string[] = [];
    for (const attempt of ['another attempt', 'attempt'])
      watchLateAnswers(`answer/student/${attempt}/`, undefined, { tell, ask: () => void asked.push(attempt) })();
    expect([told, asked], 'what the result counts is asked for only where there is something to compare').toEqual([[], ['attempt']]);
    const stop = watch();
    expect(told).toEqual([2]);
    await refuse('later still', '6');
    expect(told).toEqual([2, 1]);
    stop();
    watch()();
    expect(told).toEqual([2, 1]);
  });
});
