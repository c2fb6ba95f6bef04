import { directionOf, isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '@darb/language';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import '../packages/ui/src/theme/global.css.ts';
import { LocaleProvider } from '../packages/ui/src/locale.tsx';
import { InFrame, isFrameName } from './frames.tsx';
import { wordsIn } from './words.ts';

const languageOf = (value: unknown): Language => (isLanguage(value) ? value : 'ar');

/** Language, direction and theme stand on `<html>`, where portals and `:lang()` see them, before the first paint. */
const inPage: Decorator = function InPage(Story, { globals, parameters }) {
  const language = languageOf(globals['language']);
  const theme = globals['theme'] === 'dark' ? 'dark' : 'light';
  const keys = globals['words'] === 'keys';
  const frame: unknown = parameters['frame'];
  const change: unknown = parameters['frameProps'];
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dir = directionOf(language);
    root.dataset['theme'] = theme;
  }, [language, theme]);
  return (
    <I18nextProvider i18n={wordsIn(language, keys)}>
      <LocaleProvider locale={{ language, region: 'JO', numberingSystem: 'latn' }} key={`${language} ${String(keys)}`}>
        {isFrameName(frame) ? (
          <InFrame name={frame} change={typeof change === 'object' && change !== null ? change : {}}>
            <Story />
          </InFrame>
        ) : (
          <main style={{ padding: 16, maxInlineSize: 1104, marginInline: 'auto' }}>
            <Story />
          </main>
        )}
      </LocaleProvider>
    </I18nextProvider>
  );
};

const screen = (width: number, height: number) => ({ name: `${width} px`, styles: { width: `${width}px`, height: `${height}px` } });

const preview: Preview = {
  decorators: [inPage],
  initialGlobals: { language: 'ar', theme: 'light', words: 'words', viewport: { value: undefined, isRotated: false } },
  globalTypes: {
    language: {
      description: 'Language of the page',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: LANGUAGES.map((value) => ({ value, title: LANGUAGE_NAMES[value], right: directionOf(value).toUpperCase() })),
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    words: {
      description: 'The words, or the keys that they stand under',
      toolbar: {
        title: 'Words',
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: 'words', title: 'Words' },
          { value: 'keys', title: 'Keys' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    controls: { expanded: false },
    viewport: { options: { phone: screen(360, 740), tablet: screen(800, 1000), desk: screen(1440, 900) } },
    options: { storySort: { order: ['Screens', 'Components', 'Path'] } },
  },
};

export default preview;
