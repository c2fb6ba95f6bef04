import { formatClock } from '@darb/language';
import { useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Button, CodeField, Form, Link, Ltr, Notice, useFormErrorText } from '../../../ui.ts';
import { AccountPage } from '../AccountPage.tsx';
import { FormNotice } from '../FormNotice.tsx';
import * as css from '../account.css.ts';
import type { CodeScreenProps } from '../props.ts';

const DIGITS = 6;

/** The code that was sent: one field, any digits, and a way to have it sent again. */
export function CodeScreen(props: CodeScreenProps) {
  const { t } = useTranslation('account');
  const errorText = useFormErrorText();
  const left = useCountdown(props.resendAfter);
  return (
    <AccountPage
      title={t(`code.${props.state}.title`)}
      lead={<Trans t={t} i18nKey={`code.${props.state}.lead`} components={{ to: <SentTo>{props.sentTo}</SentTo> }} />}
    >
      {props.resent && !props.problem ? (
        <Notice tone="positive" live>
          {t('code.resent')}
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
        <div className={css.resend}>
          {left > 0 ? (
            <span>
              {t('code.wait')} <Ltr>{formatClock(left)}</Ltr>
            </span>
          ) : (
            <Button look="quiet" compact icon="retry">
              {t('code.resend')}
            </Button>
          )}
          <span className={css.other}>
            <Link to={props.change}>{t(`code.${props.state}.change`)}</Link>
          </span>
        </div>
      </Form>
    </AccountPage>
  );
}

const SentTo = ({ children }: { children: string }) => (
  <span className={css.sentTo}>
    <Ltr>{children}</Ltr>
  </span>
);

/**
 * Seconds left, counted on the device; without JavaScript the button stands from the start and the server
 * says when it is too early.
 */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const until = Date.now() + seconds * 1000;
    const show = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    show();
    const timer = setInterval(show, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
