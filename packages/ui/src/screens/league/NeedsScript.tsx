import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice/Notice.tsx';
import { useHydrated } from '../../hydrated.ts';

/** That a match needs a script, in words. */
export function NeedsScriptNotice() {
  const { t } = useTranslation('match');
  return <Notice tone="info">{t('needsScript')}</Notice>;
}

/** Says, where no script runs, that a match needs one. */
export function NeedsScript() {
  if (useHydrated()) return null;
  return (
    <noscript>
      <NeedsScriptNotice />
    </noscript>
  );
}
