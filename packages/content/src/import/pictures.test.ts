import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { png } from '../png.testing.ts';
import { readPack } from '../read-pack.ts';
import { importFile } from './import-file.ts';

describe('a pack and an import', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'darb-test-'));
    await cp(join(import.meta.dirname, '../../fixtures/small'), folder, { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true }));

  const place = 'first/mathematics/01-numbers/01-adding';
  const question = (bytes: Buffer) =>
    `<quiz><question type="truefalse"><name><text>a</text></name><questiontext format="html"><text><![CDATA[<p>مربع؟ <img src="@@PLUGINFILE@@/a.png" alt="مربع"></p>]]></text><file name="a.png" path="/" encoding="base64">${bytes.toString('base64')}</file></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question></quiz>`;

  test.each([
    ['too many pixels', png(16_000, 16_000), 'pictureTooManyPixels', { code: 'picturePixels', values: { side: 8000, millions: 24 } }],
    ['no data', png(40, 30, 0), 'pictureUnreadable', { code: 'pictureUnreadable', values: {} }],
  ])('refuse a picture with %s alike', async (_, bytes, code, problem) => {
    const report = await importFile(
      { name: 'a.xml', bytes: Buffer.from(question(bytes)) },
      { into: join(folder, place), lesson: '01-sum', language: 'ar', dryRun: false },
    );
    expect(report).toMatchObject({ added: 0, leftOut: 1, remarks: [{ code }] });
    await writeFile(join(folder, place, '01-sum/square.png'), bytes);
    const { problems } = await readPack(folder);
    expect(problems).toMatchObject([problem]);
  });
});
