import { formatDate } from '@darb/language';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip, Link, LocalizedText, Ltr, useLocale, type Place } from '../../../ui.ts';
import * as css from '../settings.css.ts';
import type { ContactRow, SettingsScreenProps } from '../props.ts';

interface RowProps {
  name: string;
  change: Place | null;
  /** The word of its link. */
  text: string;
  children: ReactNode;
}

const Row = ({ name, change, text, children }: RowProps) => (
  <li className={css.row}>
    <div>
      <span className={css.soft}>{name}</span>
      <b className={css.value}>{children}</b>
    </div>
    {change ? (
      <Link className={css.quiet} to={change} aria-label={`${text}: ${name}`}>
        {text}
      </Link>
    ) : null}
  </li>
);

function Contact({ name, row: { value, isVerified, pending, change } }: { name: string; row: ContactRow }) {
  const { t } = useTranslation('settings');
  const shown = pending ?? value;
  return (
    <Row name={name} change={change} text={t(pending !== null ? 'confirm' : value === null ? 'add' : 'change')}>
      {shown === null ? t('account.none') : <Ltr>{shown}</Ltr>}
      {pending !== null ? (
        <Chip tone="caution">{t('account.waits')}</Chip>
      ) : value !== null && isVerified ? (
        <Chip tone="positive" icon="check">
          {t('account.verified')}
        </Chip>
      ) : null}
    </Row>
  );
}

type Rows = Pick<SettingsScreenProps, 'phone' | 'email' | 'password' | 'logins' | 'program'>;

/** How the student is reached and signs in, and the program. */
export function AccountRows({ phone, email, password, logins, program }: Rows) {
  const { t } = useTranslation('settings');
  const locale = useLocale();
  return (
    <ul className={css.rows}>
      <Contact name={t('account.phone')} row={phone} />
      <Contact name={t('account.email')} row={email} />
      <Row name={t('account.password')} change={password.change} text={t(password.isSet ? 'change' : 'add')}>
        {password.changedAt === null
          ? t(password.isSet ? 'account.passwordSet' : 'account.none')
          : t('account.passwordChanged', { date: formatDate(locale, password.changedAt, { dateStyle: 'long' }) })}
      </Row>
      {logins === null ? null : (
        <Row name={t('logins.title')} change={logins.change} text={t('change')}>
          {logins.providers.length === 0 ? t('account.none') : null}
          {logins.providers.map((provider) => (
            <span key={provider}>{t(`logins.name.${provider}`)}</span>
          ))}
        </Row>
      )}
      <Row name={t('account.program')} change={program.change} text={t('change')}>
        <span>
          <bdi>{program.country}</bdi>
          {program.title ? (
            <>
              {t('account.between')}
              <LocalizedText value={program.title} />
            </>
          ) : null}
        </span>
      </Row>
    </ul>
  );
}
