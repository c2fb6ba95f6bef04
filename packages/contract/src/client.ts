import { BASES, type Call, type InputOf, type ReplyOf } from './call.ts';
import type { contract } from './calls.ts';
import { filesOf } from './file.ts';
import type { Ask } from './graphql/text.ts';
import { RETRY_SECONDS } from './limits.ts';
import { isMessageKey, rowOf, type MessageKey } from './message-keys.ts';

/** What broke a rule: where in the input (`a.b.0`), and which rule. */
export interface RuleError {
  path: string;
  rule: string;
}

/** What every answer of the API looks like (rule site 15). */
export type Envelope =
  { message_key: MessageKey; data: unknown } | { message_key: MessageKey; code?: number; detail: string; errors?: RuleError[] };

/**
 * A call that was refused, on either side of the wire. `retryAfter` in seconds: every limit that was reached
 * has one (429), and a part that is down may.
 */
export class Refusal extends Error {
  readonly messageKey: MessageKey;
  readonly errors: readonly RuleError[];
  readonly retryAfter: number | null;

  constructor(messageKey: MessageKey, options: { errors?: readonly RuleError[]; retryAfter?: number; cause?: unknown } = {}) {
    super(messageKey, { cause: options.cause });
    this.name = 'Refusal';
    this.messageKey = messageKey;
    this.errors = options.errors ?? [];
    this.retryAfter = options.retryAfter ?? (rowOf(messageKey).status === 429 ? RETRY_SECONDS : null);
  }

  get status(): number {
    return rowOf(this.messageKey).status;
  }
}

/** Carries one call to wherever the API is, and brings back its data or throws a `Refusal`. */
export type Transport = (call: Call, input: unknown) => Promise<unknown>;

type Contract = typeof contract;
/** The typed client: `client.learning.lesson({ id })`. */
export type Client = {
  readonly [Capability in keyof Contract]: {
    readonly [Name in keyof Contract[Capability]]: (
      input: InputOf<Contract[Capability][Name]>,
    ) => Promise<ReplyOf<Contract[Capability][Name]>>;
  };
} & {
  /** Asks the GraphQL service: `client.ask(LectureComments, { … })`. */
  readonly ask: Ask;
};

type Groups = Readonly<Record<string, Readonly<Record<string, Call>>>>;

/** Something whose fields are made when they are read. */
const lazily = (fieldOf: (name: string) => unknown): object =>
  new Proxy({}, { get: (_, name) => (typeof name === 'string' ? fieldOf(name) : undefined) });
const ownOf = <Value>(of: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined;

/**
 * Makes the typed client of a contract over a transport, and of GraphQL over `ask`. One is made a request:
 * what is not called costs nothing.
 */
export function createClient(calls: Contract, transport: Transport, ask: Ask = () => Promise.reject(new Refusal('unavailable'))): Client {
  const callOf = (group: Groups[string], name: string) => {
    const declared = ownOf(group, name);
    return declared && ((input: unknown) => transport(declared, input));
  };
  return lazily((capability) => {
    if (capability === 'ask') return ask;
    const group = ownOf<Groups[string]>(calls, capability);
    return group && lazily((name) => callOf(group, name));
  }) as Client;
}

/** A value in an address: lists comma-separated, everything else as it is written. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : Array.isArray(value) ? value.join(',') : JSON.stringify(value);

/** Each field of an input that has a value, with its text. */
const textsOf = (input: Record<string, unknown>): [string, string][] =>
  Object.entries(input).flatMap(([name, value]) => (value === undefined || value === null ? [] : [[name, textOf(value)]]));

/** An input with files: the files without a name of their own, everything else as it stands in an address. */
function formOf(input: Record<string, unknown>, files: ReadonlySet<string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input))
    if (files.has(name) && value instanceof Uint8Array) form.set(name, new Blob([Uint8Array.from(value)]), 'file');
  for (const [name, text] of textsOf(input)) if (!files.has(name)) form.set(name, text);
  return form;
}

/**
 * The URL (below the API's base) and body that carry an input: path parts first, then the query of what is
 * in the address, a form where there are files, else JSON.
 */
export function wireOf(declared: Call, input: Record<string, unknown>): { path: string; body: string | FormData | undefined } {
  const rest = { ...input };
  const path = declared.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(textOf(value));
  });
  const files = new Set(filesOf(declared).keys());
  if (files.size > 0) return { path, body: formOf(rest, files) };
  if (!declared.inAddress) return { path, body: JSON.stringify(rest) };
  const query = new URLSearchParams(textsOf(rest));
  return { path: query.size > 0 ? `${path}?${query}` : path, body: undefined };
}

/** The header with which every answer says of which content, prices and flags of countries it is. */
export const CONTENT_VERSION = 'content-version';

/** Makes of the versions that are heard, one an answer, the changes between them. */
export function contentChanges(onChange: () => void): (version: string) => void {
  let known: string | null = null;
  return (version) => {
    const changed = known !== null && known !== version;
    known = version;
    if (changed) onChange();
  };
}

export interface HttpOptions {
  /** Identity and language. */
  headers: () => Record<string, string>;
  send?: typeof fetch;
  /** Hears the content's version of each answer. */
  onContentVersion?: (version: string) => void;
}

/** A transport over HTTP, for an API that lives elsewhere (`API_URL`). */
export function httpTransport(base: string, { headers, send = fetch, onContentVersion }: HttpOptions): Transport {
  const root = base.replace(/\/$/, '');
  return async (declared, input) => {
    const { path, body } = wireOf(declared, (input ?? {}) as Record<string, unknown>);
    const response = await send(declared.base === BASES[0] ? `${root}/${path}` : new URL(`${declared.base}/${path}`, base), {
      method: declared.verb,
      headers: { ...headers(), ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}) },
      ...(body === undefined ? {} : { body }),
    }).catch((cause: unknown) => {
      throw new Refusal('unavailable', { cause });
    });
    const version = response.headers.get(CONTENT_VERSION);
    if (version !== null) onContentVersion?.(version);
    const envelope = (await response.json().catch(() => null)) as Envelope | null;
    if (!envelope) throw new Refusal(response.status === 503 ? 'unavailable' : 'general_error');
    if (response.ok && 'data' in envelope) return envelope.data;
    const key = isMessageKey(envelope.message_key) ? envelope.message_key : 'general_error';
    const retryAfter = Number(response.headers.get('retry-after'));
    throw new Refusal(key, { errors: 'errors' in envelope ? (envelope.errors ?? []) : [], ...(retryAfter > 0 ? { retryAfter } : {}) });
  };
}

/** What GraphQL answers, as far as it is read. */
interface GraphAnswer {
  data?: unknown;
  errors?: readonly { extensions?: { code?: string; errors?: RuleError[]; retry_after?: number } }[];
}

/** GraphQL over HTTP, at a service that lives elsewhere. */
export function httpAsk(address: string, { headers, send = fetch }: HttpOptions): Ask {
  return async (query, variables) => {
    const response = await send(address, {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    }).catch((cause: unknown) => {
      throw new Refusal('unavailable', { cause });
    });
    const answer = (await response.json().catch(() => null)) as GraphAnswer | null;
    if (!answer) throw new Refusal(response.status === 503 ? 'unavailable' : 'general_error');
    const [error] = answer.errors ?? [];
    if (!error) return answer.data as never;
    const { code = '', errors = [], retry_after: retryAfter } = error.extensions ?? {};
    throw new Refusal(isMessageKey(code) ? code : 'general_error', { errors, ...(retryAfter === undefined ? {} : { retryAfter }) });
  };
}
