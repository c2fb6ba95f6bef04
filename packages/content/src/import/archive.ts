import { isUtf8 } from 'node:buffer';
import { crc32 } from 'node:zlib';
import { fromBufferPromise, getFileNameLowLevel, type Entry, type ZipFile } from 'yauzl';
import { Refused, refused } from './refused.ts';

/**
 * How much an archive may hold. Judged by what its directory says, and again while it is unpacked, for
 * directories may lie.
 */
export interface ArchiveLimits {
  entries: number;
  /** Unpacked bytes of all files together. */
  bytes: number;
  /** Unpacked bytes of one file. */
  fileBytes: number;
  /**
   * Unpacked bytes to packed ones, of files over a megabyte: what people write packs to a tenth or a
   * twentieth.
   */
  ratio: number;
}

export const ARCHIVE_LIMITS: ArchiveLimits = { entries: 25_000, bytes: 160 * 2 ** 20, fileBytes: 32 * 2 ** 20, ratio: 200 };

const MEGABYTE = 2 ** 20;
const FILE_KIND = 0o170000;
const ORDINARY = new Set([0, 0o100000, 0o040000]);
/** The flag of an entry whose name is UTF-8. */
const UTF8_NAMES = 0x800;
const STORED = 0;
const DEFLATED = 8;

/**
 * An archive whose directory has been judged. Files are unpacked one at a time when asked for; nothing is
 * written anywhere.
 */
export interface Archive {
  /** Names of its files, in its order; without folders. */
  names: readonly string[];
  /**
   * Unpacks a file; null when there is none of that name. Throws `Refused` where it is not what the directory
   * says.
   */
  read(name: string): Promise<Uint8Array | null>;
  /**
   * Unpacks everything and keeps nothing, for programs that take an archive whole. Throws `Refused` as `read`
   * does.
   */
  verify(): Promise<void>;
}

/**
 * Opens a zip from memory. Throws `Refused` where it is none, is too large or would be, or holds names that
 * lead out of a folder, links, devices, encrypted files, two files of one name or a packing other than
 * deflate.
 */
export async function openArchive(bytes: Uint8Array, limits: ArchiveLimits = ARCHIVE_LIMITS): Promise<Archive> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    decodeStrings: false,
    validateEntrySizes: false,
  }).catch(() => null);
  if (!zip) throw refused('archiveUnreadable', {});
  if (zip.entryCount > limits.entries) throw refused('archiveTooManyFiles', { limit: limits.entries });
  const entries = await readDirectory(zip, limits);
  const read = async (name: string): Promise<Uint8Array | null> => {
    const entry = entries.get(name);
    if (!entry) return null;
    const parts: Uint8Array[] = [];
    await unpack(zip, name, entry, (part) => parts.push(part));
    return Buffer.concat(parts);
  };
  const verify = async (): Promise<void> => {
    for (const [name, entry] of entries) await unpack(zip, name, entry, () => undefined);
  };
  return { names: [...entries.keys()], read, verify };
}

async function readDirectory(zip: ZipFile, limits: ArchiveLimits): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  const seen = new Set<string>();
  let total = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      const name = judgedName(entry);
      const identity = name.normalize('NFC').toLowerCase().replace(/\/$/, '');
      if (seen.has(identity)) throw refused('archiveDuplicate', { name });
      seen.add(identity);
      if (seen.size > limits.entries) throw refused('archiveTooManyFiles', { limit: limits.entries });
      judgeEntry(entry, name, limits);
      total += entry.uncompressedSize;
      if (total > limits.bytes) throw refused('archiveTooLarge', { megabytes: Math.floor(limits.bytes / MEGABYTE) });
      if (!name.endsWith('/')) entries.set(name, entry);
    }
  } catch (error) {
    throw error instanceof Refused ? error : refused('archiveUnreadable', {});
  }
  return entries;
}

/** The name of an entry, refused when it could lead anywhere but below the archive's own folder. */
function judgedName(entry: Entry): string {
  // a Mac writes names as UTF-8 without saying so; names of old Windows are hardly ever valid UTF-8
  const flags = entry.generalPurposeBitFlag | (isUtf8(entry.fileNameRaw) ? UTF8_NAMES : 0);
  const name = getFileNameLowLevel(flags, entry.fileNameRaw, entry.extraFields, true);
  if (
    name === '' ||
    /^[/~]|^[A-Za-z]:|[\\\p{Cc}]/u.test(name) ||
    name
      .replace(/\/$/, '')
      .split('/')
      .some((part) => part === '..' || part === '.' || part === '')
  )
    throw refused('archivePath', { name });
  return name;
}

function judgeEntry(entry: Entry, name: string, limits: ArchiveLimits): void {
  if (!ORDINARY.has((entry.externalFileAttributes >>> 16) & FILE_KIND)) throw refused('archiveLink', { name });
  if (entry.isEncrypted()) throw refused('archiveEncrypted', { name });
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED) throw refused('archivePacking', { name });
  if (entry.uncompressedSize > limits.fileBytes)
    throw refused('archiveFileTooLarge', { name, megabytes: Math.floor(limits.fileBytes / MEGABYTE) });
  if (entry.uncompressedSize > MEGABYTE && entry.uncompressedSize > entry.compressedSize * limits.ratio)
    throw refused('archiveBomb', { name });
}

/**
 * Hands out the bytes of an entry as they are unpacked, and stops at the first one more than the directory
 * said.
 */
async function unpack(zip: ZipFile, name: string, entry: Entry, take: (part: Uint8Array) => void): Promise<void> {
  let size = 0;
  let sum = 0;
  try {
    const stream = await zip.openReadStreamPromise(entry);
    for await (const part of stream as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > entry.uncompressedSize) throw refused('archiveSizeFalse', { name });
      sum = crc32(part, sum);
      take(part);
    }
  } catch (error) {
    throw error instanceof Refused ? error : refused('packageFileUnreadable', { name });
  }
  if (size !== entry.uncompressedSize) throw refused('archiveSizeFalse', { name });
  if (sum !== entry.crc32) throw refused('packageFileUnreadable', { name });
}
