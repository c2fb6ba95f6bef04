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

/** Minutes up to which a wait is counted in them; a longer one in hours. */
const IN_MINUTES = 90;

/** "Try again in three minutes", of seconds. */
function useWaitText(): (seconds: number) => string {
  const { t } = useTranslation('errors');
  return (seconds) => {
    const minutes = Math.max(1, Math.ceil(seconds / 60));
    return minutes <= IN_MINUTES ? t('retryInMinutes', { count: minutes }) : t('retryInHours', { count: Math.ceil(minutes / 60) });
  };
}

/** What concerns the whole form; a reached limit says how long to wait. */
export function FormNotice({ problem }: { problem: FormProblem<string> | null }) {
  const waitText = useWaitText();
  const errorText = useErrorText();
  const text = errorText(problem?.form);
  if (!text) return null;
  return (
    <Notice tone="negative" live>
      {text} {problem?.retryAfter ? waitText(problem.retryAfter) : null}
    </Notice>
  );
}
