import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DoorLand } from '../../ui.ts';
import * as css from './account.css.ts';

/** A form of the account beside a drawing that says what is behind the door. */
export function AccountPage({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('account');
  return (
    <div className={css.page}>
      <div className={css.form}>
        <div>
          <h1>{title}</h1>
          {lead ? <p className={css.lead}>{lead}</p> : null}
        </div>
        {children}
      </div>
      <div className={css.art} aria-hidden>
        <p className={css.artText}>{t('artLine')}</p>
        <DoorLand />
      </div>
    </div>
  );
}
