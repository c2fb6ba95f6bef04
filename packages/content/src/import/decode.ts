import { analyse } from 'chardet';
import type { Finding } from './texts.ts';

/** A file's bytes as text, and how sure that is. */
export interface Decoded {
  text: string;
  findings: Finding[];
}

/** How much of a file's beginning is looked at: enough for every statistic, and quick for a large file. */
const SAMPLE = 64 * 1024;
/**
 * Encodings that may be guessed, as the web names them. Windows-1256 has the French letters at the places of
 * Windows-1252 too.
 */
const GUESSED: Record<string, string> = {
  'windows-1256': 'windows-1256',
  'ISO-8859-6': 'iso-8859-6',
  'ISO-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
  'UTF-8': 'utf-8',
};

/**
 * Whether every second byte is one that UTF-16 has beside a Latin or Arabic letter: nothing else has so many
 * zeros and sixes in one column.
 */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const counts = [0, 0];
  const length = Math.min(bytes.length, SAMPLE) & ~1;
  for (let at = 0; at < length; at += 1) {
    const byte = bytes[at];
    if (byte === 0 || byte === 6) counts[at & 1] = (counts[at & 1] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = counts.map((count) => count / (length / 2));
  if (odd > 0.5 && even < 0.2) return 'utf-16le';
  return even > 0.5 && odd < 0.2 ? 'utf-16be' : null;
}

const lossOf = (text: string): Finding[] => {
  const count = text.split('\uFFFD').length - 1;
  return count === 0 ? [] : [{ code: 'charactersLost', values: { count } }];
};

function decoded(bytes: Uint8Array, encoding: string, guessed: boolean): Decoded {
  const text = new TextDecoder(encoding).decode(bytes);
  return { text, findings: [...(guessed ? [{ code: 'encodingGuessed' as const, values: { encoding } }] : []), ...lossOf(text)] };
}

/** One of the encodings that we can read, for bytes that are no UTF-8 and have no mark. */
function guess(bytes: Uint8Array): string {
  const matches = analyse(bytes.subarray(0, SAMPLE)).flatMap(({ name, confidence }) => {
    const encoding = GUESSED[name];
    return encoding === undefined ? [] : [{ encoding, confidence }];
  });
  const best = matches[0];
  if (!best) return 'windows-1256';
  // short Arabic texts look like many things: where it is half as likely as the first, it is what a teacher's
  // old Excel wrote
  const arabic = matches.find(({ encoding }) => encoding === 'windows-1256');
  return arabic && arabic.confidence * 2 >= best.confidence ? arabic.encoding : best.encoding;
}

/**
 * Reads bytes as text: by their mark (BOM), as UTF-8 when they are that, else by `declared` (what the file
 * says of itself) or a guess. A guess, and characters that were lost by it, are said.
 */
export function decode(bytes: Uint8Array, declared: string | null = null): Decoded {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le', false);
  if (first === 0xfe && second === 0xff) return decoded(bytes, 'utf-16be', false);
  if (first === 0xef && second === 0xbb && third === 0xbf) return decoded(bytes, 'utf-8', false);
  const utf16 = utf16Of(bytes);
  if (utf16) return decoded(bytes, utf16, true);
  if (declared !== null && !/^utf-?(?:8|16)/i.test(declared)) {
    try {
      return decoded(bytes, new TextDecoder(declared).encoding, false);
    } catch (error) {
      // a name that nobody knows says nothing; the bytes do
      if (!(error instanceof RangeError)) throw error;
    }
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), findings: [] };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return decoded(bytes, guess(bytes), true);
  }
}
