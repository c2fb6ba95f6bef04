import { RemixBrowser } from '@remix-run/react';
import { setNonce } from 'get-nonce';
import i18next from 'i18next';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { getInitialNamespaces } from 'remix-i18next/client';
import { keepChoices } from './client/choices.ts';
import { startOutbox } from './client/outbox.ts';
import { keepVersion } from './client/version.ts';
import { FRAME_TEXTS, i18nOptions } from './i18n/options.ts';
import { textFiles } from './i18n/texts.client.ts';

async function start(): Promise<void> {
  // A dialog's scroll lock adds a style of its own, which takes the nonce from here.
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (nonce) setNonce(nonce);
  keepVersion();
  keepChoices();
  startOutbox();
  await i18next
    .use(initReactI18next)
    .use(textFiles)
    .init({ ...i18nOptions, lng: document.documentElement.lang, fallbackLng: false, ns: [FRAME_TEXTS, ...getInitialNamespaces()] });
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={i18next}>
        <StrictMode>
          <RemixBrowser />
        </StrictMode>
      </I18nextProvider>,
    );
  });
}

void start();
