import { createHmac } from 'node:crypto';
import { TICKET_SECONDS, ticketBody } from '@darb/contract/league-match';
import { decodeJwt } from 'jose';
import { expect } from 'vitest';
import { test } from '../testing/learner.ts';
import { guest } from '../testing/test.ts';
import { leaguePools } from './pools.ts';

test('a ticket is signed for the student who asks, for a minute, and differs each time', async ({ learner, options, clock }) => {
  const { id, client, accessToken } = await learner();
  const first = await client.league.ticket({});
  const second = await client.league.ticket({});
  const [version, student, session = '', expires = '', nonce = '', signature] = first.ticket.split('.');
  expect([version, student]).toEqual(['v2', id]);
  expect(Number(expires)).toBe(Math.floor(clock.now().getTime() / 1000) + TICKET_SECONDS);
  const signed = createHmac('sha256', options.league.ticketKey)
    .update(ticketBody(id, session, Number(expires), nonce))
    .digest('hex');
  expect(signature).toBe(signed);
  expect(decodeJwt(accessToken)['sid']).toBe(session);
  expect(first).toMatchObject({ expires_in: TICKET_SECONDS, url: null, server_key: options.league.serverKey });
  expect(second.ticket).not.toBe(first.ticket);
});

test('a guest gets no ticket, and a student not without end', async ({ api, learner, options, clock }) => {
  await expect(api.client(guest()).league.ticket({})).rejects.toMatchObject({ messageKey: 'token_invalid' });
  const { client } = await learner();
  const { count, seconds } = options.limits.leagueTicket;
  for (let taken = 0; taken < count; taken++) await client.league.ticket({});
  await expect(client.league.ticket({})).rejects.toMatchObject({ messageKey: 'too_many_requests' });
  clock.advance(seconds + 1);
  await expect((await learner()).client.league.ticket({})).resolves.toBeDefined();
});

test('subjects are those with enough questions, and as many as are published', async ({ api, learner }) => {
  const { client } = await learner();
  const { program, subjects } = await client.league.subjects({});
  expect(program?.id).toBe(1);
  const pools = [];
  for await (const pool of leaguePools(api.db)) pools.push(pool);
  for (const { id, questions_count } of subjects) {
    expect(questions_count).toBeGreaterThanOrEqual(6);
    expect(pools.find(({ subject }) => subject === id)?.questions).toHaveLength(questions_count);
  }
});

test('without a program there are no subjects, and an unknown one is refused', async ({ learner }) => {
  const { client } = await learner({ programId: null });
  expect(await client.league.subjects({})).toEqual({ program: null, subjects: [] });
  await expect(client.league.subjects({ program_id: 999_999 })).rejects.toMatchObject({ messageKey: 'content_not_found' });
});

test('a pool has single choices of four options, the right one by its place, and no pictures', async ({ api }) => {
  for await (const { questions } of leaguePools(api.db)) {
    for (const { options, correct, stem, explanation } of questions) {
      expect(options).toHaveLength(4);
      expect([0, 1, 2, 3]).toContain(correct);
      expect(JSON.stringify([stem, options, explanation])).not.toContain('"picture"');
    }
  }
});
