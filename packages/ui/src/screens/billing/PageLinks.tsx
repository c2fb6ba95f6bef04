import { useTranslation } from 'react-i18next';
import { Link, type Place } from '../../ui.ts';
import * as css from './money.css.ts';

/** To what is older, and back to what is newer; nothing where all is shown. */
export function PageLinks({ older, newer }: { older: Place | null; newer: Place | null }) {
  const { t } = useTranslation('wallet');
  if (older === null && newer === null) return null;
  return (
    <div className={css.head}>
      {newer === null ? (
        <span />
      ) : (
        <Link className={css.link} to={newer}>
          {t('newer')}
        </Link>
      )}
      {older === null ? null : (
        <Link className={css.link} to={older}>
          {t('older')}
        </Link>
      )}
    </div>
  );
}
