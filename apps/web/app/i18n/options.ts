import { FALLBACK_LANGUAGE, LANGUAGES } from '@darb/language';
import type { InitOptions } from 'i18next';

/** The namespace of what stands around every screen, and of the parts that screens are made of. */
export const FRAME_TEXTS = 'frame';
/** What a guest's head and foot say, and a student's head and sidebar, beside that. */
export const TEXTS_OF_FRAMES: Readonly<Record<string, string>> = { guest: 'guestFrame', student: 'studentFrame' };

/** What both sides of i18next are set up with. React escapes, so i18next does not. */
export const i18nOptions = {
  supportedLngs: [...LANGUAGES],
  fallbackLng: FALLBACK_LANGUAGE,
  defaultNS: FRAME_TEXTS,
  interpolation: { escapeValue: false },
  returnNull: false,
} satisfies InitOptions;
