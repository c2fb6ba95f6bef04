import { Trans, useTranslation } from 'react-i18next';
import { Button, DoorLand, Link, Ltr, Notice, Page, useFormErrorText } from '../../../ui.ts';
import type { ReferralScreenProps } from '../wallet-props.ts';
import * as css from './ReferralScreen.css.ts';

const STEPS = ['signUp', 'key', 'own'] as const;

/** What an invitation brings, and the way to take it. */
export function ReferralScreen(props: ReferralScreenProps) {
  const { t } = useTranslation('referral');
  const errorText = useFormErrorText();
  return (
    <Page>
      <div className={css.page}>
        <div className={css.words}>
          <h1>{t(props.state === 'campaign' ? 'campaign.title' : 'invited.title')}</h1>
          {props.state === 'wrong' ? <Notice tone="negative">{errorText(props.messageKey)}</Notice> : null}
          <p className={css.lead}>{t(props.state === 'campaign' ? 'campaign.lead' : 'invited.lead')}</p>
          {props.state === 'invited' ? (
            <p>
              <Trans
                t={t}
                i18nKey="invited.code"
                components={{
                  code: (
                    <span className={css.code}>
                      <Ltr>{props.code}</Ltr>
                    </span>
                  ),
                }}
              />
            </p>
          ) : null}
          <div className={css.acts}>
            <Button to={props.signUp} iconEnd="arrow">
              {t(props.state === 'wrong' ? 'withoutCode' : 'signUp')}
            </Button>
            <Button to={props.explore} look="quiet">
              {t('explore')}
            </Button>
          </div>
          {props.state === 'campaign' ? (
            <p>
              <Trans t={t} i18nKey="campaign.own" components={{ own: <Link to={props.signIn} /> }} />
            </p>
          ) : null}
        </div>
        <div className={css.land}>
          <DoorLand />
        </div>
      </div>
      <ol className={css.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <b>{t(`steps.${step}.title`)}</b>
            {t(`steps.${step}.text`)}
          </li>
        ))}
      </ol>
    </Page>
  );
}
