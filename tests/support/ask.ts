import http from 'node:http';

/** What the API answered: status, and the envelope's parts where it was one. */
export interface ApiAnswer {
  readonly status: number;
  readonly key: string;
  readonly data: Record<string, unknown>;
}

/** Milliseconds after which an answer counts as never coming. */
export const HANGS_AFTER = 10_000;

/** A client that names itself, as signing up asks for. */
export const CLIENT = { 'trace-id': '6f1c2a34-0000-4000-8000-00000000abcd' } as const;

/** Connections are kept, as many as are asked for at once. */
const agent = new http.Agent({ keepAlive: true, maxSockets: 200 });

export interface Question {
  readonly method?: string;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, unless it is bytes or text already. */
  readonly body?: unknown;
  /** For every request a connection of its own. */
  readonly alone?: boolean;
  /** Milliseconds until it counts as never coming. */
  readonly timeout?: number;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
}

/**
 * Sends one request and reads the whole answer; rejects when the connection breaks before, or nothing came in
 * `HANGS_AFTER`.
 */
export function ask(
  url: string,
  { method, token, headers = {}, body, alone = false, timeout = HANGS_AFTER }: Question = {},
): Promise<RawAnswer> {
  const sent = body === undefined || typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const request = http.request(
      url,
      {
        method: method ?? (sent === undefined ? 'GET' : 'POST'),
        agent: alone ? false : agent,
        timeout,
        headers: {
          ...(sent === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
          ...(token === undefined ? {} : { 'access-token': token }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString() }),
        );
      },
    );
    request.on('timeout', () => request.destroy(new Error(`no answer in ${timeout / 1000} s`)));
    request.on('error', reject);
    request.end(sent);
  });
}

/** Makes a call of the API, `path` below `/api/`. */
export async function askApi(url: string, path: string, question: Question = {}): Promise<ApiAnswer> {
  const { status, text } = await ask(`${url}/api/${path}`, question);
  const envelope = JSON.parse(text) as { message_key?: string; data?: Record<string, unknown> };
  return { status, key: envelope.message_key ?? '', data: envelope.data ?? {} };
}

/** Runs `work` so many times at once, numbered from 0. */
export const atOnce = <Result>(times: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));
