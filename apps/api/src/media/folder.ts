import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { MediaStorage } from './storage.ts';

/** Keeps files in a folder on this machine's disk, which is made with the first one. */
export function mediaInFolder(folder: string): MediaStorage {
  const sizeOf = async (name: string): Promise<number | null> => (await stat(join(folder, name)).catch(() => null))?.size ?? null;
  return {
    size: sizeOf,
    read: (name, { from, to }) =>
      Readable.toWeb(createReadStream(join(folder, name), { start: from, end: to })) as ReadableStream<Uint8Array>,
    async store(name, file) {
      if ((await sizeOf(name)) === file.bytes) return;
      await mkdir(folder, { recursive: true });
      const target = join(folder, name);
      const unfinished = `${target}.${randomBytes(4).toString('hex')}`;
      try {
        await copyFile(file.path, unfinished);
        const handle = await open(unfinished, 'r+');
        await handle.sync();
        await handle.close();
        await rename(unfinished, target);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
  };
}
