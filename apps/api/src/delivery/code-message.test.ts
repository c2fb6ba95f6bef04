import { expect, test, vi } from 'vitest';
import en from '../../../../locales/en/delivery.json' with { type: 'json' };
import { codeMessage } from './code-message.ts';

vi.mock('../../../../locales/ur/delivery.json', async (original) => {
  const { codeSms: _, ...others } = (await original<{ default: Record<string, string> }>()).default;
  return { default: others };
});

const note = { code: '123456', purpose: 'sign_up', domain: 'darb.example' } as const;

test('a message whose text a language misses goes out in English, with its code', () => {
  const { body } = codeMessage('sms', { ...note, to: '+92 300 1234567', language: 'ur' });
  expect(body).toContain('123456');
  expect(body.slice(0, 8)).toBe(en.codeSms.replace('{{code}}', '123456').slice(0, 8));
  expect(codeMessage('email', { ...note, to: 'a@example.com', language: 'ur' }).subject).toMatch(/\p{Script=Arabic}/u);
});

test('an SMS ends with the line by which a phone offers its code, for every purpose and language', () => {
  for (const language of ['ar', 'en', 'ur'] as const)
    for (const purpose of ['sign_up', 'recovery', 'change', 'deletion'] as const) {
      const { body } = codeMessage('sms', { ...note, to: '+962790123456', language, purpose });
      expect(body.split('\n').at(-1)).toBe('@darb.example #123456');
      expect(body).not.toContain('{{');
    }
});

test('an e-mail has a link where there is one, and no empty place where there is none', () => {
  for (const language of ['ar', 'en', 'ur'] as const) {
    const link = `https://darb.example/${language}/verify?confirmation_token=x`;
    const made = codeMessage('email', { ...note, to: 'a@example.com', language, link });
    expect(made.body.split('\n')).toContain(link);
    expect(made.body).not.toContain('{{');
    expect(codeMessage('email', { ...note, to: 'a@example.com', language }).body).not.toContain('http');
  }
});
