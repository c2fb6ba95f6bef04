import { ZipFile } from 'yazl';

/** An archive of these files, in this order. */
export async function zipOf(files: Iterable<readonly [string, string | Uint8Array]>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of files)
    zip.addBuffer(typeof content === 'string' ? Buffer.from(content) : Buffer.from(content), name, {
      mtime: new Date('2000-01-01T12:00:00Z'),
    });
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}
