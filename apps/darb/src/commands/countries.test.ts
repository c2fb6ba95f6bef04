import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { changeCountries, countries, countryOf } from '@darb/contract/countries';
import { changeBy, countryChangesIn } from './countries.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'darb-countries-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => changeCountries({}));

const HEAD = 'country,published,checkout,invite,tutoring,paywall,freshchat,zendesk,facebook,instagram,youtube,tiktok,x,price';
function file(...rows: string[]): string {
  const at = path.join(folder, 'countries.csv');
  writeFileSync(at, [HEAD, ...rows, ''].join('\n'));
  return at;
}

describe('a country that the operator changes (rule catalog 21)', () => {
  test('is changed where it is named, and as it ships everywhere else', () => {
    changeCountries({ SD: { published: true }, EG: { checkoutEnabled: false, links: { x: 'https://x.example' } } });
    expect(countryOf('SD').published).toBe(true);
    expect(countryOf('EG')).toMatchObject({ checkoutEnabled: false, microTutoringEnabled: true, links: { x: 'https://x.example' } });
    expect(countries.find(({ code }) => code === 'EG')).toBe(countryOf('EG'));
    changeCountries({});
    expect(countryOf('SD').published).toBe(false);
    expect(countryOf('EG')).toMatchObject({ checkoutEnabled: true, links: {} });
  });

  test('keeps what a later setting does not name, and an empty one is as it ships', () => {
    const first = changeBy(['checkout=off', 'facebook=https://facebook.example/darb?a=b'], {});
    expect(first).toEqual({ checkoutEnabled: false, links: { facebook: 'https://facebook.example/darb?a=b' } });
    expect(changeBy(['checkout=', 'published=on'], first)).toEqual({ published: true, links: first.links });
    expect(changeBy(['price=3500 PKR'], {})).toEqual({ price: { price: 3500, old: null, currency: 'PKR' } });
    expect(changeBy(['price=none'], {})).toEqual({ price: null });
    expect(changeBy(['price='], { price: null })).toEqual({});
    expect(changeBy(['facebook='], first)).toEqual({ checkoutEnabled: false, links: {} });
  });

  test.for(['price=35', 'price=35 XYZ', 'price=35 JOD 20', 'checkout', 'checkout=maybe', 'language=ar', 'x=javascript:alert(1)', ''])(
    'is refused for %j',
    (setting) => {
      expect(() => changeBy([setting], {})).toThrow('Nothing was changed.');
    },
  );
});

describe('a table of countries', () => {
  test('holds changes alone', async () => {
    expect(
      await countryChangesIn(file('JO,,,,,,,,,,,,,', 'SD,on,off,,,,,,,,,,https://x.example,', 'PK,,,,,,,,,,,,,3500 PKR 9000')),
    ).toEqual({
      JO: { links: {} },
      SD: { published: true, checkoutEnabled: false, links: { x: 'https://x.example' } },
      PK: { links: {}, price: { price: 3500, old: 9000, currency: 'PKR' } },
    });
  });

  test.for([
    ['a country that there is not', 'XX,,,,,,,,,,,,,', 'Darb knows no country “XX”.'],
    ['a flag that is neither on nor off', 'JO,yes,,,,,,,,,,,,', 'published is on or off, not “yes”.'],
    ['a link that is none', 'JO,,,,,,,,darb,,,,,', 'is no address that begins with https://'],
  ] as const)('is refused whole for %s', async ([, row, said]) => {
    await expect(countryChangesIn(file(row))).rejects.toThrow(`line 2: `);
    await expect(countryChangesIn(file(row))).rejects.toThrow(said);
  });

  test('is refused where a country stands in it twice', async () =>
    void (await expect(countryChangesIn(file('JO,,,,,,,,,,,,,', 'JO,,,,,,,,,,,,,'))).rejects.toThrow('JO stands in the file twice')));
});
