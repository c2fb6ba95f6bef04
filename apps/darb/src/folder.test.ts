import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { folderProblem, makeFolder, nearestTo, refusalOfSystem, tryFolder } from './folder.ts';

let parent: string;
beforeEach(() => (parent = fs.mkdtempSync(path.join(os.tmpdir(), 'darb-folder-'))));
afterEach(() => fs.rmSync(parent, { recursive: true }));

const errorOf = (act: () => void): unknown => {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('it was taken');
};
const systemError = (code: string) => Object.assign(new Error(code), { code, path: path.join(parent, 'data') });

describe('a folder', () => {
  test('is made with those above it, and again without harm', () => {
    const folder = path.join(parent, 'a', 'b', 'c');
    for (let time = 0; time < 2; time++) makeFolder(folder);
    expect(fs.statSync(folder).isDirectory()).toBe(true);
  });

  test.each(['/proc/x', '/proc/x/y', '/dev/null/x', '/dev/null'])('at %s is refused by the system, and that ends', (folder) => {
    expect(folderProblem(errorOf(() => makeFolder(folder)))).toMatch(/^[^\n]+\n.*Example: DATA_DIR=/);
  });

  test('is tried without a trace, before it is there too', () => {
    tryFolder(parent);
    tryFolder(path.join(parent, 'a', 'b'));
    expect(fs.readdirSync(parent)).toEqual([]);
  });

  test('that is missing is near to what stands on its way', () => {
    fs.writeFileSync(path.join(parent, 'file'), '');
    fs.symlinkSync('/nowhere/at/all', path.join(parent, 'link'));
    expect(nearestTo(path.join(parent, 'a', 'b'))).toBe(parent);
    for (const name of ['file', 'link']) {
      expect(nearestTo(path.join(parent, name, 'b'))).toBe(path.join(parent, name));
      expect(folderProblem(errorOf(() => tryFolder(path.join(parent, name, 'b'))))).toContain(`${path.join(parent, name)} is no folder.`);
    }
  });
});

describe('what the system refuses', () => {
  test.each([
    ['EACCES', /data may not be written by this user \(uid \d+\); .* belongs to uid \d+\.\nGive it to that user \(chown -R\)/],
    ['EPERM', /data may not be written by this user/],
    ['EROFS', /data lies on a disk that is mounted read-only\.\nMount it for writing/],
    ['ENOSPC', /no space is left on its disk\.\nMake room there/],
    ['EDQUOT', /no space is left on its disk\.\nMake room there/],
    ['EMFILE', /too many files are open\.\nRaise the limit/],
  ])('by %s is said in two lines wherever it happens', (code, words) => {
    for (const said of [folderProblem(systemError(code)), refusalOfSystem(systemError(code))]) expect(said).toMatch(words);
    expect(refusalOfSystem(systemError(code))).not.toContain('DATA_DIR');
  });

  test.each(['ENOENT', 'EEXIST', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG'])('by %s is said of a setting’s folder alone', (code) => {
    expect(folderProblem(systemError(code))).toContain('Example: DATA_DIR=/var/lib/darb');
    expect(refusalOfSystem(systemError(code))).toBeNull();
  });

  test('is not what a defect of ours throws', () => {
    for (const error of [new TypeError('a defect'), Object.assign(new Error('a code'), { code: 'EACCES' }), 'text', systemError('EBADF')]) {
      expect(folderProblem(error)).toBeNull();
      expect(refusalOfSystem(error)).toBeNull();
    }
  });
});
