import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openArchive } from '../../packages/content/src/import/archive.ts';
import { windows1256 } from '../../packages/content/src/import/encodings.testing.ts';
import { exportQti } from '../../packages/content/src/import/qti3-write.ts';
import { readGift } from '../../packages/content/src/import/gift.ts';
import { zipOf, type ZipEntry } from '../../packages/content/src/import/zip.testing.ts';
import { xlsxOf } from '../../packages/content/src/import/xlsx.testing.ts';

/** A file that is brought in: what it is called and what is in it. */
export interface ContentCase {
  name: string;
  bytes: Buffer;
}

/** Good files of every format, which the cases are made from. */
export type Seeds = Record<string, readonly ContentCase[]>;

const FIXTURES = path.resolve(import.meta.dirname, '../../packages/content/fixtures/import');
const filesIn = (folder: string): ContentCase[] =>
  readdirSync(path.join(FIXTURES, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => ({ name, bytes: readFileSync(path.join(FIXTURES, folder, name)) }));

/** A text also as UTF-16 and as Arabic Windows writes it. */
const encoded = ({ name, bytes }: ContentCase): ContentCase[] => {
  const text = bytes.toString('utf8');
  return [
    { name, bytes },
    { name, bytes: Buffer.from(`\uFEFF${text}`, 'utf16le') },
    { name, bytes: Buffer.from(windows1256(text)) },
  ];
};

/** The good files by format. */
export function contentSeeds(): Seeds {
  const [gift, aiken, table] = ['gift', 'aiken', 'table'].map(filesIn);
  const rows = (table?.[0]?.bytes.toString('utf8') ?? '').split('\n').map((line) => line.split(';'));
  const { bytes } = exportQti(readGift(gift?.[0]?.bytes.toString('utf8') ?? '').questions, { title: 'seed', language: 'ar' });
  const qti = filesIn('qti');
  return {
    gift: (gift ?? []).flatMap(encoded),
    aiken: (aiken ?? []).flatMap(encoded),
    csv: (table ?? []).flatMap(encoded),
    xlsx: [{ name: 'table.xlsx', bytes: Buffer.from(xlsxOf({ questions: rows, more: [['x', 1]] })) }],
    'moodle-xml': filesIn('moodle'),
    'qti-1.2': qti.filter(({ name }) => name.startsWith('12-')),
    'qti-2': qti.filter(({ name }) => name.startsWith('2')),
    'qti-3': qti.filter(({ name }) => name.startsWith('30-')),
    package: [{ name: 'package.zip', bytes: Buffer.from(bytes) }],
  };
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Pieces that some format reads otherwise than as text. */
const PIECES = [
  '{',
  '}',
  '\\',
  '\\(',
  '\\)',
  '$$',
  '=',
  '~',
  '#',
  '%',
  '->',
  '::',
  '"',
  ';',
  '\n',
  '\n\n',
  '\u0000',
  '\u202E',
  '<',
  '>',
  '&',
  ']]>',
  '<![CDATA[',
  '<!DOCTYPE x [',
  '../',
  'ً',
  '٣',
  '{{x}}',
].map((piece) => Buffer.from(piece));
const LONGEST = 64 * 1024;

/**
 * One file made from a good one: bytes flipped, pieces cut out, repeated, put in, or taken from another good
 * file.
 */
function mutated(seeds: readonly ContentCase[], random: () => number): ContentCase {
  const below = (limit: number): number => Math.floor(random() * limit);
  const one = <T>(list: readonly T[]): T | undefined => list[below(list.length)];
  const seed = one(seeds);
  if (!seed) throw new Error('no seeds');
  let { bytes } = seed;
  for (let rounds = 1 + below(6); rounds > 0; rounds -= 1) {
    const at = below(bytes.length + 1);
    const length = 1 + below(Math.max(1, Math.min(bytes.length - at, random() < 0.8 ? 40 : 2000)));
    const [before, piece, after] = [bytes.subarray(0, at), bytes.subarray(at, at + length), bytes.subarray(at + length)];
    switch (below(6)) {
      case 0: {
        bytes = Buffer.from(bytes);
        if (at < bytes.length) bytes[at] = (bytes[at] ?? 0) ^ (1 << below(8));
        break;
      }
      case 1:
        bytes = Buffer.concat([before, after]);
        break;
      case 2:
        bytes = Buffer.concat([before, ...Array.from({ length: 1 + below(random() < 0.9 ? 4 : 400) }, () => piece), after]);
        break;
      case 3:
        bytes = Buffer.concat([before, ...Array.from({ length: random() < 0.95 ? 1 : 500 }, () => one(PIECES) ?? piece), piece, after]);
        break;
      case 4: {
        const other = one(seeds)?.bytes ?? bytes;
        const from = below(other.length);
        bytes = Buffer.concat([before, other.subarray(from, from + length), after]);
        break;
      }
      default:
        bytes = random() < 0.3 ? before : Buffer.concat([before, piece, piece, after]);
    }
    if (bytes.length > LONGEST) bytes = bytes.subarray(0, LONGEST);
  }
  return { name: seed.name, bytes };
}

const isArchive = (bytes: Buffer): boolean => bytes.subarray(0, 2).toString('latin1') === 'PK';

/**
 * A good archive with one of its files damaged: damage to an archive itself is nearly always seen by its
 * sums.
 */
async function damagedInside({ name, bytes }: ContentCase, random: () => number): Promise<ContentCase> {
  const archive = await openArchive(bytes);
  const chosen = archive.names[Math.floor(random() * archive.names.length)];
  const files: ZipEntry[] = [];
  for (const inner of archive.names) {
    const content = Buffer.from((await archive.read(inner)) ?? []);
    files.push({ name: inner, data: inner === chosen ? mutated([{ name: inner, bytes: content }], random).bytes : content });
  }
  return { name, bytes: Buffer.from(zipOf(files)) };
}

/** The next damaged file of a format; of archives two in three are damaged inside. */
export async function damaged(seeds: readonly ContentCase[], random: () => number): Promise<ContentCase> {
  const [first] = seeds;
  return first && isArchive(first.bytes) && random() < 2 / 3 ? damagedInside(first, random) : mutated(seeds, random);
}
