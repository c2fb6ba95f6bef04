import { formatDate, formatNumber } from '@darb/language';
import { lazy, Suspense, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import {
  Button,
  DialogPage,
  DoorArt,
  Form,
  Icon,
  KeyArt,
  LocalizedText,
  Ltr,
  Notice,
  Slab,
  useFormErrorText,
  useLocale,
} from '../../../ui.ts';
import { useHydrated } from '../../../hydrated.ts';
import type { CheckoutScreenProps, Offer } from '../props.ts';
import * as css from './CheckoutScreen.css.ts';
import { KeyField } from './KeyField.tsx';

const FailedDialog = lazy(() => import('./FailedDialog.tsx'));

/** The key of a program: enter it, see that it opened, or why not (references `checkout…`). */
export function CheckoutScreen(props: CheckoutScreenProps) {
  // What was bought, or cannot be bought here, is not offered.
  const offers = props.state === 'ready' || props.state === 'failed';
  return (
    <div className={offers ? css.page : css.alone}>
      <div className={css.form}>
        <Panel {...props} />
      </div>
      {offers ? (
        <div className={css.offer}>
          <OfferSlab offer={props.offer} />
        </div>
      ) : null}
    </div>
  );
}

function Panel(props: CheckoutScreenProps) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  switch (props.state) {
    case 'success':
      return (
        <DialogPage title={t('success.title')} description={t('success.text')} art={<DoorArt />}>
          <dl className={css.summary}>
            <div>
              <dt>{t('program')}</dt>
              <dd>
                <LocalizedText value={props.offer.program} />
              </dd>
            </div>
            <div>
              <dt>{t('validUntil')}</dt>
              <dd>{formatDate(locale, props.expirationDate)}</dd>
            </div>
            <div>
              <dt>{t('receipt')}</dt>
              <dd>
                <Ltr>{props.receiptNumber}</Ltr>
              </dd>
            </div>
          </dl>
          <div className={css.acts}>
            <Button wide to={props.continueTo.href} iconEnd="arrow">
              {props.continueTo.title ? (
                <span>
                  <Trans
                    t={t}
                    i18nKey="success.continue"
                    components={{ lesson: <LocalizedText value={props.continueTo.title} as="b" /> }}
                  />
                </span>
              ) : (
                t('success.dashboard')
              )}
            </Button>
          </div>
        </DialogPage>
      );
    case 'closed':
      return (
        <DialogPage title={t('closed.title')} description={t('closed.text', { country: props.countryName })}>
          <div className={css.acts}>
            <Button wide to={props.back}>
              {t('closed.back')}
            </Button>
          </div>
        </DialogPage>
      );
    case 'ready':
    case 'failed':
      return <KeyForm {...props} />;
  }
}

function KeyForm(props: Extract<CheckoutScreenProps, { state: 'ready' | 'failed' }>) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  const errorText = useFormErrorText();
  // The page from the server says the failure in place; the dialog comes with JavaScript, until it is closed
  // for this key.
  const isHydrated = useHydrated();
  const [closedFor, setClosedFor] = useState<string | undefined>();
  if (props.state === 'ready' && closedFor !== undefined) setClosedFor(undefined);
  const dialog = isHydrated && props.state === 'failed' && closedFor !== (props.values.voucher ?? '');
  const problem =
    props.state === 'failed' ? errorText(props.messageKey) : (errorText(props.problem?.fields.voucher) ?? errorText(props.problem?.form));
  return (
    <DialogPage
      title={t(props.state === 'failed' && !dialog ? 'failed.title' : 'form.title')}
      description={t(props.state === 'failed' ? 'failed.text' : 'form.text')}
      closeTo={props.back}
    >
      {props.state === 'ready' && props.subscribedUntil ? (
        <div className={css.extending}>
          <Notice tone="info">{t('form.extends', { date: formatDate(locale, props.subscribedUntil) })}</Notice>
        </div>
      ) : null}
      <Form action={props.action} method="post" noValidate>
        <KeyField label={t('form.key')} hint={t('form.hint')} error={problem} defaultValue={props.values.voucher} />
        <dl className={css.summary}>
          <div>
            <dt>{t('program')}</dt>
            <dd>
              <LocalizedText value={props.offer.program} />
            </dd>
          </div>
          <div>
            <dt>{t('validUntil')}</dt>
            <dd>{formatDate(locale, props.offer.validUntil)}</dd>
          </div>
        </dl>
        <div className={css.acts}>
          <Button wide pending={props.pending}>
            {t(props.state === 'failed' ? 'failed.again' : 'form.action')}
          </Button>
        </div>
      </Form>
      <HowToGetKey />
      {dialog ? (
        <Suspense>
          <FailedDialog
            title={t('failed.title')}
            text={problem ?? ''}
            kept={t('failed.text')}
            again={t('failed.again')}
            onClose={() => setClosedFor(props.values.voucher ?? '')}
          />
        </Suspense>
      ) : null}
    </DialogPage>
  );
}

function HowToGetKey() {
  const { t } = useTranslation('billing');
  return (
    <details className={css.how}>
      <summary>{t('how.title')}</summary>
      <p>{t('how.text')}</p>
    </details>
  );
}

function OfferSlab({ offer }: { offer: Offer }) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  const currency = (code: string, count: number) =>
    code === 'JOD' ? t('offer.jod', { count }) : code === 'EGP' ? t('offer.egp', { count }) : code;
  return (
    <Slab labelledBy="offer-title" flush>
      <KeyArt />
      <div className={css.slab}>
        <h2 id="offer-title">{t('offer.title')}</h2>
        {offer.price ? (
          <p className={css.amount}>
            <b className={css.figure}>{formatNumber(locale, offer.price.amount)}</b>
            <span className={css.unit}>{currency(offer.price.currency, offer.price.amount)}</span>
            {offer.price.oldAmount === null ? null : (
              <span className={css.soft}>
                <Trans
                  t={t}
                  i18nKey="offer.insteadOf"
                  values={{
                    amount: formatNumber(locale, offer.price.oldAmount),
                    currency: currency(offer.price.currency, offer.price.oldAmount),
                  }}
                  components={{ old: <s /> }}
                />
              </span>
            )}
          </p>
        ) : null}
        <ul className={css.points}>
          <li>
            <Icon name="check" />
            <span>{t(offer.testsOnly ? 'offer.tests' : 'offer.subjects', { count: offer.subjectsCount })}</span>
          </li>
          <li>
            <Icon name="check" />
            <span>{t('offer.until', { date: formatDate(locale, offer.validUntil) })}</span>
          </li>
          <li>
            <Icon name="check" />
            <span>{t('offer.once')}</span>
          </li>
        </ul>
      </div>
    </Slab>
  );
}
