import { describe, expect, test } from 'vitest';
import type { Visit } from '../../visit.ts';
import { flowOf, keepFlow, keepProof, proofOf, type KeptFlow, type KeptProof } from './kept-login.ts';

const here = { origin: 'https://darb.example', prefix: '', country: 'JO' } as Visit;
const flow: KeptFlow = { provider: 'google', token: 't', from: 'kaust', prefix: '/en', country: 'EG', next: '/explore/1' };
const proof: KeptProof = { provider: 'google', token: 't', status: 'new', fullName: 'Salma', email: null, next: null };

/** The cookies of a browser that was given what `keep` sets. */
function keptBy(keep: (context: { setCookie: (name: string, value: string) => void }) => void) {
  const cookies: Record<string, string> = {};
  keep({ setCookie: (name, value) => void (cookies[name] = value) });
  return { cookies };
}
const written = (name: string, value: unknown) => ({ cookies: { [name]: JSON.stringify(value) } });

describe('what a sign-in elsewhere leaves in a browser', () => {
  test('comes back as it was, for its provider alone', () => {
    expect(
      flowOf(
        keptBy((context) => keepFlow(context, flow)),
        'google',
        here,
      ),
    ).toEqual(flow);
    expect(
      flowOf(
        keptBy((context) => keepFlow(context, flow)),
        'facebook',
        here,
      ),
    ).toBeNull();
    expect(
      proofOf(
        keptBy((context) => keepProof(context, proof)),
        'google',
      ),
    ).toEqual(proof);
    expect(
      proofOf(
        keptBy((context) => keepProof(context, proof)),
        'facebook',
      ),
    ).toBeNull();
  });

  test('leads nowhere else: another site, a language or a country that there is not', () => {
    const bent = { ...flow, prefix: '//evil.example', country: 'XX', next: '//evil.example', from: 'https://evil.example' };
    expect(flowOf(written('login-flow', bent), 'google', here)).toEqual({ ...flow, prefix: '', country: 'JO', next: null, from: 'signin' });
    expect(proofOf(written('login-proof', { ...proof, next: '/\\evil.example' }), 'google')?.next).toBeNull();
  });

  test.each([null, 1, 'a', [], {}, { provider: 'google' }, { ...flow, token: 1 }, { ...flow, provider: 'x' }])(
    'is nothing where it is %j',
    (kept) => {
      expect(flowOf(written('login-flow', kept), 'google', here)).toBeNull();
      expect(proofOf(written('login-proof', kept), 'google')).toBeNull();
    },
  );
});
