import type { MediaStorage } from './media/storage.ts';
import type { SecurityEvent } from './security-event.ts';
import type { Limits } from './settings.ts';
import type { Delivery } from './delivery/delivery.ts';

/**
 * What happened, for the log of the process. Never holds a name, an address, a token or a text that a person
 * typed.
 */
export interface ApiEvent {
  event: 'api_error' | 'database_error' | 'delivery_error' | 'reply_broken';
  /** The call, as `account.signIn`, where one was going on. */
  call?: string;
  error?: { name: string; code?: string; stack?: string };
}

/** The league as the platform sends students to it. */
export interface LeagueAccess {
  /** Where it is, for a browser; null at the product's own address. */
  url: string | null;
  /** The key that its clients sign in with; no secret. */
  serverKey: string;
  /** What tickets are signed with; the league knows it too. */
  ticketKey: string;
}

/** Everything that the API takes from its host; it reads no environment of its own. */
export interface ApiOptions {
  databaseUrl: string;
  /** Connections of the pool; 10 by default. */
  connections?: number;
  /** At least 32 bytes: signs access tokens and media addresses, and keys the hashes of codes. */
  sessionSecret: Uint8Array;
  /** Where the files of the loaded packs lie. */
  media: MediaStorage;
  /** What lets others than direct callers see `/dev/outbox` (rule account 28); null where nobody does. */
  outboxToken: string | null;
  delivery: Delivery;
  league: LeagueAccess;
  limits: Limits;
  /** The file of the IP-to-country database; without it every address counts as not located. */
  locationDatabase: string | null;
  log: (event: ApiEvent) => void;
  /** Hears of each sign-in, and of what looks like an attack. */
  onSecurityEvent: (event: SecurityEvent) => void;
  now: () => Date;
  /**
   * Keeps content in memory; the host must then call `onContentChanged` after each change that another
   * process made.
   */
  keepContent?: boolean;
  /** Checks each reply against the contract before it leaves; for tests and development. */
  checkReplies?: boolean;
}
