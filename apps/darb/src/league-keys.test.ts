import { expect, test } from 'vitest';
import { leagueKeysOf } from './league-keys.ts';

const DATA_DIR = '/nonexistent';
const [OLD, NEW] = ['o'.repeat(32), 'n'.repeat(32)];

test('while the secret is changed the league has the keys of both, and signs with those of the new one', () => {
  const before = leagueKeysOf({ DATA_DIR, SESSION_SECRET: [OLD] });
  const during = leagueKeysOf({ DATA_DIR, SESSION_SECRET: [NEW, OLD] });
  const after = leagueKeysOf({ DATA_DIR, SESSION_SECRET: [NEW] });
  expect([during.ticket, during.oldTicket]).toEqual([after.ticket, before.ticket]);
  expect(during.tokens).toEqual([...after.tokens, ...before.tokens]);
  expect([before.oldTicket, after.oldTicket]).toEqual([undefined, undefined]);
});

test('a ticket key that was given has none before it', () => {
  const given = leagueKeysOf({ DATA_DIR, SESSION_SECRET: [NEW, OLD], LEAGUE_TICKET_KEY: 'k'.repeat(32) });
  expect([given.ticket, given.oldTicket]).toEqual(['k'.repeat(32), undefined]);
});
