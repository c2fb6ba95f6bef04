const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The UTF-8 bytes of a text without lone surrogates; the runtime has no TextEncoder. */
function utf8(text: string): number[] {
  return Array.from(text).flatMap((character) => {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) return [code];
    if (code < 0x800) return [0xc0 | (code >> 6), 0x80 | (code & 63)];
    if (code < 0x10000) return [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)];
    return [0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)];
  });
}

/** Standard base64, padded, of a text's UTF-8 bytes. */
export const base64 = (text: string): string => encoded(utf8(text));

/** Bytes as they may stand in an address, without padding. */
export const base64Url = (bytes: ArrayBuffer): string =>
  encoded(Array.from(new Uint8Array(bytes)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/={1,2}$/, '');

function encoded(bytes: number[]): string {
  let out = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second, third] = bytes.slice(at, at + 3);
    const bits = (first << 16) | ((second ?? 0) << 8) | (third ?? 0);
    out += LETTERS.charAt(bits >> 18) + LETTERS.charAt((bits >> 12) & 63);
    out += second === undefined ? '=' : LETTERS.charAt((bits >> 6) & 63);
    out += third === undefined ? '=' : LETTERS.charAt(bits & 63);
  }
  return out;
}

/** The bytes of a base64 or base64url text, padded or not, one character each. */
export function fromBase64(text: string): string {
  let out = '';
  let bits = 0;
  let count = 0;
  for (const letter of text
    .replace(/-/g, '+')
    .replace(/_/g, '/')
    .replace(/={1,2}$/, '')) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) throw new Error('no base64');
    bits = ((bits << 6) | value) & 0xffff;
    count += 6;
    if (count >= 8) {
      count -= 8;
      out += String.fromCharCode((bits >> count) & 0xff);
    }
  }
  return out;
}
