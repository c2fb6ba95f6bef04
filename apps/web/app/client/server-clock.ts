let known: { server: number; at: number } | null = null;

/** Takes the server's word for what time it is (ISO, as it stands in a page's data). */
export function serverSays(time: string): void {
  known = { server: Date.parse(time), at: performance.now() };
}

/**
 * Now in the server's time: its last word and what has passed since by a clock that nobody sets
 * (rule assessment 18). Without a word of it, undefined: then the server takes the time of arrival.
 */
export const serverNow = (): string | undefined =>
  known === null ? undefined : new Date(known.server + (performance.now() - known.at)).toISOString();
