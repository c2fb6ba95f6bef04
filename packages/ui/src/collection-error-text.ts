import { useTranslation } from 'react-i18next';
import { useErrorText } from './error-text.ts';

/**
 * The words of what a change of a collection is refused with, besides what every page may meet
 * (rule site 13).
 */
export function useCollectionErrorText(): (key: string | null | undefined) => string | undefined {
  const { t, i18n } = useTranslation('collectionErrors');
  const errorText = useErrorText();
  return (key) => (key && i18n.exists(key, { ns: 'collectionErrors' }) ? t(key as 'collection_full') : errorText(key));
}
