import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, Link, Page, type IconName, type Place } from '../../ui.ts';
import type { FormProblem } from '../../form.ts';
import { FormNotice } from './FormNotice.tsx';
import * as css from './settings.css.ts';

interface SettingsPageProps {
  title: string;
  lead?: ReactNode;
  /** The settings, which this is a page of. */
  back: Place;
  /** Boxes beside it on a desk, below it on a phone. */
  notes?: ReactNode;
  children: ReactNode;
}

/** A page of the settings, with the way back to all of them. */
export function SettingsPage({ title, lead, back, notes, children }: SettingsPageProps) {
  const { t } = useTranslation('settings');
  return (
    <Page>
      <div>
        <Link className={css.back} to={back}>
          <Icon name="back" small />
          {t('title')}
        </Link>
        <h1>{title}</h1>
        {lead ? <p className={css.lead}>{lead}</p> : null}
      </div>
      <div className={css.columns}>
        <div className={css.parts}>{children}</div>
        {notes ? <div className={css.parts}>{notes}</div> : null}
      </div>
    </Page>
  );
}

/** What is worth knowing beside a form. */
export const Note = ({ icon, title, children }: { icon: IconName; title?: string; children: ReactNode }) => (
  <div className={css.note}>
    <Icon name={icon} />
    <div>
      {title ? <b>{title}</b> : null}
      {children}
    </div>
  </div>
);

/** What concerns the whole form below it. */
export const Problem = ({ problem }: { problem: FormProblem<string> | null }) => (
  <div className={css.problem}>
    <FormNotice problem={problem} />
  </div>
);
