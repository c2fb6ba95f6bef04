/**
 * A part of a page: text that was made for it, or cached bytes (UTF-8). A page put together of such is
 * written down once, with no text in between.
 */
export type Chunk = string | Buffer<ArrayBuffer>;

/** Adds a text to chunks; texts that follow each other become one. */
export function addText(chunks: Chunk[], text: string): void {
  const last = chunks.at(-1);
  if (typeof last === 'string') chunks[chunks.length - 1] = last + text;
  else chunks.push(text);
}

/** Chunks in one, as UTF-8. Of memory of its own, since some of it is cached. */
export function bytesOf(chunks: readonly Chunk[]): Buffer<ArrayBuffer> {
  let size = 0;
  for (const chunk of chunks) size += typeof chunk === 'string' ? Buffer.byteLength(chunk) : chunk.length;
  const bytes = Buffer.allocUnsafeSlow(size);
  let at = 0;
  for (const chunk of chunks) at += typeof chunk === 'string' ? bytes.write(chunk, at) : chunk.copy(bytes, at);
  return bytes;
}
