import type { IncomingMessage } from 'node:http';
import { CODE, Refused } from './failure.ts';

const BODY_BYTES = 262_144;

/** Reads a body of at most 256 kB. Refuses a longer one, as Nakama does. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length <= BODY_BYTES) parts.push(part);
  }
  if (length > BODY_BYTES) throw new Refused(CODE.invalid, 'http: request body too large');
  return Buffer.concat(parts).toString();
}

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const wrong = (words: string): Refused => new Refused(CODE.invalid, words);

/**
 * A body as an object with snake-case names; an empty one has no fields, and null counts as absent. Fields
 * that nobody knows are passed over.
 */
export function fieldsOf(body: string): Fields {
  if (body.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw wrong('invalid character looking for beginning of value');
  }
  if (!isObject(value)) throw wrong('proto: syntax error: unexpected token');
  const known = Object.entries(value).filter(([, field]) => field !== null);
  return Object.fromEntries(known.map(([name, field]) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), field]));
}

/** A text of a body; undefined when it is absent. */
export function textOf(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  if (value === undefined || typeof value === 'string') return value;
  throw wrong(`proto: invalid value for string field ${name}`);
}

/** Texts by name of a body; none when it is absent. */
export function textsOf(fields: Fields, name: string): Record<string, string> {
  const value = fields[name] ?? {};
  if (!isObject(value) || !Object.values(value).every((one) => typeof one === 'string'))
    throw wrong(`proto: invalid value for field ${name}`);
  return value as Record<string, string>;
}

/** A whole number of the query; undefined when it is absent. */
export function wholeOf(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  if (!/^-?\d{1,15}$/.test(text)) throw wrong(`parsing field "${name}": strconv.ParseInt: parsing "${text.slice(0, 40)}": invalid syntax`);
  return Number(text);
}

/** A flag of the query, in the words that Go takes for one. */
export function flagOf(query: URLSearchParams, name: string): boolean | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  if (/^(?:1|t|true)$/i.test(text)) return true;
  if (/^(?:0|f|false)$/i.test(text)) return false;
  throw wrong(`parsing field "${name}": strconv.ParseBool: parsing "${text.slice(0, 40)}": invalid syntax`);
}
