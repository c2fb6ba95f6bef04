import { directionOf } from '@darb/language';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { configure } from 'storybook/test';
import { addons } from 'storybook/preview-api';
import '../packages/ui/src/theme/global.css.ts';
import { LocaleProvider } from '../packages/ui/src/locale.tsx';
import { color, font, leading, size } from '../packages/ui/src/theme/contract.css.ts';
import { Container, DocsPage } from './docs-page.tsx';
import { InFrame, isFrameName } from './frames.tsx';
import { SideBySide } from './side-by-side.tsx';
import { askedFor, globalTypes, initialGlobals } from './toolbar.ts';
import { listenToTexts, wordsIn } from './words.ts';

// a busy machine fetches a dialog slowly; nothing waits longer than it must
configure({ asyncUtilTimeout: 20_000 });

/**
 * Language, direction and theme stand on `<html>`, where portals and `:lang()` see them, before the first
 * paint.
 */
const inPage: Decorator = function InPage(Story, { id, globals, parameters, viewMode }) {
  const { locale, theme, keys, sideBySide } = askedFor(globals);
  const { language } = locale;
  const frame: unknown = parameters['frame'];
  const change: unknown = parameters['frameProps'];
  const isInDocs = viewMode === 'docs';
  // A page of stories has one main part, and it is not one of them.
  const Main = isInDocs ? 'div' : 'main';
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dir = directionOf(language);
    root.dataset['theme'] = theme;
  }, [language, theme]);
  if (sideBySide) return <SideBySide id={id} globals={globals} height={isInDocs ? '480px' : '100vh'} />;
  const page = (
    <I18nextProvider i18n={wordsIn(language, keys)}>
      <LocaleProvider locale={locale} key={JSON.stringify([locale, keys])}>
        {isFrameName(frame) ? (
          <InFrame name={frame} change={typeof change === 'object' && change !== null ? change : {}}>
            <Story />
          </InFrame>
        ) : (
          <Main style={{ padding: 16, maxInlineSize: 1104, marginInline: 'auto' }}>
            <Story />
          </Main>
        )}
      </LocaleProvider>
    </I18nextProvider>
  );
  return isInDocs ? <div style={{ ...LIKE_THE_PAGE, direction: directionOf(language) }}>{page}</div> : page;
};

/** What the page gives a story, given again in a page of stories, which looks like Storybook itself. */
const LIKE_THE_PAGE = {
  textAlign: 'start',
  background: color.canvas,
  color: color.ink,
  fontFamily: font.text,
  fontSize: size.m,
  lineHeight: leading.text,
} as const;

const screen = (width: number, height: number) => ({ name: `${width} px`, styles: { width: `${width}px`, height: `${height}px` } });

const preview: Preview = {
  decorators: [inPage],
  tags: ['autodocs'],
  beforeEach: () => {
    const channel = addons.getChannel();
    listenToTexts((event, texts) => channel.emit(event, texts));
  },
  initialGlobals: { ...initialGlobals, viewport: { value: undefined, isRotated: false } },
  globalTypes,
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    controls: { expanded: true },
    docs: { container: Container, page: DocsPage },
    viewport: { options: { phone: screen(360, 740), tablet: screen(800, 1000), desk: screen(1440, 900) } },
    options: {
      // Read from the source without running it, so that the groups stand here as they are.
      storySort: {
        order: [
          'Foundations',
          ['Colours', 'Type', 'Space', 'Motion', 'Icons', 'Path'],
          'Components',
          'Path',
          'Frame',
          'Site',
          'Account',
          'Catalog',
          'Learning',
          'Assessment',
          'Progress',
          'Practice',
          'League',
          'Collection',
          'Search',
          'Billing',
          'Texts',
        ],
      },
    },
  },
};

export default preview;
