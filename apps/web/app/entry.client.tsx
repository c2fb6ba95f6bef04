import { RemixBrowser } from '@remix-run/react';
import { setNonce } from 'get-nonce';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { leaveWhenDenied } from './client/access-denied.ts';
import { keepChoices } from './client/choices.ts';
import { startQueue } from './client/request-queue.ts';
import { knowOwnRoutes } from './client/own-routes.ts';
import { keepVersion } from './client/version.ts';
import { createTexts } from './i18n/texts.ts';
import { FRAME_TEXTS, TEXTS_OF_FRAMES } from './i18n/options.ts';
import { framesOf, FramesProvider } from './frames.tsx';
import { textFile } from './i18n/texts.client.ts';

/**
 * Remix decodes the page's data when it is first drawn, and throws a promise until it has it. Somebody who
 * presses a key in that moment would make React draw at once, which it cannot (its error 345): so it is
 * waited for first.
 */
async function dataDecoded(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (pending) {
    await pending;
  }
}

async function start(): Promise<void> {
  if (leaveWhenDenied()) return;
  // A dialog's scroll lock adds a style of its own, which takes the nonce from here.
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (nonce) setNonce(nonce);
  knowOwnRoutes();
  keepVersion();
  keepChoices();
  startQueue();
  const { lang, dataset } = document.documentElement;
  const texts = createTexts(lang, FRAME_TEXTS, (namespace) => textFile(lang, namespace));
  const ofPage = dataset['texts']?.split(' ').filter(Boolean) ?? [];
  const ofFrame = [FRAME_TEXTS, TEXTS_OF_FRAMES[dataset['frame'] ?? ''] ?? []].flat();
  const [frames] = await Promise.all([framesOf(dataset['frame']), texts.loadNamespaces([...ofFrame, ...ofPage]), dataDecoded()]);
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={texts}>
        <StrictMode>
          <FramesProvider value={frames}>
            <RemixBrowser />
          </FramesProvider>
        </StrictMode>
      </I18nextProvider>,
    );
  });
}

void start();
