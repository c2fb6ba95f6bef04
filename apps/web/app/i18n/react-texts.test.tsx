// @vitest-environment node
import { createInstance, type i18n } from 'i18next';
import { PassThrough } from 'node:stream';
import { Suspense, type ReactElement } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import * as theirs from 'react-i18next';
import { expect, test } from 'vitest';
import { i18nOptions } from './options.ts';
import * as ours from './react-texts.tsx';
import { createTexts } from './texts.ts';

const texts = {
  plain: 'No tag, {{count}} times & "more"',
  alone: 'Sent to <to/>.',
  spaced: 'Sent to <to />',
  around: 'I accept the <terms>terms of use</terms> and the <privacy>policy</privacy>',
  unknown: 'An <other/> tag',
};

const components: Record<string, ReactElement> = {
  to: <bdi dir="ltr">+962 79 012 3456</bdi>,
  terms: <a href="/terms">{null}</a>,
  privacy: <a href="/privacy">{null}</a>,
};

const instance = createInstance();
await instance.init({ ...i18nOptions, lng: 'en', ns: ['site'], resources: { en: { site: texts } } });
const stand = createTexts('en', 'site', () => Promise.reject(new Error('none')), { site: texts });

const shown = (i18n: i18n, { I18nextProvider, Trans, useTranslation }: typeof theirs, key: string): string => {
  function Text() {
    const { t } = useTranslation('site');
    return <Trans t={t as never} i18nKey={key as never} values={{ count: 3 }} components={components} />;
  }
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Text />
    </I18nextProvider>,
  );
};

test.each(['plain', 'alone', 'spaced', 'around'])('a text with elements in it is shown as react-i18next shows it: %s', (key) => {
  expect(shown(stand, ours as unknown as typeof theirs, key)).toBe(shown(instance, theirs, key));
});

test('a tag that nobody gave an element for is a text', () => {
  expect(shown(stand, ours as unknown as typeof theirs, 'unknown')).toBe('An &lt;other/&gt; tag');
});

test('without texts nothing is drawn, and it says so', () => {
  const Lost = () => <>{ours.useTranslation('site').i18n.language}</>;
  expect(() => renderToStaticMarkup(<Lost />)).toThrow('no texts are provided');
});

test('of several namespaces a key without a name is of the first, and all of them are waited for', async () => {
  const both = createTexts('en', 'site', (name) => Promise.resolve({ word: `of ${name}` }), {});
  function Both() {
    const { t } = ours.useTranslation(['one', 'two']);
    const say = t as unknown as (key: string) => string;
    return <p>{`${say('word')}, ${say('two:word')}`}</p>;
  }
  const drawn = () =>
    renderToStaticMarkup(
      <ours.I18nextProvider i18n={both}>
        <Both />
      </ours.I18nextProvider>,
    );
  expect(drawn).toThrow();
  await both.loadNamespaces(['one', 'two']);
  expect(drawn()).toBe('<p>of one, of two</p>');
});

function Late() {
  const { t } = ours.useTranslation('late');
  return <p>{(t as unknown as (key: string) => string)('word')}</p>;
}

const shownLate = async (load: () => Promise<Record<string, string>>): Promise<string> => {
  const texts = createTexts('en', 'site', load, {});
  const problems: unknown[] = [];
  let text = '';
  await new Promise<void>((resolve) => {
    const { pipe } = renderToPipeableStream(
      <ours.I18nextProvider i18n={texts}>
        <Suspense fallback="waiting">
          <Late />
        </Suspense>
      </ours.I18nextProvider>,
      {
        onAllReady() {
          const sink = new PassThrough();
          sink.on('data', (part: Buffer) => (text += part.toString()));
          sink.on('end', resolve);
          pipe(sink);
        },
        onError: (error) => void problems.push(error),
      },
    );
  });
  return problems.length > 0 ? String(problems[0]) : text;
};

test('a screen whose texts are not there yet waits for them, and fails where they cannot be had', async () => {
  expect(await shownLate(async () => ({ word: 'Here' }))).toContain('<p>Here</p>');
  expect(await shownLate(() => Promise.reject(new Error('away')))).toBe('Error: away');
});
