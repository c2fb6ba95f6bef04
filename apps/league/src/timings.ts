import { type Timings, TIMINGS } from './match-state.ts';

const SETTINGS = {
  search: 'LEAGUE_SEARCH_MS',
  found: 'LEAGUE_FOUND_MS',
  countdown: 'LEAGUE_COUNTDOWN_MS',
  round: 'LEAGUE_ROUND_MS',
  reveal: 'LEAGUE_REVEAL_MS',
} as const;

/**
 * The times of a match; measurements shorten some of them through the server's environment. What is no whole
 * number of milliseconds is not read.
 */
export function timingsFrom(env: Record<string, string>): Timings {
  const timings = { ...TIMINGS };
  for (const name of ['search', 'found', 'countdown', 'round', 'reveal'] as const) {
    const said = env[SETTINGS[name]];
    if (said !== undefined && /^\d{1,6}$/.test(said)) timings[name] = Number(said);
  }
  // points divide by it
  timings.round = Math.max(1, timings.round);
  return timings;
}
