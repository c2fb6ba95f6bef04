/** The loaders' data as Remix encodes it: `finished` when it was all there at once, else a stream that goes on with the rest. */
export type HandOff = { finished: string } | { finished: null; stream: ReadableStream<Uint8Array> };

/** Resolves after everything that is ready has had its turn. */
const turn = (): Promise<'later'> => new Promise((resolve) => setImmediate(() => resolve('later')));

function goingOn(
  first: readonly Uint8Array[],
  pending: Promise<ReadableStreamReadResult<Uint8Array>>,
  reader: ReadableStreamDefaultReader<Uint8Array>,
): ReadableStream<Uint8Array> {
  let next: Promise<ReadableStreamReadResult<Uint8Array>> | null = pending;
  return new ReadableStream({
    start(controller) {
      for (const part of first) controller.enqueue(part);
    },
    async pull(controller) {
      const part = await (next ?? reader.read());
      next = null;
      if (part.done) controller.close();
      else controller.enqueue(part.value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** Drains what is ready of Remix's data stream. Without deferred data that is all of it. */
export async function readHandOff(stream: ReadableStream<Uint8Array>): Promise<HandOff> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  for (;;) {
    const next = reader.read();
    const part = await Promise.race([next, turn()]);
    if (part === 'later') return { finished: null, stream: goingOn(parts, next, reader) };
    if (part.done) return { finished: new TextDecoder().decode(Buffer.concat(parts)) };
    parts.push(part.value);
  }
}

/**
 * A text as a script's literal that cannot end the script, nor open a comment or another script in it. All else stands as it does in the page, double
 * quotes too, so that compression finds a text there that it has seen.
 */
const literal = (text: string): string => {
  // the line's end, which is there each time, needs no second copy of the text
  const line = text.endsWith('\n') ? text.slice(0, -1) : text;
  const safe = line.search(UNSAFE) < 0 ? line : line.replace(UNSAFE, escaped);
  return `'${safe}${line.length < text.length ? '\\n' : ''}'`;
};

const UNSAFE = /[\\'\n\r\u2028\u2029]|<(?=!|\/?script)/gi;
const SHORT: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n' };
const escaped = (found: string): string => SHORT[found] ?? `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The script that gives the data to Remix in the browser, in one piece. */
export const handOffScript = (data: string, nonce: string | undefined): string =>
  `<script${nonce ? ` nonce="${nonce}"` : ''}>window.__remixContext.streamController.enqueue(${literal(data)});window.__remixContext.streamController.close();</script>`;
