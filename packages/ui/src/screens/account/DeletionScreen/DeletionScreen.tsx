import { formatClock, formatDate } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { Button, Card, CodeField, Form, Icon, Ltr, PasswordField, useFormErrorText, useLocale } from '../../../ui.ts';
import { Note, Problem, SettingsPage } from '../SettingsPage.tsx';
import { steps } from '../account.css.ts';
import * as css from '../settings.css.ts';
import { useCountdown } from '../use-countdown.ts';
import type { DeletionScreenProps } from '../props.ts';
import * as own from './DeletionScreen.css.ts';

const DIGITS = 6;
const GOES = ['person', 'learning', 'league', 'key'] as const;

/** The deletion of the account: what goes and stays, then the password, or a code where there is none. */
export function DeletionScreen(props: DeletionScreenProps) {
  const { t } = useTranslation('settings');
  const locale = useLocale();
  return (
    <SettingsPage
      title={t('deletion.title')}
      lead={t('deletion.lead')}
      back={props.back}
      notes={
        <Note icon="clock" title={t('deletion.daysTitle')}>
          {t('deletion.daysText', { date: formatDate(locale, props.until, { dateStyle: 'long' }) })}
        </Note>
      }
    >
      <Card>
        <ul className={steps}>
          {GOES.map((part) => (
            <li key={part}>
              <Icon name="close" />
              <span>{t(`deletion.goes.${part}`)}</span>
            </li>
          ))}
          <li>
            <Icon name="talk" />
            <span>{t('deletion.stays')}</span>
          </li>
        </ul>
      </Card>
      <Card>
        <Problem problem={props.problem} />
        {props.state === 'send' ? <Send {...props} /> : props.state === 'login' ? <ByLogin {...props} /> : <Delete {...props} />}
      </Card>
    </SettingsPage>
  );
}

function Send({ channel, pending, action, back }: Extract<DeletionScreenProps, { state: 'send' }>) {
  const { t } = useTranslation('settings');
  return (
    <Form action={action}>
      <input type="hidden" name="intent" value="send" />
      <p>{t(`deletion.send.${channel}`)}</p>
      <div className={css.actions}>
        <Button pending={pending}>{t('deletion.sendAction')}</Button>
        <Button look="quiet" to={back}>
          {t('deletion.keep')}
        </Button>
      </div>
    </Form>
  );
}

/** Who has neither a password nor an address shows at the provider that it is them. */
function ByLogin({ provider, prove, pending, action, back }: Extract<DeletionScreenProps, { state: 'login' }>) {
  const { t } = useTranslation('settings');
  const keep = (
    <Button look="quiet" to={back}>
      {t('deletion.keep')}
    </Button>
  );
  if (prove !== null)
    return (
      <>
        <p>{t('deletion.login.prove', { provider: t(`logins.name.${provider}`) })}</p>
        <div className={css.actions}>
          <Button to={prove} reload rel="nofollow">
            {t('deletion.login.toProvider', { provider: t(`logins.name.${provider}`) })}
          </Button>
          {keep}
        </div>
      </>
    );
  return (
    <Form action={action}>
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="proof" value="login" />
      <p>{t('deletion.login.proven', { provider: t(`logins.name.${provider}`) })}</p>
      <div className={css.actions}>
        <span className={own.end}>
          <Button look="line" pending={pending}>
            {t('deletion.action')}
          </Button>
        </span>
        {keep}
      </div>
    </Form>
  );
}

function Delete(props: Extract<DeletionScreenProps, { state: 'password' | 'code' }>) {
  const { t } = useTranslation('settings');
  const errorText = useFormErrorText();
  const { wait } = useCountdown(props.state === 'code' ? props.resendAfter : 0);
  const { values, problem, pending, action, back } = props;
  return (
    <>
      <Form action={action} noValidate>
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="proof" value={props.state} />
        <div className={css.fields}>
          {props.state === 'password' ? (
            <PasswordField
              name="password"
              label={t('code.password')}
              autoComplete="current-password"
              error={errorText(problem?.fields.password)}
              required
            />
          ) : (
            <CodeField
              label={t('code.label')}
              name="verification_code"
              digits={DIGITS}
              hint={t(`deletion.sent.${props.channel}`)}
              defaultValue={values.verification_code}
              error={errorText(problem?.fields.verification_code)}
              opensFocused
            />
          )}
        </div>
        <div className={css.actions}>
          <span className={own.end}>
            <Button look="line" pending={pending}>
              {t('deletion.action')}
            </Button>
          </span>
          <Button look="quiet" to={back}>
            {t('deletion.keep')}
          </Button>
        </div>
      </Form>
      {props.state === 'password' ? null : wait > 0 ? (
        <p className={css.soft}>
          {t('code.wait')} <Ltr>{formatClock(wait)}</Ltr>
        </p>
      ) : (
        <Form action={action}>
          <input type="hidden" name="intent" value="send" />
          <Button look="quiet" compact icon="retry">
            {t('code.resend')}
          </Button>
        </Form>
      )}
    </>
  );
}
