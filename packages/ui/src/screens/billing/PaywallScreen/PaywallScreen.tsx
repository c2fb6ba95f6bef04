import { formatDate } from '@darb/language';
import { Trans, useTranslation } from 'react-i18next';
import { Button, Card, Icon, Link, LocalizedText, Notice, Page, useLocale } from '../../../ui.ts';
import { OfferSlab } from '../CheckoutScreen/OfferSlab.tsx';
import * as css from '../money.css.ts';
import type { PaywallScreenProps } from '../props.ts';

const FREE = ['openLessons', 'practice', 'league'] as const;

/** What is free in a program, what a key opens, and the way to one. */
export function PaywallScreen(props: PaywallScreenProps) {
  const { t } = useTranslation('billing');
  return (
    <Page>
      <div>
        <h1>{t('paywall.title')}</h1>
        <p className={css.lead}>
          <Trans t={t} i18nKey="paywall.lead" components={{ program: <LocalizedText value={props.offer.program} /> }} />
        </p>
      </div>
      <div className={css.columns}>
        <OfferSlab offer={props.offer} />
        <div className={css.parts}>
          <Way {...props} />
          {props.state === 'open' ? null : (
            <Link className={css.link} to={props.offer.sellers}>
              <Icon name="key" small />
              {t('how.where')}
            </Link>
          )}
          <Card title={t('paywall.free.title')} titleId="free">
            <ul className={css.rows}>
              {FREE.map((one) => (
                <li key={one} className={css.tick}>
                  <Icon name="check" />
                  <span>{t(`paywall.free.${one}`)}</span>
                </li>
              ))}
            </ul>
            <Button to={props.explore} look="quiet">
              {t('paywall.explore')}
            </Button>
          </Card>
        </div>
      </div>
    </Page>
  );
}

function Way(props: PaywallScreenProps) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  switch (props.state) {
    case 'guest':
      return (
        <Button wide to={props.signUp}>
          {t('paywall.signUp')}
        </Button>
      );
    case 'free':
      return (
        <Button wide to={props.checkout} icon="key">
          {t('form.action')}
        </Button>
      );
    case 'open':
      return <Notice tone="positive">{t('paywall.open', { date: formatDate(locale, props.until) })}</Notice>;
    case 'closed':
      return <Notice tone="info">{t('paywall.closed')}</Notice>;
  }
}
