import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sessionSecretsOf } from './session-secret.ts';

let DATA_DIR: string;
beforeEach(() => {
  DATA_DIR = fs.mkdtempSync(path.join(os.tmpdir(), 'darb-secret-'));
});
afterEach(() => fs.rmSync(DATA_DIR, { recursive: true }));

test('a secret is made once, for its owner alone', () => {
  const first = sessionSecretsOf({ DATA_DIR });
  expect(first).toHaveLength(1);
  expect(first[0].byteLength).toBeGreaterThanOrEqual(32);
  expect(sessionSecretsOf({ DATA_DIR })).toEqual(first);
  expect(fs.readdirSync(DATA_DIR)).toEqual(['session-secret']);
  expect(fs.statSync(path.join(DATA_DIR, 'session-secret')).mode & 0o777).toBe(0o600);
});

test('given secrets are used as they are, the first one first, and written nowhere', () => {
  const given = ['x'.repeat(40), 'y'.repeat(32)];
  expect(sessionSecretsOf({ DATA_DIR, SESSION_SECRET: given }).map((one) => Buffer.from(one).toString())).toEqual(given);
  expect(fs.readdirSync(DATA_DIR)).toEqual([]);
});
