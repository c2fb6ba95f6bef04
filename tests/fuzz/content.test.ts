import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importFile } from '../../packages/content/src/import/import-file.ts';
import { contentSeeds, damaged, randomOf } from './content-cases.ts';

const SEED = 1071;
const CASES = 60;

test.each(Object.entries(contentSeeds()))(
  'whatever damage a teacher’s file has, it is read or refused with words, and nothing else is touched: %s',
  async (format, seeds) => {
    const outside = mkdtempSync(path.join(tmpdir(), 'darb-test-'));
    const pack = path.join(outside, 'pack');
    cpSync(path.resolve(import.meta.dirname, '../../packages/content/fixtures/small'), pack, { recursive: true });
    const files = () =>
      readdirSync(outside, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .map((file) => [file, readFileSync(file).toString('base64').length]);
    const before = files();
    try {
      const random = randomOf(SEED);
      for (let index = 0; index < CASES; index += 1) {
        const { name, bytes } = await damaged(seeds, random);
        const report = await importFile(
          { name, bytes },
          { into: path.join(pack, 'first/mathematics/adding'), lesson: 'sum', language: 'ar', dryRun: true },
        );
        expect(report.added + report.replaced + report.unchanged + report.remarks.length, `${format} case ${index}`).toBeGreaterThan(0);
      }
      expect(files()).toEqual(before);
    } finally {
      rmSync(outside, { recursive: true, force: true });
    }
  },
);
