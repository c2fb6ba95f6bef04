import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { locate } from './location.ts';

const database = createRequire(import.meta.url).resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');

test.each([
  ['212.34.0.1', { iso: 'JO', located: true }],
  ['41.32.0.1', { iso: 'EG', located: true }],
  ['8.8.8.8', { iso: 'JO', located: true }],
  ['127.0.0.1', { iso: 'JO', located: false }],
  ['192.168.1.1', { iso: 'JO', located: false }],
  ['2001:db8::1', { iso: 'JO', located: false }],
  ['::1', { iso: 'JO', located: false }],
  ['', { iso: 'JO', located: false }],
])('%s is located as far as it is in one of our countries', async (address, place) =>
  expect(await locate(database, address)).toEqual(place),
);

test('without a database nothing is located', async () => expect(await locate(null, '212.34.0.1')).toEqual({ iso: 'JO', located: false }));
