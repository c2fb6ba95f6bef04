import { formatDate } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { Card, Form, Link, useLocale } from '../../../ui.ts';
import { LoginMark } from '../LoginMark.tsx';
import { Note, SettingsPage } from '../SettingsPage.tsx';
import * as css from '../settings.css.ts';
import type { LoginRow, LoginsScreenProps } from '../login-props.ts';

/** The accounts elsewhere that sign the student in: connected, or to be connected. */
export function LoginsScreen({ state, logins, back, ways, action, pending }: LoginsScreenProps) {
  const { t } = useTranslation('settings');
  return (
    <SettingsPage
      title={t('logins.title')}
      lead={t('logins.lead')}
      back={back}
      notes={
        state === 'only' ? (
          <Note icon="info" title={t('logins.onlyTitle')}>
            {t('logins.onlyText')} <Link to={ways.phone}>{t('logins.addPhone')}</Link> <Link to={ways.email}>{t('logins.addEmail')}</Link>
          </Note>
        ) : (
          <Note icon="info">{t('logins.note')}</Note>
        )
      }
    >
      <Card>
        <ul className={css.rows}>
          {logins.map((row) => (
            <Login key={row.provider} row={row} stays={state === 'only'} action={action} pending={pending} />
          ))}
        </ul>
      </Card>
    </SettingsPage>
  );
}

type LoginProps = { row: LoginRow; stays: boolean } & Pick<LoginsScreenProps, 'action' | 'pending'>;

function Login({ row: { provider, linkedAt, connect }, stays, action, pending }: LoginProps) {
  const { t } = useTranslation('settings');
  const locale = useLocale();
  const id = `login-${provider}`;
  return (
    <li className={`${css.row} ${css.withIcon}`}>
      <span className={css.icon}>
        <LoginMark of={provider} />
      </span>
      <div>
        <b className={css.value} id={id}>
          {t(`logins.name.${provider}`)}
        </b>
        <span className={css.soft}>
          {linkedAt === null ? t('logins.none') : t('logins.since', { date: formatDate(locale, linkedAt, { dateStyle: 'long' }) })}
        </span>
      </div>
      {linkedAt === null ? (
        connect === null ? null : (
          <Link className={css.quiet} to={connect} reload rel="nofollow" aria-describedby={id}>
            {t('logins.connect')}
          </Link>
        )
      ) : stays ? null : (
        <Form action={action}>
          <input type="hidden" name="intent" value="unlink" />
          <input type="hidden" name="provider" value={provider} />
          <button className={css.quiet} data-tone="negative" aria-describedby={id} aria-disabled={pending || undefined}>
            {t('logins.unlink')}
          </button>
        </Form>
      )}
    </li>
  );
}
