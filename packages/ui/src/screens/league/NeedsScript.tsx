import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice/Notice.tsx';
import { useHydrated } from '../../hydrated.ts';

/** Says, where no script runs, that a match needs one. */
export function NeedsScript() {
  const { t } = useTranslation('match');
  if (useHydrated()) return null;
  return (
    <noscript>
      <Notice tone="info">{t('needsScript')}</Notice>
    </noscript>
  );
}
