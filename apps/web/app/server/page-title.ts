import type { Language, Localized } from '@darb/language';
import { textNamed } from '../i18n/texts.server.ts';

/** What a page on a stage is headed by, where that is no content: the text `title` of its own texts. */
export const titleOf = (language: Language, namespace: string): Localized => ({
  text: textNamed(language, namespace, 'title') ?? '',
  lang: language,
});
