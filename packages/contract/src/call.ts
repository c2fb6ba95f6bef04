import type { z } from 'zod';
import type { MessageKey } from './message-keys.ts';

export type Verb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may make a call: anybody, a signed-in student, or staff (rule site 18, rule community 13). */
export type Who = 'anyone' | 'student' | 'staff';

/** The bases that calls stand below: the API's, and that of what programs tell of themselves. */
export const BASES = ['/api', '/pipeline'] as const;
export type Base = (typeof BASES)[number];

/**
 * One endpoint of the wire. `path` is written below `base`, with `{name}` for a part that comes from the
 * input. Path parts and what is `inAddress` travel as text in the URL, an input with files as multipart,
 * every other one as a JSON body.
 */
export interface Call<Input extends z.ZodType = z.ZodType, Reply extends z.ZodType = z.ZodType, By extends Who = Who> {
  readonly base: Base;
  readonly verb: Verb;
  readonly path: string;
  readonly who: By;
  readonly input: Input;
  readonly reply: Reply;
  /**
   * The keys with which the service may refuse, besides those that every call has (`everyCall` in
   * message-keys).
   */
  readonly refusals: readonly MessageKey[];
  /** The `message_key` of success. */
  readonly success: MessageKey;
  /** Whether only a client that names itself (`trace-id`) may make it. */
  readonly byClient: boolean;
  /** Whether all of its input travels in the address: that of a GET, and of a DELETE that says so. */
  readonly inAddress: boolean;
}

interface CallOptions<Input extends z.ZodType, Reply extends z.ZodType, By extends Who> {
  base?: Base;
  who: By;
  input: Input;
  reply: Reply;
  refusals?: readonly MessageKey[];
  success?: MessageKey;
  byClient?: boolean;
  inAddress?: true;
}

/**
 * Declares an endpoint, below `/api` where no other base is named; `success` is `ok` where it has no text of
 * its own.
 */
export function call<Input extends z.ZodType, Reply extends z.ZodType, By extends Who>(
  verb: Verb,
  path: string,
  options: CallOptions<Input, Reply, By>,
): Call<Input, Reply, By> {
  return {
    base: options.base ?? '/api',
    verb,
    path,
    who: options.who,
    input: options.input,
    reply: options.reply,
    refusals: options.refusals ?? [],
    success: options.success ?? 'ok',
    byClient: options.byClient ?? false,
    inAddress: options.inAddress ?? verb === 'GET',
  };
}

export type InputOf<C> = C extends Call<infer Input, z.ZodType> ? z.input<Input> : never;
export type ParsedInputOf<C> = C extends Call<infer Input, z.ZodType> ? z.output<Input> : never;
export type ReplyOf<C> = C extends Call<z.ZodType, infer Reply> ? z.output<Reply> : never;
