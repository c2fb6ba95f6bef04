import { changeCountries } from '@darb/contract/countries';
import { afterEach, describe, expect } from 'vitest';
import { guest, test } from '../testing/test.ts';
import { versionOfContent } from '../content/version.ts';
import { readCountryChanges, replaceCountryChanges } from './countries.ts';

afterEach(() => changeCountries({}));

describe('countries (rule catalog 21)', () => {
  test('are told to anybody, with what they switch on, in the order of lists', async ({ api }) => {
    const { countries } = await api.client(guest()).catalog.countries({});
    expect(countries.map(({ id }) => id)).toEqual(countries.map((_, at) => at + 1));
    expect(countries[0]).toMatchObject({
      code: 'JO',
      name_en: 'Jordan',
      language: 'ar',
      dailCode: '+962',
      isCheckoutEnabled: true,
      links: {},
    });
    expect(countries.find(({ code }) => code === 'SD')?.published).toBe(false);
  });

  test('are as the operator has them, once a process has taken over what was changed', async ({ api, db }) => {
    await replaceCountryChanges(db, { EG: { checkoutEnabled: false, links: { x: 'https://x.example' } } });
    changeCountries(await readCountryChanges(db));
    const egypt = async () => (await api.client(guest()).catalog.countries({})).countries.find(({ code }) => code === 'EG');
    expect(await egypt()).toMatchObject({ isCheckoutEnabled: false, links: { x: 'https://x.example' } });
    await replaceCountryChanges(db, {});
    changeCountries(await readCountryChanges(db));
    expect(await egypt()).toMatchObject({ isCheckoutEnabled: true, links: {} });
  });

  test('that change make every page that was kept another one', async ({ db }) => {
    const before = await versionOfContent(db);
    await replaceCountryChanges(db, { SD: { published: true } });
    expect(await versionOfContent(db)).not.toBe(before);
  });
});
