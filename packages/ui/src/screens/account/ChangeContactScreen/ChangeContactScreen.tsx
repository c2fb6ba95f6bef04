import { formatClock } from '@darb/language';
import { Trans, useTranslation } from 'react-i18next';
import { Button, Card, CodeField, Form, Ltr, Notice, PasswordField, PathStrip, useFormErrorText, type Stop } from '../../../ui.ts';
import { ReachField } from '../ReachFields.tsx';
import { Note, Problem, SettingsPage } from '../SettingsPage.tsx';
import * as css from '../settings.css.ts';
import { useCountdown } from '../use-countdown.ts';
import type { ChangeContactScreenProps } from '../props.ts';
import * as own from './ChangeContactScreen.css.ts';

const DIGITS = 6;

type Props<State extends ChangeContactScreenProps['state']> = Extract<ChangeContactScreenProps, { state: State }>;

/** A new number or address: first asked for, then confirmed by the code that was sent there. */
export function ChangeContactScreen(props: ChangeContactScreenProps) {
  const { t } = useTranslation('settings');
  const of = props.state === 'phone' || props.state === 'phoneCode' ? 'phone' : 'email';
  const isSent = props.state === 'phoneCode' || props.state === 'emailCode';
  return (
    <SettingsPage
      title={t(`contact.${of}.title`)}
      lead={t(`contact.${of}.lead`)}
      back={props.back}
      notes={
        props.current === null ? null : (
          <Note icon={of === 'phone' ? 'phone' : 'mail'} title={t(`contact.${of}.staysTitle`)}>
            <Trans t={t} i18nKey={`contact.${of}.staysText`} components={{ current: <Ltr>{props.current}</Ltr> }} />
          </Note>
        )
      }
    >
      <Card>
        <div className={own.road}>
          <Road of={of} isSent={isSent} />
        </div>
        <Problem problem={props.problem} />
        {props.state === 'phoneCode' || props.state === 'emailCode' ? <Confirm {...props} of={of} /> : <Ask {...props} of={of} />}
      </Card>
    </SettingsPage>
  );
}

function Road({ of, isSent }: { of: 'phone' | 'email'; isSent: boolean }) {
  const { t } = useTranslation('settings');
  const stops: Stop[] = [
    { id: 'new', state: isSent ? 'done' : 'here', label: t(`contact.${of}.new`) },
    { id: 'code', state: isSent ? 'here' : 'todo', label: t('code.label') },
    { id: 'done', state: 'todo', label: t('code.done') },
  ];
  return <PathStrip stops={stops} label={t('code.steps')} compact />;
}

function Ask(props: Props<'phone' | 'email'> & { of: 'phone' | 'email' }) {
  const { t } = useTranslation('settings');
  const errorText = useFormErrorText();
  const { of, current, values, problem, pending, action, needsPassword } = props;
  const { dialCodes, country, allCodes } = props.state === 'phone' ? props : { dialCodes: [], country: '', allCodes: undefined };
  return (
    <Form action={action} noValidate>
      <input type="hidden" name="intent" value={of} />
      {needsPassword ? <input type="hidden" name="proof" value="password" /> : null}
      <div className={css.fields}>
        <ReachField
          state={of}
          {...{ dialCodes, country, allCodes, values, problem }}
          hint={t(`contact.${of}.${current === null ? 'firstHint' : 'hint'}`)}
        />
        {needsPassword ? (
          <PasswordField
            name="password"
            label={t('code.password')}
            hint={t('code.passwordHint')}
            autoComplete="current-password"
            error={errorText(problem?.fields.password)}
            required
          />
        ) : null}
      </div>
      <div className={css.actions}>
        <Button pending={pending}>{t(of === 'phone' ? 'code.sendSms' : 'code.send')}</Button>
        {of === 'phone' ? (
          <Button look="line" name="channel" value="whatsapp" pending={pending}>
            {t('code.sendWhatsapp')}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}

function Confirm(props: Props<'phoneCode' | 'emailCode'> & { of: 'phone' | 'email' }) {
  const { t } = useTranslation('settings');
  const errorText = useFormErrorText();
  const { wait } = useCountdown(props.resendAfter);
  const { of, sentTo, resent, trouble, values, problem, pending, action } = props;
  const channel = props.state === 'phoneCode' ? props.channel : null;
  return (
    <>
      <div className={css.problem}>
        {resent && !problem ? (
          <Notice tone="positive" live>
            {t('code.resent')}
          </Notice>
        ) : null}
        {trouble ? (
          <Notice tone="negative" live>
            {t(`code.trouble.${trouble}`)}
          </Notice>
        ) : null}
      </div>
      <p className={own.sent}>
        {trouble ? <Ltr>{sentTo}</Ltr> : <Trans t={t} i18nKey="code.sentTo" components={{ to: <Ltr>{sentTo}</Ltr> }} />}
      </p>
      <Form action={action} noValidate>
        <input type="hidden" name="intent" value="confirm" />
        <div className={css.fields}>
          <CodeField
            label={t('code.label')}
            name="verification_code"
            digits={DIGITS}
            hint={t('code.hint')}
            defaultValue={values.verification_code}
            error={errorText(problem?.fields.verification_code)}
            opensFocused
          />
        </div>
        <div className={css.actions}>
          <Button pending={pending}>{t(`contact.${of}.confirm`)}</Button>
        </div>
      </Form>
      <div className={own.foot}>
        {wait > 0 ? (
          <span className={css.soft}>
            {t('code.wait')} <Ltr>{formatClock(wait)}</Ltr>
          </span>
        ) : (
          <Form action={action}>
            <input type="hidden" name="intent" value="resend" />
            {channel ? <input type="hidden" name="channel" value={channel} /> : null}
            <Button look="quiet" compact icon="retry">
              {t('code.resend')}
            </Button>
          </Form>
        )}
        {channel ? <OtherChannel action={action} channel={channel === 'sms' ? 'whatsapp' : 'sms'} /> : null}
        <Form action={action}>
          <input type="hidden" name="intent" value="cancel" />
          <Button look="quiet" compact>
            {t(`contact.${of}.cancel`)}
          </Button>
        </Form>
      </div>
    </>
  );
}

/** Has the code sent by the other way, which waits for no countdown: the first one may be down. */
function OtherChannel({ action, channel }: { action: string | undefined; channel: 'sms' | 'whatsapp' }) {
  const { t } = useTranslation('settings');
  return (
    <Form action={action}>
      <input type="hidden" name="intent" value="resend" />
      <Button look="quiet" compact icon={channel === 'sms' ? 'phone' : 'talk'} name="channel" value={channel}>
        {t(channel === 'sms' ? 'code.sendSms' : 'code.sendWhatsapp')}
      </Button>
    </Form>
  );
}
