// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { expect, test } from 'vitest';
import { createTexts } from './texts.ts';
import { FRAME_TEXTS, i18nOptions } from './options.ts';

/** `t` for keys that are known at run time alone. */
type Read = (key: string, values?: object) => string;

const locales = path.resolve(import.meta.dirname, '../../../../locales');
const textsOf = (language: string): Record<string, ResourceLanguage> =>
  Object.fromEntries(
    readdirSync(path.join(locales, language)).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(path.join(locales, language, file), 'utf8')) as ResourceLanguage,
    ]),
  );

const keysOf = (texts: object, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [`${prefix}${key}`] : Array.isArray(inner) ? [] : keysOf(inner as object, `${prefix}${key}.`),
  );

async function both(language: string): Promise<{ texts: Record<string, ResourceLanguage>; ours: i18n; theirs: i18n }> {
  const texts = textsOf(language);
  const theirs = createInstance();
  await theirs.init({ ...i18nOptions, lng: language, fallbackLng: false, ns: Object.keys(texts), resources: { [language]: texts } });
  const ours = createTexts(language, FRAME_TEXTS, async (namespace) => texts[namespace] ?? {});
  await ours.loadNamespaces(Object.keys(texts));
  return { texts, ours, theirs };
}

const slots = {
  program: 'p',
  country: 'c',
  subject: 's',
  lesson: '$1',
  date: 'd',
  code: 'x',
  amount: '1',
  number: 2,
  item: 'i',
  index: 0,
  duration: 'u',
  total: 9,
  title: '<b>',
  quiz: 'q',
  minutes: 1,
  menu: 'm',
  language: 'l',
  hours: 3,
  currency: 'k',
  choice: 'o',
};

test.each(['ar', 'en', 'ur'])('every sentence in “%s” reads as i18next reads it, with every count', async (language) => {
  const { texts, ours, theirs } = await both(language);
  const read = (instance: i18n, key: string, values: object): string => (instance.t as unknown as Read)(key, values);
  for (const [namespace, inner] of Object.entries(texts)) {
    for (const key of new Set(keysOf(inner).map((one) => one.replace(/_(zero|one|two|few|many|other)$/, '')))) {
      const written = `${namespace}:${key}`;
      for (const values of [slots, ...[0, 1, 2, 3, 11, 99, 100, 102, 1.5].map((count) => ({ ...slots, count }))])
        expect(read(ours, written, values)).toBe(read(theirs, written, values));
      expect(ours.exists(key, { ns: namespace as never }), written).toBe(theirs.exists(key, { ns: namespace as never }));
    }
  }
});

test('a key that does not exist is shown as it is, and its namespace is loaded once', async () => {
  let loads = 0;
  const texts = createTexts('en', FRAME_TEXTS, async () => (loads++, { yes: 'Yes' }));
  expect(texts.hasLoadedNamespace('site')).toBe(false);
  await texts.loadNamespaces('site');
  await texts.loadNamespaces(['site']);
  expect(loads).toBe(1);
  const read = texts.getFixedT(null, 'site') as unknown as Read;
  expect(read('yes')).toBe('Yes');
  expect(read('no')).toBe('no');
});
