const PAUSES_MS = [0, 500, 1_000, 2_000];
/**
 * How long connecting is tried at the beginning, and in a match: beyond the time in which it can be decided
 * by forfeit.
 */
export const FIRST_MS = 10_000;
export const AGAIN_MS = 60_000;

/** Milliseconds to wait before connecting again, after so many tries in vain. */
export const pauseBefore = (tries: number): number => PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0;

/** The platform has answered, and meant it: asking again would not help. */
export function isRefusal(cause: unknown): boolean {
  const status = (cause as { status?: unknown } | null | undefined)?.status;
  return typeof status === 'number' && status >= 400 && status < 500;
}
