import { DEFAULT_LANGUAGE } from '@darb/language';
import { LocaleProvider } from '@darb/ui/locale';
import { NavigationProvider } from '@darb/ui/navigation';
import type { ReactNode } from 'react';
import { navigation } from './navigation.tsx';
import { PrefixContext, useRouterPrefix } from './prefix.ts';
import type { DocumentData } from './server/shown.ts';

/**
 * What frames and screens need of the document around them: its prefix, its locale, and Remix's links and
 * forms.
 */
export function PageProviders({ document, children }: { document: DocumentData | undefined; children: ReactNode }) {
  const { language, region, digits } = document ?? { language: DEFAULT_LANGUAGE, region: null, digits: 'latn' };
  return (
    <PrefixContext.Provider value={useRouterPrefix()}>
      <LocaleProvider locale={{ language, region, numberingSystem: digits }}>
        <NavigationProvider value={navigation}>{children}</NavigationProvider>
      </LocaleProvider>
    </PrefixContext.Provider>
  );
}
