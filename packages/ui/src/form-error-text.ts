import { useTranslation } from 'react-i18next';
import { useErrorText } from './error-text.ts';

/**
 * The words of what a form of an account or of a key is refused with, besides what every page may meet
 * (rule site 13). They stand apart, so that a lesson and a quiz do not carry them.
 */
export function useFormErrorText(): (key: string | null | undefined) => string | undefined {
  const { t, i18n } = useTranslation('formErrors');
  const errorText = useErrorText();
  return (key) => (key && i18n.exists(key, { ns: 'formErrors' }) ? t(key as 'field_name_required') : errorText(key));
}
