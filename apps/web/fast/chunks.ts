/** A part of a page: text that was made for it, or bytes (UTF-8) that are kept. A page put together of such is written down once, with no text in between. */
export type Piece = string | Buffer<ArrayBuffer>;

/** Adds a text to pieces; texts that follow each other become one. */
export function addText(pieces: Piece[], text: string): void {
  const last = pieces.at(-1);
  if (typeof last === 'string') pieces[pieces.length - 1] = last + text;
  else pieces.push(text);
}

/** Pieces in one, as UTF-8. Of memory of its own, since some of it is kept. */
export function bytesOf(pieces: readonly Piece[]): Buffer<ArrayBuffer> {
  let size = 0;
  for (const piece of pieces) size += typeof piece === 'string' ? Buffer.byteLength(piece) : piece.length;
  const bytes = Buffer.allocUnsafeSlow(size);
  let at = 0;
  for (const piece of pieces) at += typeof piece === 'string' ? bytes.write(piece, at) : piece.copy(bytes, at);
  return bytes;
}
