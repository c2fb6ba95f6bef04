import { DEFAULT_LANGUAGE, isLanguage, type Locale } from '@darb/language';
import { createContext, useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const LocaleContext = createContext<Locale | null>(null);

/** Says in which language, country and digits everything below is formatted. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext.Provider value={locale}>{children}</LocaleContext.Provider>;
}

/** The locale of the page; without a provider the language of i18next, in Jordan, with Latin digits (the default country). */
export function useLocale(): Locale {
  const given = useContext(LocaleContext);
  const { i18n } = useTranslation();
  if (given) return given;
  return { language: isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE, region: 'JO', numberingSystem: 'latn' };
}
