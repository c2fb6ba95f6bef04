import { useTranslation } from 'react-i18next';
import { useErrorText } from './error-text.ts';

/**
 * The words of what an answer or an attempt is refused with, besides what every page may meet (rule site 13).
 */
export function useAnswerErrorText(): (key: string | null | undefined) => string | undefined {
  const { t, i18n } = useTranslation('answerErrors');
  const errorText = useErrorText();
  return (key) => (key && i18n.exists(key, { ns: 'answerErrors' }) ? t(key as 'answer_not_saved') : errorText(key));
}
