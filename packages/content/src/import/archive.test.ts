import { describe, expect, it } from 'vitest';
import { openArchive } from './archive.ts';
import { readQtiPackage } from './qti-package.ts';
import { Refused } from './refused.ts';
import { gigabyteOfZeros, zipOf, type ZipEntry } from './zip.testing.ts';

const refusalOf = async (bytes: Uint8Array): Promise<string> => {
  try {
    await (await openArchive(bytes)).verify();
    return 'opened';
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
};

describe('an archive', () => {
  it('is unpacked file by file', async () => {
    const archive = await openArchive(zipOf([{ name: 'a/' }, { name: 'a/متن.txt', data: 'نصّ' }, { name: 'b.txt', data: 'b', method: 0 }]));
    expect(archive.names).toEqual(['a/متن.txt', 'b.txt']);
    expect(Buffer.from((await archive.read('a/متن.txt')) ?? []).toString()).toBe('نصّ');
    expect(await archive.read('c.txt')).toBeNull();
  });

  it.each<[string, string, ZipEntry[]]>([
    ['a path out of its folder', 'archivePath', [{ name: '../x' }]],
    ['a path out of its folder in the middle', 'archivePath', [{ name: 'a/../../x' }]],
    ['an absolute path', 'archivePath', [{ name: '/etc/x' }]],
    ['a drive', 'archivePath', [{ name: 'C:/x' }]],
    ['a backslash', 'archivePath', [{ name: '..\\x' }]],
    ['a link', 'archiveLink', [{ name: 'x', data: '/etc/passwd', mode: 0o120777 }]],
    ['a device', 'archiveLink', [{ name: 'x', mode: 0o060644 }]],
    ['an encrypted file', 'archiveEncrypted', [{ name: 'x', flags: 1 }]],
    ['two files of one name', 'archiveDuplicate', [{ name: 'x.xml' }, { name: 'X.xml' }]],
    ['another packing', 'archivePacking', [{ name: 'x', method: 12 }]],
    ['a file too large', 'archiveFileTooLarge', [{ name: 'x', size: 2 ** 30 }]],
    ['a file that unpacks to a thousand times its size', 'archiveBomb', [{ name: 'x', data: Buffer.alloc(8 * 2 ** 20) }]],
    ['a file that is larger than the directory says', 'archiveSizeFalse', [{ name: 'x', data: 'abcdef', size: 3 }]],
    ['a file that is smaller than the directory says', 'archiveSizeFalse', [{ name: 'x', data: 'abcdef', size: 9 }]],
    [
      'files that are too much together',
      'archiveTooLarge',
      Array.from({ length: 10 }, (_, at) => ({ name: `x${at}`, packed: Buffer.alloc(2 ** 20), size: 30 * 2 ** 20 })),
    ],
  ])('with %s is refused (%s)', async (_, code, entries) => {
    expect(await refusalOf(zipOf(entries))).toBe(code);
  });

  it('that is none is refused', async () => {
    expect(await refusalOf(Buffer.from('no zip'))).toBe('archiveUnreadable');
    expect(await refusalOf(new Uint8Array())).toBe('archiveUnreadable');
  });

  it('with a gigabyte of zeros in a megabyte is refused before it is unpacked', async () => {
    const packed = gigabyteOfZeros();
    expect(packed.length).toBeLessThan(1.2 * 2 ** 20);
    expect(await refusalOf(zipOf([{ name: 'x', packed, size: 2 ** 30 }]))).toBe('archiveFileTooLarge');
  });

  it('whose gigabyte of zeros says that it is small is refused at the first byte too many, in little memory', async () => {
    const bytes = zipOf([{ name: 'x', packed: gigabyteOfZeros(), size: 1000 }]);
    const before = process.memoryUsage.rss();
    expect(await refusalOf(bytes)).toBe('archiveSizeFalse');
    expect(process.memoryUsage.rss() - before).toBeLessThan(64 * 2 ** 20);
  });

  it('that is refused as a package is a remark, not a fault', async () => {
    const { questions, remarks } = await readQtiPackage(zipOf([{ name: '../x' }]));
    expect(questions).toEqual([]);
    expect(remarks).toMatchObject([{ outcome: 'left_out', code: 'archivePath', values: { name: '../x' } }]);
  });

  it('with names that are UTF-8 and do not say so, as a Mac writes them, keeps their letters', async () => {
    const archive = await openArchive(zipOf([{ name: 'حزمة/سؤال.xml', data: 'x', saysUtf8: false }]));
    expect(archive.names).toEqual(['حزمة/سؤال.xml']);
  });
});
