import { expect, test, vi } from 'vitest';
import { answerOf, keepAnswer } from './consent-answer.ts';

function kept(given: 'yes' | 'no', names: readonly string[]): string {
  const written = { cookie: '' };
  vi.stubGlobal('document', written);
  vi.stubGlobal('location', { protocol: 'https:' });
  keepAnswer(given, names);
  vi.unstubAllGlobals();
  return `a=b; ${written.cookie.split(';', 1)[0]}`;
}

test.each(['yes', 'no'] as const)('“%s” holds for the companies that were named, and for fewer', (given) => {
  const cookies = kept(given, ['analytics', 'zendesk']);
  expect(answerOf(cookies, ['analytics', 'zendesk'])).toBe(given);
  expect(answerOf(cookies, ['zendesk'])).toBe(given);
});

test('a company more is asked about anew', () => {
  expect(answerOf(kept('yes', ['analytics']), ['analytics', 'zendesk'])).toBeNull();
});

test.each(['', 'consent=', 'consent=maybe%20analytics', 'other=yes%20analytics', 'noconsent=yes%20analytics'])(
  'what is no answer is none: %j',
  (cookies) => expect(answerOf(cookies, ['analytics'])).toBeNull(),
);
