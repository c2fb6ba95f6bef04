import { useTranslation } from 'react-i18next';

/**
 * The words of a key of the error catalogue; of an unknown one "something went wrong" (rule site 13). Nothing
 * for nothing.
 */
export function useErrorText(): (key: string | null | undefined) => string | undefined {
  const { t, i18n } = useTranslation('errors');
  return (key) => {
    if (!key) return undefined;
    return i18n.exists(key, { ns: 'errors' }) ? t(key as 'general_error') : t('general_error');
  };
}
