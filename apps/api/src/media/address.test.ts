import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StudentId } from '../ids.ts';
import { ADDRESS_SECONDS, addressHolds, signedAddresses } from './address.ts';

const secret = Buffer.from('a secret of the tests');
const asked = (address: string): [string, URLSearchParams] => {
  const url = new URL(address, 'https://darb.example');
  return [url.pathname.slice('/media/'.length), url.searchParams];
};

test('every address holds for its own student, file and time alone, however many were signed before it', () => {
  const students = fc.integer({ min: 0, max: 30 }).map((number) => `student ${number}` as StudentId);
  const files = fc.integer({ min: 0, max: 150 }).map((number) => `${number}.webm`);
  const times = fc.integer({ min: 1_700_000_000, max: 1_700_100_000 }).map((seconds) => new Date(seconds * 1000));
  fc.assert(
    fc.property(students, students, fc.uniqueArray(files, { minLength: 1, maxLength: 120 }), times, (student, other, names, now) => {
      const addressOf = signedAddresses(secret, student, now)(null);
      for (const name of names) {
        const [file, query] = asked(addressOf(name));
        expect(file).toBe(name);
        expect(addressOf(name)).toBe(signedAddresses(secret, student, now)(null)(name));
        expect(addressHolds([secret], student, name, query, now)).toBe(true);
        expect(addressHolds([secret], student, `x${name}`, query, now)).toBe(false);
        expect(addressHolds([secret], other, name, query, now)).toBe(other === student);
        expect(addressHolds([Buffer.from('another secret')], student, name, query, now)).toBe(false);
        expect(addressHolds([secret], student, name, query, new Date(now.getTime() + ADDRESS_SECONDS * 1000))).toBe(false);
      }
    }),
    { numRuns: 60 },
  );
});

test('the addresses of more students than are remembered are still right', () => {
  const now = new Date('2026-11-28T12:00:00Z');
  const addresses = Array.from({ length: 2_500 }, (_, number) =>
    signedAddresses(secret, `many ${number}` as StudentId, now)(null)('a.webm'),
  );
  expect(new Set(addresses).size).toBe(2_500);
  expect(signedAddresses(secret, 'many 0' as StudentId, now)(null)('a.webm')).toBe(addresses[0]);
});

test('an address ends with what it was paid for, and still is one address of its window', () => {
  const [now, student] = [new Date('2026-11-28T12:00:00Z'), 'a student' as StudentId];
  const end = new Date('2026-11-28T13:00:00Z');
  const [file, query] = asked(signedAddresses(secret, student, now)(end)('a.webm'));
  expect(addressHolds([secret], student, file, query, new Date(end.getTime() - 1000))).toBe(true);
  expect(addressHolds([secret], student, file, query, end)).toBe(false);
});
