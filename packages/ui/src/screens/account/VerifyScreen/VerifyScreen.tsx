import { useTranslation } from 'react-i18next';
import { Button, Chip, Form, Ltr, PasswordField, Wordmark, useFormErrorText } from '../../../ui.ts';
import { FormNotice } from '../FormNotice.tsx';
import type { VerifyScreenProps } from '../code-props.ts';
import { DoorScene } from './DoorScene.tsx';
import * as css from './VerifyScreen.css.ts';

/** Where the link of a message leads: the road ends at a door that opens, or has shut. */
export function VerifyScreen(props: VerifyScreenProps) {
  const { t } = useTranslation('account');
  const isDone = props.state === 'confirmed' || props.state === 'changed';
  return (
    <div className={css.landing} data-ground="sky">
      <div className={css.text}>
        <span className={css.brand}>
          <Wordmark height={44} />
        </span>
        {isDone ? (
          <Chip tone="positive" icon="check">
            {t('verify.done')}
          </Chip>
        ) : null}
        <h1>{t(props.state === 'working' ? `verify.working.${props.about}.title` : `verify.${props.state}.title`)}</h1>
        <p className={css.lead}>
          {isDone && props.address !== null ? (
            <>
              <Ltr>{props.address}</Ltr>
              <br />
            </>
          ) : null}
          {t(props.state === 'working' ? `verify.working.${props.about}.text` : `verify.${props.state}.text`)}
        </p>
        <Way {...props} />
      </div>
      <DoorScene open={props.state !== 'expired'} />
    </div>
  );
}

/** How it goes on from here. */
function Way(props: VerifyScreenProps) {
  const { t } = useTranslation('account');
  const errorText = useFormErrorText();
  switch (props.state) {
    case 'working':
      return (
        <>
          <FormNotice problem={props.problem} />
          <Form action={props.action} method="post" className={css.actions}>
            <Button name="intent" value="confirm" pending={props.pending}>
              {t(`verify.working.${props.about}.action`)}
            </Button>
          </Form>
        </>
      );
    case 'needsPassword':
      return (
        <Form action={props.action} method="post" className={css.form} noValidate>
          <FormNotice problem={props.problem} />
          <PasswordField
            label={t('password')}
            name="password"
            autoComplete="current-password"
            error={errorText(props.problem?.fields.password)}
            required
          />
          <Button wide pending={props.pending}>
            {t('verify.needsPassword.action')}
          </Button>
        </Form>
      );
    case 'confirmed':
    case 'changed':
      return (
        <div className={css.actions}>
          <Button to={props.next} iconEnd="arrow">
            {t(`verify.${props.state}.action`)}
          </Button>
        </div>
      );
    case 'signIn':
      return (
        <div className={css.actions}>
          <Button to={props.signIn}>{t('signUp.toSignIn')}</Button>
        </div>
      );
    case 'expired':
      return (
        <div className={css.actions}>
          <Button to={props.again}>{t('verify.expired.action')}</Button>
          <Button look="quiet" to={props.signIn}>
            {t('signUp.toSignIn')}
          </Button>
        </div>
      );
  }
}
