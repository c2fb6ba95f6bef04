import { createHmac } from 'node:crypto';
import type { Secrets } from '@darb/api';
import { sessionSecretsOf, type SecretSettings } from './session-secret.ts';

/** What the platform and the league know together. */
export interface LeagueKeys {
  /** Signs tickets. */
  readonly ticket: string;
  /** What signed tickets before; they are still taken. */
  readonly oldTicket: string | undefined;
  /** Lets the platform make calls of its own. */
  readonly http: string;
  /** What the league's own tokens are signed with. */
  readonly tokens: Secrets;
}

interface KeySettings extends SecretSettings {
  readonly LEAGUE_TICKET_KEY?: string | undefined;
  readonly LEAGUE_HTTP_KEY?: string | undefined;
}

/**
 * The keys that were given; those that were not are made from the session secrets, so that a restart signs
 * nobody out.
 */
export function leagueKeysOf(config: KeySettings): LeagueKeys {
  const [signing, ...old] = sessionSecretsOf(config);
  const made = (secret: Uint8Array, use: string) => createHmac('sha256', secret).update(`league ${use}`);
  const ticketOf = (secret: Uint8Array) => made(secret, 'tickets').digest('hex');
  const tokensOf = (secret: Uint8Array) => made(secret, 'tokens').digest();
  return {
    ticket: config.LEAGUE_TICKET_KEY ?? ticketOf(signing),
    oldTicket: config.LEAGUE_TICKET_KEY === undefined ? old.map(ticketOf)[0] : undefined,
    http: config.LEAGUE_HTTP_KEY ?? made(signing, 'calls').digest('hex'),
    tokens: [tokensOf(signing), ...old.map(tokensOf)],
  };
}
