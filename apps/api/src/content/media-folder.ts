import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { PackFile } from '@darb/content';

/** The name of a file where it is served: its content's hash, and the ending that says its type. */
export const storedName = (file: PackFile): string => `${file.sha256}${extname(file.path)}`;

/** Copies a file into the folder, once: under its final name it is always whole, also after a power cut. */
export async function storeFile(folder: string, file: PackFile): Promise<void> {
  const target = join(folder, storedName(file));
  const present = await stat(target).catch(() => null);
  if (present?.size === file.bytes) return;
  await mkdir(folder, { recursive: true });
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
}
