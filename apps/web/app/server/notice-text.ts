import { isMessageKey, rowOf } from '@darb/contract/message-keys';
import type { Language } from '@darb/language';
import { textNamed } from '../i18n/texts.server.ts';
import type { NoticeData } from './shown.ts';

const SENTENCES = ['success', 'errors', 'apiErrors', 'answerErrors', 'collectionErrors', 'communityErrors', 'formErrors'];

/** The sentence of a key, green for what went well, red for a refusal; null for what is no key. */
export function noticeOf(language: Language, key: string | null): NoticeData | null {
  if (key === null || !isMessageKey(key)) return null;
  const text = SENTENCES.map((namespace) => textNamed(language, namespace, key)).find((found) => found !== null);
  return text ? { tone: rowOf(key).status < 400 ? 'positive' : 'negative', text } : null;
}
