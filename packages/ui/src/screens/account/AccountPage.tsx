import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DoorLand, Notice, useErrorText } from '../../ui.ts';
import type { FormProblem } from '../../form.ts';
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

/** What concerns the whole form; a reached limit says how long to wait. */
export function FormNotice({ problem }: { problem: FormProblem<string> | null }) {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const text = errorText(problem?.form);
  if (!text) return null;
  const minutes = problem?.retryAfter ? Math.max(1, Math.ceil(problem.retryAfter / 60)) : null;
  return (
    <Notice tone="negative" live>
      {text} {minutes === null ? null : t('retryInMinutes', { count: minutes })}
    </Notice>
  );
}
