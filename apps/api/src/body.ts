import { filesOf, Refusal, type Call } from '@darb/contract';
import { BODY_BYTES } from '@darb/contract/limits';
import { inputOfTexts } from './input.ts';

/**
 * Bytes beyond the limit that are still read, and dropped: who is cut off while sending does not get to see
 * why.
 */
const DROPPED_BYTES = 5_000_000;
const SPACE = 0x20;
/** Parts of a form that are read; no call has a tenth as many fields. */
const PARTS_MAX = 100;
/** Characters of what parts a form; RFC 2046 allows 70. */
const BOUNDARY_MAX = 200;

function withinLimit(bytes: Buffer<ArrayBuffer>, limit: number): Buffer<ArrayBuffer> {
  if (bytes.length > limit) throw new Refusal('too_large');
  return bytes;
}

/** Reads a body of at most `limit` bytes, whatever its length header says. */
async function bytesOf(request: Request, limit: number): Promise<Buffer<ArrayBuffer>> {
  const said = Number(request.headers.get('content-length') ?? 0);
  if (said > limit + DROPPED_BYTES) throw new Refusal('too_large');
  // over HTTP no body is longer than it said; to make it a web stream costs an eighth of saving an answer
  if (said > 0 && said <= limit) return withinLimit(Buffer.from(await request.arrayBuffer()), limit);
  if (!request.body) return Buffer.alloc(0);
  const reader = request.body.getReader();
  const parts: Uint8Array[] = [];
  for (let bytes = 0; ;) {
    const { done, value } = await reader.read();
    if (done && bytes > limit) throw new Refusal('too_large');
    if (done) return Buffer.concat(parts);
    bytes += value.byteLength;
    if (bytes > limit + DROPPED_BYTES) {
      await reader.cancel();
      throw new Refusal('too_large');
    }
    if (bytes <= limit) parts.push(value);
  }
}

function jsonOf(bytes: Buffer): object {
  const input: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new Refusal('rule_broken', { errors: [{ path: '', rule: 'invalid_type' }] });
  return input;
}

/** Counts before anything is made of the parts: a body of a few megabytes has room for a hundred thousand. */
function hasTooManyParts(bytes: Buffer, boundary: string): boolean {
  const line = Buffer.from(`--${boundary}`);
  let found = 0;
  for (let at = bytes.indexOf(line); at >= 0; at = bytes.indexOf(line, at + line.length)) if (++found > PARTS_MAX) return true;
  return false;
}

async function formOf(call: Call, bytes: Buffer<ArrayBuffer>, type: string): Promise<object> {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(type) ?? [];
  const boundary = quoted ?? bare ?? '';
  if (boundary === '' || boundary.length > BOUNDARY_MAX) throw new Refusal('unreadable');
  if (hasTooManyParts(bytes, boundary)) throw new Refusal('too_large');
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  const input = inputOfTexts(
    call,
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
  for (const name of filesOf(call).keys()) {
    const file = form.get(name);
    if (file instanceof Blob) input[name] = new Uint8Array(await file.arrayBuffer());
  }
  return input;
}

/**
 * The input in the body of a request that is no GET; an empty body is an empty input. Refuses what is too
 * large, of another type than the call takes (`multipart/form-data` where it carries files, else JSON), or
 * not readable as such.
 */
export async function bodyInputOf(call: Call, request: Request): Promise<object> {
  const files = [...filesOf(call).values()];
  const type = request.headers.get('content-type') ?? '';
  try {
    const bytes = await bytesOf(
      request,
      files.reduce((sum, { maxBytes }) => sum + maxBytes, BODY_BYTES),
    );
    if (bytes.every((byte) => byte <= SPACE)) return {};
    const wanted = files.length > 0 ? 'multipart/form-data' : 'application/json';
    if (type.split(';', 1)[0]?.trim().toLowerCase() !== wanted) throw new Refusal('wrong_media_type');
    return files.length > 0 ? await formOf(call, bytes, type) : jsonOf(bytes);
  } catch (cause) {
    throw cause instanceof Refusal ? cause : new Refusal('unreadable', { cause });
  }
}
