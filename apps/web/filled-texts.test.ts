import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { createInstance, type i18n } from 'i18next';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { i18nOptions } from './app/i18n/options.ts';
import { createTexts } from './app/i18n/texts.ts';
import { filled, textsOfScreens, type Texts } from './filled-texts.ts';

const locales = path.resolve(import.meta.dirname, '../../locales');
const namespaces = readdirSync(path.join(locales, 'en')).map((file) => file.replace('.json', ''));
const textsOf = (language: string, namespace: string): Texts =>
  JSON.parse(readFileSync(path.join(locales, language, `${namespace}.json`), 'utf8')) as Texts;

const without = (texts: Texts, left: ReadonlySet<string>, prefix = ''): Texts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, inner]) => {
      if (left.has(`${prefix}${key}`)) return [];
      return [[key, typeof inner === 'string' || Array.isArray(inner) ? inner : without(inner as Texts, left, `${prefix}${key}.`)]];
    }),
  );
const keysOf = (texts: Texts, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [`${prefix}${key}`] : Array.isArray(inner) ? [] : keysOf(inner as Texts, `${prefix}${key}.`),
  );
const read = (instance: i18n, key: string, values: object): string =>
  (instance.t as unknown as (key: string, values: object) => string)(key, values);

test.each(['ar', 'ur'])('whatever keys “%s” misses, a browser says in English what the server says', async (language) => {
  for (const namespace of namespaces) {
    const [own, english] = [textsOf(language, namespace), textsOf('en', namespace)];
    expect(filled(own, english, language), namespace).toEqual(own);
    const keys = keysOf(own);
    const bases = new Set(keysOf(english).map((key) => key.replace(/_(zero|one|other)$/, '')));
    await fc.assert(
      fc.asyncProperty(fc.subarray(keys), async (left) => {
        const texts = without(own, new Set(left));
        const theirs = createInstance();
        const resources = { [language]: { [namespace]: texts }, en: { [namespace]: english } };
        await theirs.init({ ...i18nOptions, lng: language, ns: [namespace], defaultNS: namespace, resources });
        const ours = createTexts(language, namespace, () => Promise.reject(new Error('none')), {
          [namespace]: filled(texts, english, language),
        });
        for (const key of bases)
          for (const values of [{}, ...[0, 1, 2, 3, 11, 100].map((count) => ({ count }))])
            expect(read(ours, key, values), key).toBe(read(theirs, key, values));
      }),
      { numRuns: 5 },
    );
  }
});

test('in the browser’s file a missing text stands in English and no head does; the server’s file stays as it is', () => {
  const watched: string[] = [];
  const { transform } = textsOfScreens() as Plugin & {
    transform: (code: string, id: string, options?: { ssr: boolean }) => { code: string } | null;
  };
  const context = { addWatchFile: (file: string) => watched.push(file) };
  const { general_error: own, ...rest } = textsOf('ur', 'errors');
  expect(own).toBeDefined();
  const file = path.join(locales, 'ur', 'errors.json');
  const made = transform.call(context, JSON.stringify({ ...rest, meta: { test: { title: 'x' } } }), file);
  expect(JSON.parse(made?.code ?? '')).toEqual({ ...rest, general_error: textsOf('en', 'errors')['general_error'] });
  expect(watched).toEqual([path.join(locales, 'en', 'errors.json')]);
  expect(transform.call(context, '{}', file, { ssr: true })).toBeNull();
});
