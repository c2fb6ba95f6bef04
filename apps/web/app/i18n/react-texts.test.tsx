import { createInstance, type i18n } from 'i18next';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
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
  const Lost = () => <>{ours.useTranslation('site').t('plain')}</>;
  expect(() => renderToStaticMarkup(<Lost />)).toThrow('no texts are provided');
});
