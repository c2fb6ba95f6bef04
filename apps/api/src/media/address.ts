import { createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { StudentId } from '../ids.ts';
import type { Secrets } from '../options.ts';
import type { AddressOf } from '../catalog/localize.ts';

/**
 * Addresses stay the same for a window, so that a browser's cache knows a file again, and end one to two
 * windows after they were given.
 */
const WINDOW_SECONDS = 6 * 3600;
/** The longest that an address is good for. */
export const ADDRESS_SECONDS = 2 * WINDOW_SECONDS;

/**
 * As many bytes of the hash as IPsec takes (RFC 2404): nobody guesses them within an address's hours, and a
 * lesson's page carries ten that nothing compresses.
 */
const SIGNATURE_BYTES = 12;

const signatureOf = (secret: Uint8Array, student: StudentId, name: string, until: number): string =>
  createHmac('sha256', secret).update(`media\n${student}\n${name}\n${until}`).digest().subarray(0, SIGNATURE_BYTES).toString('base64url');

/**
 * How many students' signatures are remembered, the one longest unseen goes first; and of how many files
 * each.
 */
const STUDENTS = 2_000;
const FILES = 100;

/** By the secret, then by the student and the end, then by the file. */
const signed = new WeakMap<Uint8Array, LRUCache<string, Map<string, string>>>();

function signaturesOf(secret: Uint8Array, student: StudentId, until: number): Map<string, string> {
  const byStudent = signed.get(secret) ?? new LRUCache<string, Map<string, string>>({ max: STUDENTS });
  signed.set(secret, byStudent);
  const whose = `${student} ${until}`;
  const known = byStudent.get(whose) ?? new Map<string, string>();
  byStudent.set(whose, known);
  return known;
}

/**
 * Signs addresses of files for one student, for a limited time (rule learning 4) and not beyond `end`, when
 * what they were paid for is over. The student is in the signature, not in the address. A signature made once
 * is remembered, for a student comes back to a page.
 */
export function signedAddresses(secret: Uint8Array, student: StudentId, now: Date): (end: Date | null) => AddressOf {
  const seconds = Math.floor(now.getTime() / 1000);
  const window = seconds - (seconds % WINDOW_SECONDS) + ADDRESS_SECONDS;
  return (end) => {
    const until = end === null ? window : Math.min(window, Math.floor(end.getTime() / 1000));
    const known = signaturesOf(secret, student, until);
    return (name) => {
      let signature = known.get(name);
      if (signature === undefined) {
        signature = signatureOf(secret, student, name, until);
        if (known.size >= FILES) known.clear();
        known.set(name, signature);
      }
      return `/media/${name}?until=${until}&sign=${signature}`;
    };
  };
}

/** Whether an address was signed for this student and is still good. */
export function addressHolds(secrets: Secrets, student: StudentId, name: string, query: URLSearchParams, now: Date): boolean {
  const until = Number(query.get('until'));
  if (!Number.isSafeInteger(until) || until * 1000 <= now.getTime() || until * 1000 > now.getTime() + ADDRESS_SECONDS * 1000) return false;
  const given = Buffer.from(query.get('sign') ?? '');
  return secrets.some((secret) => {
    const right = Buffer.from(signatureOf(secret, student, name, until));
    return given.length === right.length && timingSafeEqual(given, right);
  });
}
