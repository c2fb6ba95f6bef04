import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Tokens } from './tokens.ts';

const secret = fc.uint8Array({ minLength: 32, maxLength: 40 });
const kinds = ['session', 'refresh'] as const;
const NOW = 1_800_000_000;
const SECRET = new Uint8Array(32).fill(1);
const account = { id: 'an account', username: 'salma' };

test('tokens of the old secret are read while it is given beside the new one, and by the new one alone never', async () => {
  await fc.assert(
    fc.asyncProperty(secret, secret, async (old, fresh) => {
      fc.pre(!Buffer.from(old).equals(fresh));
      const { token, refresh_token } = new Tokens([old], () => NOW).issue(account, {});
      const given = { session: token, refresh: refresh_token };
      for (const kind of kinds) {
        for (const both of [[fresh, old] as const, [old, fresh] as const])
          expect(await new Tokens(both, () => NOW).read(kind, given[kind])).toMatchObject({ uid: account.id });
        expect(await new Tokens([fresh], () => NOW).read(kind, given[kind])).toBeNull();
        expect(await new Tokens([fresh, old], () => NOW).read(kind === 'session' ? 'refresh' : 'session', given[kind])).toBeNull();
      }
    }),
  );
});

test('new tokens are signed by the new secret', async () => {
  const [old, fresh] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
  const { token } = new Tokens([fresh, old], () => NOW).issue(account, {});
  expect(await new Tokens([fresh], () => NOW).read('session', token)).toMatchObject({ uid: account.id });
  expect(await new Tokens([old], () => NOW).read('session', token)).toBeNull();
});

test('a login that was ended under the old secret stays ended', async () => {
  const [old, fresh] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
  const { token } = new Tokens([old], () => NOW).issue(account, {});
  const both = new Tokens([fresh, old], () => NOW);
  const claims = await both.read('session', token);
  if (!claims) throw new Error('not read');
  both.end(claims);
  expect(await both.read('session', token)).toBeNull();
});

describe('a clock that was ahead', () => {
  const lives = { session: 3_600, refresh: 86_400 } as const;

  test('leaves no token that is good now, and none that is good for longer than any other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -100_000, max: 4_000_000 }), async (ahead) => {
        const { token, refresh_token } = new Tokens([SECRET], () => NOW + ahead).issue(account, {});
        const given = { session: token, refresh: refresh_token };
        for (const kind of kinds)
          expect((await new Tokens([SECRET], () => NOW).read(kind, given[kind])) !== null).toBe(ahead <= 5 && ahead + lives[kind] > 0);
      }),
    );
  });

  test('in the middle of a login leaves none either: what it renewed is refused', async () => {
    const begun = new Tokens([SECRET], () => NOW);
    const held = await begun.read('refresh', begun.issue(account, {}).refresh_token);
    if (!held) throw new Error('not read');
    const renewed = new Tokens([SECRET], () => NOW + 3 * 86_400).issue(account, {}, held);
    expect(await begun.read('session', renewed.token)).toBeNull();
    expect(await begun.read('refresh', renewed.refresh_token)).toBeNull();
  });

  test('is no reason to refuse what a machine five seconds ahead has given', async () => {
    const { token } = new Tokens([SECRET], () => NOW + 5).issue(account, {});
    expect(await new Tokens([SECRET], () => NOW).read('session', token)).not.toBeNull();
  });
});
