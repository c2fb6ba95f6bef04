import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui.ts';

/** Too many come at once. `again`: the page sends the form once more by itself. */
export function BusyNotice({ again }: { again: boolean }) {
  const { t } = useTranslation('account');
  return (
    <Notice tone="info" live>
      {t(again ? 'signIn.busy.again' : 'signIn.busy.byHand')}
    </Notice>
  );
}
