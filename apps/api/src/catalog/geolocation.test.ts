import { expect } from 'vitest';
import { PEER, test } from '../testing/test.ts';

test('a visitor’s country is answered with its success, and Jordan where it is not known', async ({ api }) => {
  const answer = await api.fetch(new Request('http://localhost/api/geolocation/location-from-ip'), PEER);
  expect(await answer.json()).toMatchObject({ message_key: 'geolocation_succ', data: { iso: 'JO', located: false } });
});
