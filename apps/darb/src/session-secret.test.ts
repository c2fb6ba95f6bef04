import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sessionSecretOf } from './session-secret.ts';

let DATA_DIR: string;
beforeEach(() => {
  DATA_DIR = fs.mkdtempSync(path.join(os.tmpdir(), 'darb-secret-'));
});
afterEach(() => fs.rmSync(DATA_DIR, { recursive: true }));

test('a secret is made once, for its owner alone', () => {
  const first = sessionSecretOf({ DATA_DIR });
  expect(first.byteLength).toBeGreaterThanOrEqual(32);
  expect(sessionSecretOf({ DATA_DIR })).toEqual(first);
  expect(fs.readdirSync(DATA_DIR)).toEqual(['session-secret']);
  expect(fs.statSync(path.join(DATA_DIR, 'session-secret')).mode & 0o777).toBe(0o600);
});

test('a given secret is used as it is, and written nowhere', () => {
  expect(Buffer.from(sessionSecretOf({ DATA_DIR, SESSION_SECRET: 'x'.repeat(40) })).toString()).toBe('x'.repeat(40));
  expect(fs.readdirSync(DATA_DIR)).toEqual([]);
});
