const LETTERS = new Map(Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1256').decode(Uint8Array.of(byte)), byte]));

/** A text as Arabic Windows writes it; what it has not is a question mark. */
export const windows1256 = (text: string): Uint8Array => Uint8Array.from([...text].map((letter) => LETTERS.get(letter) ?? 63));
