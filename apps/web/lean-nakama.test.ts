import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lean } from './lean-nakama.ts';

const library = path.join(path.dirname(createRequire(import.meta.url).resolve('@heroiclabs/nakama-js')), 'nakama-js.esm.mjs');
const whole = readFileSync(library, 'utf8');

test('of nakama-js the stand-ins for what browsers have and the socket of its own are left out, and its calls stay', () => {
  const left = lean(whole);
  expect(left).not.toContain('XMLHttpRequest()');
  expect(left).not.toContain('adapter = new WebSocketAdapterText()');
  expect(left).not.toContain('var b64ch');
  expect(left).not.toContain('var lookup');
  for (const kept of ['var _DefaultSocket = class', 'joinMatch(', 'sendMatchState(', 'var Session = class', 'function buildFetchOptions'])
    expect(left).toContain(kept);
});

test('a library that has changed is not cut in silence', () => {
  expect(() => lean('export const nothing = 1;')).toThrow('nakama-js has changed');
});
