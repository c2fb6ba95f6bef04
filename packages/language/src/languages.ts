/** The three languages of the product, Arabic first (rule site 1). */
export const LANGUAGES = ['ar', 'en', 'ur'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'ar';
/** The language of a text that a language misses (rule site 1). */
export const FALLBACK_LANGUAGE: Language = 'en';
export type Direction = 'rtl' | 'ltr';

export const isLanguage = (text: unknown): text is Language => (LANGUAGES as readonly unknown[]).includes(text);
export const directionOf = (language: Language): Direction => (language === 'en' ? 'ltr' : 'rtl');
/** The name of each language in itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { ar: 'العربية', en: 'English', ur: 'اردو' };
