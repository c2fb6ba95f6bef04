import { formatClock } from '@darb/language';
import { Trans, useTranslation } from 'react-i18next';
import { Button, CodeField, Form, Icon, Link, Ltr, Notice, PathBar, useFormErrorText, type IconName } from '../../../ui.ts';
import { AccountPage } from '../AccountPage.tsx';
import { FormNotice } from '../FormNotice.tsx';
import * as css from '../account.css.ts';
import type { CodeChannel, CodeScreenProps, OtherWay } from '../code-props.ts';
import { useCountdown } from '../use-countdown.ts';
import * as own from './CodeScreen.css.ts';

const DIGITS = 6;

/** The code that was sent: one field, any digits, and ways to have it sent again. */
export function CodeScreen(props: CodeScreenProps) {
  const { t } = useTranslation('account');
  const errorText = useFormErrorText();
  const { wait, share } = useCountdown(props.resendAfter);
  return (
    <AccountPage
      title={t(`code.${props.state}.title`)}
      lead={
        <>
          <Trans t={t} i18nKey={`code.${props.state}.lead`} components={{ to: <SentTo>{props.sentTo}</SentTo> }} />{' '}
          <Link className={own.change} to={props.change}>
            {t(`code.${props.state}.change`)}
          </Link>
        </>
      }
    >
      {props.resent && !props.problem ? (
        <Notice tone="positive" live>
          {t('code.resent')}
        </Notice>
      ) : null}
      {props.trouble ? (
        <Notice tone="negative" live>
          {t(`code.trouble.${props.trouble}`)}
        </Notice>
      ) : null}
      <FormNotice problem={props.problem} />
      <Form action={props.action} method="post" noValidate>
        <div className={css.fields}>
          <CodeField
            label={t('code.label')}
            name="verification_code"
            digits={DIGITS}
            hint={t('code.hint')}
            defaultValue={props.values.verification_code}
            error={errorText(props.problem?.fields.verification_code)}
            opensFocused
          />
        </div>
        <div className={css.actions}>
          <Button wide pending={props.pending}>
            {t('code.action')}
          </Button>
        </div>
      </Form>
      <Form action={props.action} method="post">
        <input type="hidden" name="intent" value="resend" />
        {wait > 0 ? (
          <div className={own.wait} role="timer">
            <span>{t('code.wait')}</span>
            <PathBar percent={share} dotted />
            <b>
              <Ltr>{formatClock(wait)}</Ltr>
            </b>
          </div>
        ) : (
          <Button look="quiet" compact icon="retry">
            {t('code.resend')}
          </Button>
        )}
      </Form>
      {props.others && props.others.length > 0 ? (
        <ul className={own.others}>
          {props.others.map((way) => (
            <li key={way.channel}>
              <Other {...way} action={props.action} />
            </li>
          ))}
        </ul>
      ) : null}
      <p className={own.keep}>{t('code.keep')}</p>
    </AccountPage>
  );
}

const icons: Readonly<Record<CodeChannel, IconName>> = { sms: 'phone', whatsapp: 'talk', email: 'mail' };

/** A row that leads to another way: a link, or a form that has the code sent by it. */
function Other({ channel, to, action }: OtherWay & Pick<CodeScreenProps, 'action'>) {
  const { t } = useTranslation('account');
  const row = (
    <>
      <Icon name={icons[channel]} />
      <span>
        <b>{t(`code.other.${channel}.title`)}</b>
        <span>{t(`code.other.${channel}.text`)}</span>
      </span>
      <Icon name="chev" small />
    </>
  );
  if (to !== null)
    return (
      <Link className={own.other} to={to}>
        {row}
      </Link>
    );
  return (
    <Form action={action} method="post">
      <button className={own.other} name="intent" value={channel}>
        {row}
      </button>
    </Form>
  );
}

const SentTo = ({ children }: { children: string }) => (
  <span className={css.sentTo}>
    <Ltr>{children}</Ltr>
  </span>
);
