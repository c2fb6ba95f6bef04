import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patient, untilDeadline } from './patience.ts';

const MS = 1_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server whose answer, and what it has read, the test decides; silent until then. */
function server(onGiveUp: (reason: unknown) => void = () => undefined) {
  let resolve: (answer: Response) => void = () => undefined;
  const promise = new Promise<Response>((done) => void (resolve = done));
  const received: string[] = [];
  const send: typeof fetch = async (_, init = {}) => {
    const { signal, body } = init;
    signal?.addEventListener('abort', () => onGiveUp(signal.reason));
    const reading = async () => {
      for await (const piece of body as unknown as AsyncIterable<Uint8Array>) received.push(Buffer.from(piece).toString());
    };
    if (body instanceof ReadableStream) reading().catch(() => undefined);
    return Promise.race([promise, new Promise<never>((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason as Error)))]);
  };
  return { send: patient(send, MS), answer: (answer: Response) => resolve(answer), received };
}

/** A stream that gives what the test pushes. */
function pushed() {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (control = controller) });
  return {
    stream,
    push: (text: string) => control?.enqueue(Buffer.from(text)),
    close: () => control?.close(),
    fail: (error: unknown) => control?.error(error),
  };
}

test('a server that says nothing is given up', async () => {
  const asking = server().send('http://far.example/');
  const refused = expect(asking).rejects.toMatchObject({ name: 'TimeoutError' });
  await vi.advanceTimersByTimeAsync(MS);
  await refused;
});

test('an upload may take longer than the server may be silent, and its end counts', async () => {
  const { send, received } = server();
  const upload = pushed();
  const asking = send('http://far.example/', { method: 'POST', body: upload.stream });
  const refused = expect(asking).rejects.toMatchObject({ name: 'TimeoutError' });
  for (const piece of ['a', 'b', 'c']) {
    await vi.advanceTimersByTimeAsync(MS - 1);
    upload.push(piece);
  }
  await vi.advanceTimersByTimeAsync(MS - 1);
  expect(received).toEqual(['a', 'b', 'c']);
  upload.close();
  await vi.advanceTimersByTimeAsync(MS);
  await refused;
});

test('an answer that stops in the middle is given up, and one that goes on is not', async () => {
  const film = pushed();
  const far = server(film.fail);
  const asking = far.send('http://far.example/');
  far.answer(new Response(film.stream, { status: 206, headers: { 'content-range': 'bytes 0-1/2' } }));
  const answer = await asking;
  expect([answer.status, answer.headers.get('content-range')]).toEqual([206, 'bytes 0-1/2']);
  const reader = answer.body?.getReader();
  for (const piece of ['a', 'b']) {
    const next = reader?.read();
    await vi.advanceTimersByTimeAsync(MS - 1);
    film.push(piece);
    expect(Buffer.from((await next)?.value ?? []).toString()).toBe(piece);
  }
  expect(vi.getTimerCount(), 'nobody waits while nobody reads').toBe(0);
  const cut = expect(reader?.read()).rejects.toMatchObject({ name: 'TimeoutError' });
  await vi.advanceTimersByTimeAsync(MS);
  await cut;
});

test('a caller who gives up is heard', async () => {
  const caller = new AbortController();
  const asking = server().send('http://far.example/', { signal: caller.signal });
  caller.abort(new Error('gone'));
  await expect(asking).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});

test('calls of one page fail together at its deadline, and what is asked after it at once', async () => {
  vi.useRealTimers();
  const silent: typeof fetch = (_, init = {}) =>
    new Promise((_resolve, fail) => {
      const give = () => fail(init.signal?.reason as Error);
      if (init.signal?.aborted) give();
      else init.signal?.addEventListener('abort', give);
    });
  const send = untilDeadline(silent, 20);
  const late = { name: 'TimeoutError' };
  await Promise.all([
    expect(send('http://far.example/1')).rejects.toMatchObject(late),
    expect(send('http://far.example/2')).rejects.toMatchObject(late),
  ]);
  await expect(send('http://far.example/3')).rejects.toMatchObject(late);
});
