import type { BackendModule, ResourceKey } from 'i18next';

// One hashed, immutable file for each language and namespace; a page loads those of its own screens.
const files = import.meta.glob<ResourceKey>(['../../../../locales/*/*.json', '!**/delivery.json', '!**/policies.json'], { import: 'default' });

export const textFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    const load = files[`../../../../locales/${language}/${namespace}.json`];
    if (!load) return done(new Error(`there are no texts ${language}/${namespace}`), false);
    load().then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : new Error('texts did not load'), false),
    );
  },
};
