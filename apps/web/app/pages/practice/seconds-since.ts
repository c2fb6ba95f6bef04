const DAY_SECONDS = 86_400;

/** Whole seconds from a moment (ISO, as a form brings it) to now (ms); 0 for what is none. */
export function secondsSince(moment: string, now: number): number {
  const seconds = Math.round((now - Date.parse(moment)) / 1000);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), DAY_SECONDS) : 0;
}
