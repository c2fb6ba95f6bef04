import { formatDate } from '@darb/language';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import {
  Button,
  DialogPage,
  DoorArt,
  Form,
  Link,
  LocalizedText,
  Ltr,
  Notice,
  useFormErrorText,
  useLocale,
  type Place,
} from '../../../ui.ts';
import { useHydrated } from '../../../hydrated.ts';
import { laterDialog } from '../../../later-dialog.tsx';
import { Amount } from '../Amount.tsx';
import type { CheckoutScreenProps, Offer } from '../props.ts';
import * as css from './CheckoutScreen.css.ts';
import { KeyField } from './KeyField.tsx';
import { OfferSlab } from './OfferSlab.tsx';
import type { ReferralDialogProps } from './ReferralDialog.tsx';

const FailedDialog = laterDialog(async () => (await import('./FailedDialog.tsx')).default);
/** Where it cannot be fetched, the notice in the page has said the same. */
const ReferralDialog = lazy<ComponentType<ReferralDialogProps>>(() =>
  import('./ReferralDialog.tsx').catch(() => ({ default: () => null })),
);

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
            <Button wide look="quiet" to={props.receipt}>
              {t('success.receipt')}
            </Button>
          </div>
          {props.invite ? <Referred invite={props.invite} /> : null}
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

/** Who came by a friend's code hears it in a dialog, and without JavaScript on the page (rule billing 10). */
function Referred({ invite }: { invite: Place }) {
  const { t } = useTranslation('billing');
  const isHydrated = useHydrated();
  const [isClosed, setClosed] = useState(false);
  return (
    <>
      <Notice tone="positive" title={t('referral.title')} action={<Link to={invite}>{t('referral.invite')}</Link>}>
        {t('referral.text')}
      </Notice>
      {isHydrated && !isClosed ? (
        <Suspense>
          <ReferralDialog invite={invite} onClose={() => setClosed(true)} />
        </Suspense>
      ) : null}
    </>
  );
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
          <Credit offer={props.offer} />
        </dl>
        <div className={css.acts}>
          <Button wide pending={props.pending}>
            {t(props.state === 'failed' ? 'failed.again' : 'form.action')}
          </Button>
        </div>
      </Form>
      <HowToGetKey sellers={props.offer.sellers} />
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

/** What the wallet gives to the next key, and what is left to pay for it. */
function Credit({ offer: { price, credit } }: { offer: Offer }) {
  const { t } = useTranslation('billing');
  if (price === null || credit === 0) return null;
  const { amount, currency } = price;
  return (
    <>
      <div>
        <dt>{t('credit.fromWallet')}</dt>
        <dd>
          <Amount amount={-credit} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>{t('credit.toPay')}</dt>
        <dd>
          <Amount amount={amount - credit} currency={currency} />
        </dd>
      </div>
    </>
  );
}

function HowToGetKey({ sellers }: Pick<Offer, 'sellers'>) {
  const { t } = useTranslation('billing');
  return (
    <details className={css.how}>
      <summary>{t('how.title')}</summary>
      <p>
        {t('how.text')} <Link to={sellers}>{t('how.where')}</Link>
      </p>
    </details>
  );
}
