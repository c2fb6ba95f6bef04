import { createHash } from 'node:crypto';
import { sealedText } from '@darb/contract/sealed-text';
import { expect, test } from 'vitest';
import { sealCode } from './seal.ts';

test.each([
  ['with SHA-256 of its own', globalThis.crypto.subtle],
  ['without it, as over plain http', null],
])('a browser %s seals with the code that the server works out from what arrives', async (_, hash) => {
  const sealed = {
    start_request_id: '0b9a5b9e-7a4c-4a51-9a4e-2c5b7f3f4a10',
    answers: [
      { question_id: 12, answer: { type: 'short_text', text: 'القصور الذاتي' }, acted_at: '2026-11-29T08:00:00.000Z' },
      { question_id: 3, answer: { type: 'matching', pairs: { b: 'x', a: 'y' } } },
    ],
    opened_at: '2026-11-29T07:50:00.000Z',
    sealed_at: '2026-11-29T08:10:00.000Z',
  };
  expect(await sealCode(sealed, hash)).toBe(createHash('sha256').update(sealedText(sealed)).digest('hex'));
});
