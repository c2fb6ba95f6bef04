import { describe, expect, it } from 'vitest';
import { chromiumForStories, type StoriesMachine } from './chromium.ts';

const machine = (change: Partial<StoriesMachine> = {}): StoriesMachine => ({
  platform: 'linux',
  arch: 'x64',
  named: undefined,
  packaged: () => '/packaged',
  find: () => '/usr/bin/chromium',
  ...change,
});

describe('the browser of the stories', () => {
  it.each([true, false])('is the packaged one beside a system’s own, with --update %s', (update) => {
    expect(chromiumForStories(update, machine())).toEqual({ executablePath: '/packaged', skipped: null });
  });

  it('is the packaged one where CHROME_PATH names another', () => {
    expect(chromiumForStories(false, machine({ named: '/opt/chrome' })).executablePath).toBe('/packaged');
  });

  it('draws no pictures where CHROME_PATH names another, and says why', () => {
    expect(() => chromiumForStories(true, machine({ named: '/opt/chrome' }))).toThrow(/packaged browser alone.*\/opt\/chrome/);
  });

  it('compares no pictures where it is another one, and says why', () => {
    const { executablePath, skipped } = chromiumForStories(false, machine({ platform: 'darwin', arch: 'arm64' }));
    expect(executablePath).toBe('/usr/bin/chromium');
    expect(skipped).toMatch(/linux x64 alone, and this is darwin arm64/);
  });

  it('draws no pictures where it would be another one', () => {
    expect(() => chromiumForStories(true, machine({ arch: 'arm64' }))).toThrow(/cannot draw here/);
  });

  it('is not replaced by another one where the packaged one does not run', () => {
    const broken = () => {
      throw new Error('libnss3.so is missing');
    };
    expect(() => chromiumForStories(false, machine({ packaged: broken }))).toThrow('libnss3.so is missing');
  });
});
