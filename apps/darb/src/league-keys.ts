import { createHmac } from 'node:crypto';
import { sessionSecretOf } from './session-secret.ts';

/** What the platform and the league know together. */
export interface LeagueKeys {
  /** Signs tickets. */
  readonly ticket: string;
  /** Lets the platform make calls of its own. */
  readonly http: string;
  /** What the league's own tokens are signed with. */
  readonly tokens: Uint8Array;
}

/**
 * The keys that were given; those that were not are made from the session secret, so that a restart signs
 * nobody out.
 */
export function leagueKeysOf(config: {
  SESSION_SECRET?: string | undefined;
  LEAGUE_TICKET_KEY?: string | undefined;
  LEAGUE_HTTP_KEY?: string | undefined;
  DATA_DIR: string;
}): LeagueKeys {
  const made = (use: string) => createHmac('sha256', sessionSecretOf(config)).update(`league ${use}`);
  return {
    ticket: config.LEAGUE_TICKET_KEY ?? made('tickets').digest('hex'),
    http: config.LEAGUE_HTTP_KEY ?? made('calls').digest('hex'),
    tokens: made('tokens').digest(),
  };
}
