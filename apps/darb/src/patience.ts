/** Hands on what a stream gives, and calls `waits` before and `came` after each wait for its next piece. */
function watched(stream: ReadableStream<Uint8Array>, waits: () => void, came: () => void): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        waits();
        const { done, value } = await reader.read().finally(came);
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // nothing is asked for in advance: a slow reader is not a slow server
    { highWaterMark: 0 },
  );
}

/**
 * A `fetch` that gives up, with a `TimeoutError`, on a server that is silent for so many milliseconds: before
 * its answer or between two pieces of it. What is sent to it may take its time, as long as it goes on.
 */
export const patient =
  (send: typeof fetch, ms: number): typeof fetch =>
  async (input, init = {}) => {
    const giveUp = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const rest = (): void => clearTimeout(timer);
    const wait = (): void => {
      rest();
      timer = setTimeout(() => giveUp.abort(new DOMException(`silent for ${ms} ms`, 'TimeoutError')), ms);
    };
    const signal = init.signal ? AbortSignal.any([init.signal, giveUp.signal]) : giveUp.signal;
    const body = init.body instanceof ReadableStream ? { body: watched(init.body as ReadableStream<Uint8Array>, rest, wait) } : {};
    wait();
    const answer = await send(input, { ...init, ...body, signal }).finally(rest);
    return answer.body === null ? answer : new Response(watched(answer.body, wait, rest), answer);
  };

/**
 * A `fetch` whose calls, one after another, have so many milliseconds together from the first one on; after
 * that each fails at once with a `TimeoutError`.
 */
export function untilDeadline(send: typeof fetch, ms: number): typeof fetch {
  let deadline: AbortSignal | undefined;
  return (input, init = {}) => {
    deadline ??= AbortSignal.timeout(ms);
    return send(input, { ...init, signal: init.signal ? AbortSignal.any([init.signal, deadline]) : deadline });
  };
}
