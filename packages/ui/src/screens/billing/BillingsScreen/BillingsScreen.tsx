import { formatDate, formatNumber } from '@darb/language';
import { Trans, useTranslation } from 'react-i18next';
import {
  Button,
  Card,
  Chip,
  EmptyState,
  ErrorState,
  Facts,
  Icon,
  Link,
  LocalizedText,
  Ltr,
  Notice,
  Page,
  PathStrip,
  Slab,
  useLocale,
} from '../../../ui.ts';
import { Amount } from '../Amount.tsx';
import * as css from '../money.css.ts';
import { MoneyRow } from '../MoneyRow.tsx';
import type { BillingsScreenProps, CurrentSubscription, NewKey, OtherSubscription, Payment } from '../wallet-props.ts';

/** My subscriptions: what is open, what was paid, and the receipts (reference `my-billings`). */
export function BillingsScreen(props: BillingsScreenProps) {
  const { t } = useTranslation('wallet');
  return (
    <Page>
      <div>
        <h1>{t('billings.title')}</h1>
        <p className={css.lead}>{t('billings.lead')}</p>
      </div>
      {props.state === 'failed' ? (
        <ErrorState title={t('billings.failed.title')} retry={props.retry}>
          {t('billings.failed.text')}
        </ErrorState>
      ) : (
        <Bills {...props} />
      )}
    </Page>
  );
}

function Bills(props: Exclude<BillingsScreenProps, { state: 'failed' }>) {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  const { payments, others, newKey, contact, wallet } = props;
  return (
    <>
      {props.state === 'subscribed' ? <Current {...props.current} /> : null}
      {props.state === 'subscribed' && props.endsSoon ? (
        <Notice tone="info" title={t('billings.soon.title')}>
          {t('billings.soon.text', { date: formatDate(locale, props.current.until) })}
        </Notice>
      ) : null}
      {props.state === 'ended' ? (
        <Notice tone="info" title={t('billings.ended.title')}>
          <Trans
            t={t}
            i18nKey="billings.ended.text"
            values={{ date: formatDate(locale, props.until) }}
            components={{ program: <LocalizedText value={props.program} /> }}
          />
        </Notice>
      ) : null}
      <div className={css.columns}>
        <div className={css.parts}>
          {payments.length === 0 ? (
            <EmptyState title={t('billings.none.title')}>{t('billings.none.text')}</EmptyState>
          ) : (
            <Card title={t('billings.payments')} titleId="payments">
              <ul className={css.rows}>
                {payments.map((payment) => (
                  <Paid key={payment.id} {...payment} />
                ))}
              </ul>
            </Card>
          )}
          {others.length === 0 ? null : (
            <Card title={t('billings.others')} titleId="others">
              <ul className={css.rows}>
                {others.map((other) => (
                  <Other key={other.until + other.program.text} {...other} />
                ))}
              </ul>
            </Card>
          )}
        </div>
        <div className={css.parts}>
          {newKey ? <KeyCard newKey={newKey} wallet={wallet} /> : null}
          <p className={css.soft}>
            <Trans t={t} i18nKey="billings.wrong" components={{ contact: <Link to={contact} /> }} />
          </p>
        </div>
      </div>
    </>
  );
}

function Current({ program, until, daysLeft, months, at }: CurrentSubscription) {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  const stops = months.map((month, index) => ({
    id: month,
    state: index < at ? ('done' as const) : index === at ? ('here' as const) : ('todo' as const),
    label: formatDate(locale, month, { month: 'short', timeZone: 'UTC' }),
    note: index === at ? t('billings.today') : undefined,
  }));
  return (
    <Slab labelledBy="current" flush>
      <div className={css.slab}>
        <div className={css.head}>
          <div>
            <p className={css.slabSoft}>{t('billings.current')}</p>
            <h2 id="current">
              <LocalizedText value={program} />
            </h2>
            <p className={css.slabSoft}>{t('billings.openUntil', { date: formatDate(locale, until) })}</p>
          </div>
          <p className={css.big}>
            <b className={css.figure}>{formatNumber(locale, daysLeft)}</b>
            <span>{t('billings.daysLeft', { count: daysLeft })}</span>
          </p>
        </div>
        <PathStrip stops={stops} label={t('billings.year')} onPhone="near" compact />
      </div>
    </Slab>
  );
}

function Paid({ program, at, receiptNumber, paid, receipt }: Payment) {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  return (
    <MoneyRow
      title={<LocalizedText value={program} />}
      about={
        <Facts>
          <span>{formatDate(locale, at)}</span>
          <Ltr>{receiptNumber}</Ltr>
        </Facts>
      }
    >
      {paid ? (
        <b>
          <Amount {...paid} />
        </b>
      ) : (
        <span className={css.soft}>{t('noPrice')}</span>
      )}
      <Link className={css.link} to={receipt} aria-label={t('billings.receiptOf', { number: receiptNumber })}>
        <Icon name="print" small />
        {t('billings.receipt')}
      </Link>
    </MoneyRow>
  );
}

function Other({ program, from, until, isActive }: OtherSubscription) {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  return (
    <MoneyRow
      title={
        <>
          <LocalizedText value={program} />
          <Chip tone={isActive ? 'positive' : 'neutral'}>{t(isActive ? 'billings.open' : 'billings.over')}</Chip>
        </>
      }
      about={
        from === null
          ? t('billings.until', { until: formatDate(locale, until) })
          : t('billings.fromUntil', { from: formatDate(locale, from), until: formatDate(locale, until) })
      }
    />
  );
}

function KeyCard({ newKey: { price, credit, checkout }, wallet }: { newKey: NewKey; wallet: BillsWallet }) {
  const { t } = useTranslation('wallet');
  return (
    <Card title={t('billings.key.title')} titleId="key">
      <p className={css.soft}>{t('billings.key.text')}</p>
      {price ? (
        <dl className={css.sums}>
          <div>
            <dt>{t('price')}</dt>
            <dd>
              <Amount {...price} />
            </dd>
          </div>
          {credit > 0 ? (
            <>
              <div>
                <dt>{t('fromWallet')}</dt>
                <dd className={css.gained}>
                  <Amount {...price} amount={-credit} />
                </dd>
              </div>
              <div>
                <dt>{t('toPay')}</dt>
                <dd>
                  <Amount {...price} amount={price.amount - credit} />
                </dd>
              </div>
            </>
          ) : null}
        </dl>
      ) : null}
      {checkout === null ? (
        <p className={css.soft}>{t('billings.key.closed')}</p>
      ) : (
        <Button wide to={checkout} icon="key">
          {t('billings.key.enter')}
        </Button>
      )}
      {wallet ? (
        <Link className={css.link} to={wallet}>
          {t('billings.key.wallet')}
        </Link>
      ) : null}
    </Card>
  );
}

type BillsWallet = Exclude<BillingsScreenProps, { state: 'failed' }>['wallet'];
