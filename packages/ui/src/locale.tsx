import { DEFAULT_LANGUAGE, directionOf, type Language, type Locale } from '@darb/language';
import { DirectionProvider } from '@radix-ui/react-direction';
import { createContext, useContext, type ReactNode } from 'react';

const LocaleContext = createContext<Locale>({ language: DEFAULT_LANGUAGE, region: null, numberingSystem: 'latn' });

/**
 * Says in which language, country and digits the screens below are shown, and in which direction what floats
 * above the page opens.
 */
export const LocaleProvider = ({ locale, children }: { locale: Locale; children: ReactNode }) => (
  <LocaleContext.Provider value={locale}>
    <DirectionProvider dir={directionOf(locale.language)}>{children}</DirectionProvider>
  </LocaleContext.Provider>
);

/** What `formatNumber` and its like want. */
export const useLocale = (): Locale => useContext(LocaleContext);

export const usePageLanguage = (): Language => useLocale().language;

/** `lang` and `dir` for a text whose language is not the page's; nothing where it is. */
export function useForeign(language: Language): { lang?: Language; dir?: 'rtl' | 'ltr' } {
  const page = usePageLanguage();
  return language === page ? {} : { lang: language, dir: directionOf(language) };
}
