import { formatDate, formatNumber } from '@darb/language';
import { Trans, useTranslation } from 'react-i18next';
import { Icon, KeyArt, Slab, useLocale } from '../../../ui.ts';
import type { Offer } from '../props.ts';
import * as css from './CheckoutScreen.css.ts';

/** What a key costs and opens. */
export function OfferSlab({ offer }: { offer: Offer }) {
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
        ) : (
          <p>{t('offer.noPrice')}</p>
        )}
        {offer.special && offer.price ? (
          <p>
            {t('offer.special', {
              amount: formatNumber(locale, offer.special.amount),
              currency: currency(offer.price.currency, offer.special.amount),
              date: formatDate(locale, offer.special.until),
            })}{' '}
            {offer.special.firstKeyOnly ? t('offer.firstKey') : null}
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
