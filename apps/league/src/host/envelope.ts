import { isMatchId } from './matches.ts';

/** What a socket is closed for, at once: no JSON, an unknown message or field, a wrong type. */
export class Malformed extends Error {}

/** A message from a socket. */
export type Request =
  | { readonly kind: 'ping' }
  | { readonly kind: 'rpc'; readonly id: string; readonly payload: string }
  | { readonly kind: 'join'; readonly matchId: string; readonly token: string; readonly metadata: Record<string, string> }
  | { readonly kind: 'leave'; readonly matchId: string }
  | {
      readonly kind: 'data';
      readonly matchId: string;
      readonly opCode: number;
      readonly data: ArrayBuffer | null;
      readonly reliable: boolean;
    }
  /** A message of Nakama's that the league has no use for, by the name that `registerRtBefore` takes. */
  | { readonly kind: 'other'; readonly name: string };

export interface Envelope {
  readonly cid: string | undefined;
  /** Null for an envelope with nothing in it. */
  readonly request: Request | null;
}

/** What else Nakama knows (api/rtapi), in snake case. */
const OTHERS: ReadonlySet<string> = new Set(
  (
    'channel_join channel_leave channel_message_send channel_message_update channel_message_remove match_create matchmaker_add matchmaker_remove ' +
    'party_create party_join party_leave party_promote party_accept party_remove party_close party_join_request_list party_matchmaker_add ' +
    'party_matchmaker_remove party_data_send status_follow status_unfollow status_update'
  ).split(' '),
);

const snake = (name: string): string => (/[A-Z]/.test(name) ? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : name);
const pascal = (name: string): string => name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The fields of a message by their snake names, those that are null left out; refuses any that it does not
 * know.
 */
function fieldsOf(value: unknown, known: ReadonlySet<string>): Fields {
  if (!isObject(value)) throw new Malformed();
  const fields: Fields = {};
  for (const name of Object.keys(value)) {
    const field = snake(name);
    if (!known.has(field)) throw new Malformed();
    if (value[name] !== null) fields[field] = value[name];
  }
  return fields;
}

function textOf(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value !== 'string') throw new Malformed();
  return value;
}

function flagOf(value: unknown): boolean {
  if (value === undefined) return false;
  if (typeof value !== 'boolean') throw new Malformed();
  return value;
}

/** An int64, as a number or as a text. */
function wholeOf(value: unknown): number {
  if (value === undefined) return 0;
  const isWhole = typeof value === 'number' ? Number.isInteger(value) : typeof value === 'string' && /^-?\d{1,19}$/.test(value);
  if (!isWhole) throw new Malformed();
  return Number(value);
}

/** Base64 or base64url, with or without padding; null when there is nothing in it. */
function bytesOf(value: unknown): ArrayBuffer | null {
  const text = textOf(value);
  if (text === '') return null;
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(text)) throw new Malformed();
  const { buffer, byteOffset, byteLength } = Buffer.from(text, 'base64');
  return buffer.slice(byteOffset, byteOffset + byteLength);
}

function metadataOf(value: unknown): Record<string, string> {
  if (value === undefined) return {};
  if (!isObject(value) || !Object.values(value).every((one) => typeof one === 'string')) throw new Malformed();
  return value as Record<string, string>;
}

const PING = new Set<string>();
const RPC = new Set(['id', 'payload', 'http_key']);
const JOIN = new Set(['match_id', 'token', 'metadata']);
const LEAVE = new Set(['match_id']);
const DATA = new Set(['match_id', 'op_code', 'data', 'presences', 'reliable']);

function requestOf(name: string, value: unknown): Request {
  switch (name) {
    case 'ping':
      fieldsOf(value, PING);
      return { kind: 'ping' };
    case 'rpc': {
      const { id, payload } = fieldsOf(value, RPC);
      return { kind: 'rpc', id: textOf(id), payload: textOf(payload) };
    }
    case 'match_join': {
      const { match_id, token, metadata } = fieldsOf(value, JOIN);
      return { kind: 'join', matchId: textOf(match_id), token: textOf(token), metadata: metadataOf(metadata) };
    }
    case 'match_leave':
      return { kind: 'leave', matchId: textOf(fieldsOf(value, LEAVE)['match_id']) };
    case 'match_data_send': {
      const { match_id, op_code, data, presences, reliable } = fieldsOf(value, DATA);
      if (presences !== undefined && !Array.isArray(presences)) throw new Malformed();
      return { kind: 'data', matchId: textOf(match_id), opCode: wholeOf(op_code), data: bytesOf(data), reliable: flagOf(reliable) };
    }
    default:
      if (!OTHERS.has(name)) throw new Malformed();
      return { kind: 'other', name: pascal(name) };
  }
}

/** Reads a frame. Throws `Malformed`. */
export function readEnvelope(text: string): Envelope {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Malformed();
  }
  if (!isObject(value)) throw new Malformed();
  let request: Request | null = null;
  let cid: string | undefined;
  for (const name of Object.keys(value)) {
    if (value[name] === null) continue;
    if (name === 'cid') cid = textOf(value[name]);
    else if (request !== null) throw new Malformed();
    else request = requestOf(snake(name), value[name]);
  }
  return { cid: cid === '' ? undefined : cid, request };
}

/** Why a text is no id of a match that this host could have; null when it is one. */
export const wrongMatchId = (id: string): string | null => (isMatchId(id) ? null : 'Invalid match ID');
