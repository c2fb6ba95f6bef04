import { type Context, type Failure } from './nkruntime.ts';

/** gRPC codes that we answer with. */
export const CODES = { invalid: 3, notFound: 5, forbidden: 7, tooMany: 8, busy: 14, unauthenticated: 16 } as const;

/** What is thrown to refuse a call: both hosts make an answer of it. */
export const refusal = (message: string, code: number): Failure => ({ message, code });

/** A call's payload as an object; refuses everything else with `invalid_payload`. */
export function payloadOf(payload: string): Record<string, unknown> {
  let said: unknown;
  try {
    said = JSON.parse(payload);
  } catch {
    throw refusal('invalid_payload', CODES.invalid);
  }
  if (typeof said !== 'object' || said === null || Array.isArray(said)) throw refusal('invalid_payload', CODES.invalid);
  return said as Record<string, unknown>;
}

const MAX_ID = 2_147_483_647;
export const isContentId = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_ID;

/** The id of a program, a subject or a question: a positive whole number. */
export function idOf(value: unknown): number {
  if (!isContentId(value)) throw refusal('invalid_payload', CODES.invalid);
  return value;
}

/** A text of at most `longest` characters that is not empty. */
export function textOf(value: unknown, longest: number): string {
  if (typeof value !== 'string' || value === '' || value.length > longest) throw refusal('invalid_payload', CODES.invalid);
  return value;
}

/** The account that calls; refuses a call without one, and one that comes with a pass (rule league 7). */
export function callerOf(ctx: Context): { userId: string; username: string } {
  if (ctx.userId === undefined || ctx.userId === '' || ctx.vars?.lock !== undefined) throw refusal('sign_in_needed', CODES.unauthenticated);
  return { userId: ctx.userId, username: ctx.username ?? '' };
}

/** Refuses every account: the call is for the platform, which comes with the server's own key. */
export function platformOnly(ctx: Context): void {
  if (ctx.userId !== undefined && ctx.userId !== '') throw refusal('not_offered', CODES.forbidden);
}

/** A player whose ticket has no session is the operator's; the platform knows nothing of them. */
export const isOfPlatform = (ctx: Context): boolean => (ctx.vars?.session ?? '') !== '';
