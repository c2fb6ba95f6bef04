import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { MediaStorage } from './storage.ts';

/** Keeps files in a folder on this machine's disk, which is made with the first one. */
export function mediaInFolder(folder: string): MediaStorage {
  const sizeOf = async (name: string): Promise<number | null> => (await stat(join(folder, name)).catch(() => null))?.size ?? null;
  /** Writes beside the name, and gives the name when it is on the disk. */
  const whole = async (name: string, write: (unfinished: string) => Promise<void>) => {
    await mkdir(folder, { recursive: true });
    const target = join(folder, name);
    const unfinished = `${target}.${randomBytes(4).toString('hex')}`;
    try {
      await write(unfinished);
      const handle = await open(unfinished, 'r+');
      await handle.sync();
      await handle.close();
      await rename(unfinished, target);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  };
  return {
    size: sizeOf,
    read: (name, { from, to }) =>
      Readable.toWeb(createReadStream(join(folder, name), { start: from, end: to })) as ReadableStream<Uint8Array>,
    async store(name, file) {
      if ((await sizeOf(name)) === file.bytes) return;
      await whole(name, (unfinished) => copyFile(file.path, unfinished));
    },
    keep: (name, bytes) => whole(name, (unfinished) => writeFile(unfinished, bytes)),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
