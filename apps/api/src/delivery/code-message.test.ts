import { expect, test, vi } from 'vitest';
import en from '../../../../locales/en/delivery.json' with { type: 'json' };
import { codeMessage } from './code-message.ts';

vi.mock('../../../../locales/ur/delivery.json', async (original) => {
  const { codeSms: _, ...others } = (await original<{ default: Record<string, string> }>()).default;
  return { default: others };
});

test('a message whose text a language misses goes out in English, with its code', () => {
  const { body } = codeMessage('sms', '+92 300 1234567', 'ur', '123456');
  expect(body).toContain('123456');
  expect(body.slice(0, 8)).toBe(en.codeSms.replace('{{code}}', '123456').slice(0, 8));
  expect(codeMessage('email', 'a@example.com', 'ur', '123456').subject).toMatch(/\p{Script=Arabic}/u);
});
