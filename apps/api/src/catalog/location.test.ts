import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countryAt, locate } from './location.ts';

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

test.each([
  ['Amman', 31.95, 35.91, 'JO'],
  ['Aqaba', 29.53, 35.01, 'JO'],
  ['Nablus', 32.22, 35.26, 'PS'],
  ['Gaza', 31.5, 34.47, 'PS'],
  ['Cairo', 30.04, 31.24, 'EG'],
  ['Riyadh', 24.71, 46.68, 'SA'],
  ['Basra', 30.51, 47.81, 'IQ'],
  ['Lahore', 31.55, 74.34, 'PK'],
  ['Khartoum', 15.5, 32.56, 'SD'],
])('%s (%d, %d) lies in %s', async (_city, latitude, longitude, iso) =>
  expect(await countryAt(latitude, longitude)).toEqual({ iso, located: true }),
);

test.each([
  ['London', 51.5, -0.1],
  ['Doha, which has a curriculum but does not count as a location', 25.29, 51.53],
  ['the middle of an ocean', -30, -30],
])('%s counts for no country', async (_place, latitude, longitude) =>
  expect(await countryAt(latitude, longitude)).toEqual({ iso: 'JO', located: false }),
);

test('every position on Earth is answered, poles and date line too, and what is finer than a tenth of a degree changes nothing', () =>
  fc.assert(
    fc.asyncProperty(
      fc.integer({ min: -900, max: 900 }),
      fc.integer({ min: -1800, max: 1800 }),
      fc.double({ min: -0.049, max: 0.049, noNaN: true }),
      async (latitude, longitude, finer) => {
        const place = await countryAt(latitude / 10, longitude / 10);
        expect(['JO', 'PS', 'EG', 'SA', 'IQ', 'PK', 'SD']).toContain(place.iso);
        expect(await countryAt(latitude / 10 + finer, longitude / 10 + finer)).toEqual(place);
      },
    ),
  ));
