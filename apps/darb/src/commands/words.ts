import { createInstance } from 'i18next';
import { FALLBACK_LANGUAGE, type Language } from '@darb/language';
import arCheck from '../../../../locales/ar/check.json' with { type: 'json' };
import ar from '../../../../locales/ar/import.json' with { type: 'json' };
import enCheck from '../../../../locales/en/check.json' with { type: 'json' };
import en from '../../../../locales/en/import.json' with { type: 'json' };
import urCheck from '../../../../locales/ur/check.json' with { type: 'json' };
import ur from '../../../../locales/ur/import.json' with { type: 'json' };

/** Says a sentence of one file of the locales. */
export type Say = (key: string, values?: Record<string, string | number>) => string;

/**
 * The words of what a command reports, in one language: `import` for imports and exports, `check` for what is
 * wrong with a pack.
 */
export function wordsIn(language: Language, file: 'import' | 'check'): Say {
  const words = createInstance();
  void words.init({
    lng: language,
    fallbackLng: FALLBACK_LANGUAGE,
    initImmediate: false,
    defaultNS: file,
    ns: ['import', 'check'],
    resources: { ar: { import: ar, check: arCheck }, en: { import: en, check: enCheck }, ur: { import: ur, check: urCheck } },
    interpolation: { escapeValue: false },
  });
  // the web app declares the keys that it knows to i18next; these are others
  const translate = words.t as unknown as Say;
  return (key, values = {}) => translate(key, values);
}
