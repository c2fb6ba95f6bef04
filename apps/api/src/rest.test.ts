import { expect } from 'vitest';
import { PEER, test } from './testing/test.ts';

test('an address that nobody serves answers not_found in the envelope', async ({ api }) => {
  const response = await api.fetch(new Request('http://localhost/api/nothing'), PEER);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ message_key: 'not_found', detail: 'not_found' });
});

test('the description is OpenAPI 3.1 and names every call of the contract', async ({ api }) => {
  const response = await api.fetch(new Request('http://localhost/api/openapi.json'), PEER);
  const document = (await response.json()) as { openapi: string; paths: Record<string, object> };
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths).toHaveProperty(['/student/sms-otp/signup', 'post']);
  expect(document.paths).toHaveProperty(['/exams/quiz', 'get']);
  expect(document.paths).toHaveProperty(['/exams/quiz', 'post']);
});
