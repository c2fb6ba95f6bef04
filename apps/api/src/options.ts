import type { StudentId } from './ids.ts';
import type { Logins } from './account/login-provider.ts';
import type { MediaStorage } from './media/storage.ts';
import type { NewRecord } from './pipeline/tables.ts';
import type { Limits } from './settings.ts';
import type { Delivery } from './delivery/delivery.ts';

/**
 * What happened, for the log of the process. Never holds a name, an address, a token or a text that a person
 * typed.
 */
export interface ApiEvent {
  event:
    'api_error' | 'database_error' | 'storage_full' | 'delivery_error' | 'reply_broken' | 'records_lost' | 'pictures_stay' | 'store_away';
  /** The call, as `account.signIn`, where one was going on. */
  call?: string;
  error?: { name: string; code?: string; stack?: string };
  /** How many were lost, or stay. */
  count?: number;
}

/**
 * What somebody will ask about after an attack: what happened, to whom, by what proof, from where, with what
 * end (rule account 43). It holds ids and pseudonyms alone, no name, address, number or token.
 */
export interface SecurityEvent {
  event:
    | 'sign_up'
    | 'code_request'
    | 'recovery'
    | 'password'
    | 'address'
    | 'deletion'
    | 'sign_in'
    | 'refresh'
    | 'sign_out'
    | 'family_end'
    | 'limit'
    | 'foreign_origin'
    | 'ticket_replay';
  outcome: 'success' | 'refused';
  /** What proved who it is, or should have. */
  how?: 'password' | 'code' | 'link' | 'login' | 'refresh_token' | 'access_token';
  /** Why it was refused: a message key, a limit's name, or a word of ours. */
  reason?: string;
  /** The student's id, where it is known. */
  student?: string;
  /** The pseudonym of the number or mail address that was given. */
  login?: string;
  /** The network without its last part (`vagueNetwork`). */
  network?: string;
  /** The pseudonym of the client's id. */
  client?: string;
  /** How many more of its kind there were since the last line of it. */
  count?: number;
  /** The request that it belongs to, as in the log's other lines. */
  requestId?: string;
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

/**
 * Makes a call of the league's with the platform's own authority: id and payload (JSON), answered with JSON.
 * Rejects when it is refused or nobody is there.
 */
export type CallLeague = (id: string, payload: string) => Promise<string>;

/**
 * Secrets of at least 32 bytes each. The first one signs; what another one has signed is read too, so that a
 * secret can be changed without an end to everything.
 */
export type Secrets = readonly [signing: Uint8Array, ...old: Uint8Array[]];

/** What lets providers report what became of messages; null where nothing is expected of them. */
export interface ReportSecrets {
  /** The SMS gateway sends it as a bearer token, and Meta when the address is entered there. */
  shared: string | null;
  /** The secret of Meta's app, which signs what WhatsApp reports. */
  whatsappApp: string | null;
}

/** Everything that the API takes from its host; it reads no environment of its own. */
export interface ApiOptions {
  databaseUrl: string;
  /** Connections of the pool; 10 by default. */
  connections?: number;
  /** Sign access tokens and media addresses, and key the hashes of codes. */
  sessionSecrets: Secrets;
  /** Where the files of the loaded packs lie. */
  media: MediaStorage;
  /** What lets others than direct callers see `/dev/outbox` (rule account 28); null where nobody does. */
  outboxToken: string | null;
  delivery: Delivery;
  /** What lets providers report what became of messages. */
  reports: ReportSecrets;
  /** The product's public address, for links in messages. */
  site: URL;
  league: LeagueAccess;
  /** Where the GraphQL service is, for a browser; null at the product's own address. */
  graphqlUrl: string | null;
  /** The way to the league; null where there is none. */
  callLeague: CallLeague | null;
  /** The providers whose logins sign students in (rule account 36). */
  logins: Logins;
  limits: Limits;
  /** The file of the IP-to-country database; without it every address counts as not located. */
  locationDatabase: string | null;
  log: (event: ApiEvent) => void;
  /** Hears of each sign-in, and of what looks like an attack. */
  onSecurityEvent: (event: SecurityEvent) => void;
  now: () => Date;
  /** Whether the operator has closed the product for a while: every call is refused with `updating`. */
  isUpdating?: () => boolean;
  /**
   * Keeps content in memory; the host must then call `onContentChanged` after each change that another
   * process made.
   */
  keepContent?: boolean;
  /** Answers what GraphQL knows of itself (introspection); for tests and development. */
  showsSchema?: boolean;
  /** Checks each reply against the contract before it leaves; for tests and development. */
  checkReplies?: boolean;
}

/** What the API works with once it is open. */
export interface OpenOptions extends ApiOptions {
  /** Says that a message waits to be sent. */
  onMessageQueued: () => void;
  /** Hears how the product is used; nobody waits for it. */
  onRecord: (record: NewRecord) => void;
  /** Tells the league who a student is now. */
  onAccountChanged: (student: StudentId) => Promise<unknown>;
}
