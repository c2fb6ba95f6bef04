import { formatDate, formatTime } from '@darb/language';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../hydrated.ts';
import { Button, Isolate, LocalizedText, Ltr, Page, useLocale, Wordmark } from '../../../ui.ts';
import { Amount } from '../Amount.tsx';
import type { ReceiptScreenProps } from '../wallet-props.ts';
import { BackLink } from '../BackLink.tsx';
import * as css from './ReceiptScreen.css.ts';

/** A receipt, which prints on one A5 sheet (reference `receipt`). */
export function ReceiptScreen(props: ReceiptScreenProps) {
  const { t } = useTranslation('wallet');
  const canPrint = useHydrated();
  return (
    <Page>
      <div className={css.screenOnly}>
        <BackLink to={props.back}>{t('billings.title')}</BackLink>
        <div className={css.bar}>
          <h1>{t('receipt.title')}</h1>
          {canPrint ? (
            <Button type="button" look="line" compact icon="print" onClick={props.print}>
              {t('receipt.print')}
            </Button>
          ) : null}
        </div>
      </div>
      <Sheet {...props} />
    </Page>
  );
}

function Sheet({ receiptNumber, at, name, program, from, until, paid, credit, help }: ReceiptScreenProps) {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  return (
    <article className={css.sheet}>
      <header className={css.head}>
        <div>
          <h2>{t('receipt.receipt')}</h2>
          <p className={css.soft}>
            <Ltr>{receiptNumber}</Ltr>
          </p>
        </div>
        <Wordmark />
      </header>
      <dl className={css.facts}>
        <Fact name={t('receipt.date')}>{t('receipt.dateAt', { date: formatDate(locale, at), time: formatTime(locale, at) })}</Fact>
        <Fact name={t('receipt.name')}>
          <Isolate>{name}</Isolate>
        </Fact>
        <Fact name={t('receipt.program')}>
          <LocalizedText value={program} />
        </Fact>
        <Fact name={t('receipt.valid')}>
          {t('billings.fromUntil', { from: formatDate(locale, from), until: formatDate(locale, until) })}
        </Fact>
        <Fact name={t('receipt.means')}>{t('receipt.key')}</Fact>
      </dl>
      {paid ? (
        <dl className={`${css.facts} ${css.sums}`}>
          {credit > 0 ? (
            <>
              <Fact name={t('price')}>
                <Amount {...paid} amount={paid.amount + credit} />
              </Fact>
              <Fact name={t('fromWallet')}>
                <Amount {...paid} amount={-credit} />
              </Fact>
            </>
          ) : null}
          <div className={css.total}>
            <dt>{t('paid')}</dt>
            <dd>
              <Amount {...paid} />
            </dd>
          </div>
        </dl>
      ) : (
        <p className={css.note}>{t('receipt.noPrice')}</p>
      )}
      <footer className={css.note}>
        <b>{t('receipt.issuer')}</b>
        {help.email ? (
          <p>
            <Ltr>{help.email}</Ltr>
          </p>
        ) : null}
        {help.number ? (
          <p>
            <Ltr>{help.number}</Ltr>
          </p>
        ) : null}
      </footer>
    </article>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
