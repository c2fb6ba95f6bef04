import { expect, test } from 'vitest';
import { contentSecurity } from './content-security.ts';

const connectOf = (policy: string) => /connect-src ([^;]*)/.exec(policy)?.[1];

test('scripts may speak to the product and open its sockets, named for browsers to which self does not mean them', () => {
  const local = contentSecurity({ publicUrl: 'http://localhost:3000' });
  expect(connectOf(local.byNonce('n'))).toBe("'self' ws://localhost:3000");
  expect(connectOf(local.byHashes('<p></p>'))).toBe("'self' ws://localhost:3000");
  const world = contentSecurity({ publicUrl: 'https://darb.example.org', leagueUrl: null });
  expect(connectOf(world.byNonce('n'))).toBe("'self' wss://darb.example.org");
});

test('other companies stand in the policy where they are configured, and only the hosts of those', () => {
  const plain = contentSecurity({ publicUrl: 'https://darb.example.org' });
  const none = contentSecurity({ publicUrl: 'https://darb.example.org', thirdParties: {} });
  expect(none.byNonce('n')).toBe(plain.byNonce('n'));
  expect(none.byHashes('<p></p>')).toBe(plain.byHashes('<p></p>'));
  const chat = contentSecurity({
    publicUrl: 'https://darb.example.org',
    thirdParties: { freshchat: { token: 'x', host: 'https://chat.example' } },
  }).byHashes('<p></p>');
  expect(chat).toContain("script-src 'self' https://chat.example;");
  expect(connectOf(chat)).toBe("'self' wss://darb.example.org https://chat.example wss://chat.example");
  expect(chat).toContain('frame-src https://chat.example;');
  expect(chat).not.toMatch(/google|zendesk/);
});

test('with a league elsewhere scripts may speak to it and open its sockets, and to nobody else', () => {
  const elsewhere = contentSecurity({ publicUrl: 'https://darb.example.org', leagueUrl: 'https://league.example.org:7350/' });
  const sources = "'self' https://league.example.org:7350 wss://league.example.org:7350";
  expect(connectOf(elsewhere.byNonce('n'))).toBe(sources);
  expect(connectOf(elsewhere.byHashes('<p></p>'))).toBe(sources);
  const plain = contentSecurity({ publicUrl: 'http://localhost:3000', leagueUrl: 'http://127.0.0.1:7350' });
  expect(connectOf(plain.byNonce('n'))).toBe("'self' http://127.0.0.1:7350 ws://127.0.0.1:7350");
});
