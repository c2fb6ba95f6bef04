import { crc32, deflateRawSync } from 'node:zlib';

/** One entry of a zip that a test writes byte by byte, so that it can lie. */
export interface ZipEntry {
  name: string;
  data?: Uint8Array | string;
  /** Packed bytes to be taken as they are. */
  packed?: Uint8Array;
  /** What the directory says of the unpacked size. */
  size?: number;
  flags?: number;
  /** Whether it says that its name is UTF-8, as it is. */
  saysUtf8?: boolean;
  method?: number;
  /** The kind of file in Unix's bits, 0o120000 for a link. */
  mode?: number;
}

/** A zip of entries, written by hand. */
export function zipOf(entries: readonly ZipEntry[]): Uint8Array {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data = '', packed, size, flags = 0, saysUtf8 = true, method = 8, mode = 0o100644 } of entries) {
    const bytes = Buffer.from(data);
    const content = packed ?? (method === 8 ? deflateRawSync(bytes) : bytes);
    const title = Buffer.from(name, 'utf8');
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags | (saysUtf8 ? 0x800 : 0), 2);
    common.writeUInt16LE(method, 4);
    common.writeUInt32LE(0x21, 8);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(size ?? bytes.length, 18);
    common.writeUInt16LE(title.length, 22);
    files.push(Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, title, content]));
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((mode << 16) >>> 0, 6);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03', 'latin1'), common, rest, title]));
    offset += 30 + title.length + content.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, listed, end]);
}

/** A gigabyte of zeros, packed into a megabyte: one packed megabyte a thousand times, and an end. */
export function gigabyteOfZeros(): Uint8Array {
  const megabyte = deflateRawSync(Buffer.alloc(2 ** 20), { finishFlush: 3 });
  return Buffer.concat([...Array.from({ length: 1024 }, () => megabyte), Buffer.from([3, 0])]);
}
