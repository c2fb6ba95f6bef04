import { formatNumber } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { Icon, Link, LocalizedText, Ltr, Num, useLocale } from '../../../ui.ts';
import type { ListProps } from '../selling-props.ts';
import * as css from './SellingPointsScreen.css.ts';

/** So many stand there at once; the rest is opened. */
const FIRST = 5;

/** The bookstores of a province, or of all. */
export function Bookstores({ chosen, bookstores }: ListProps) {
  const { t } = useTranslation('sellingPoints');
  if (bookstores.length === 0) return <p className={css.none}>{t('none', { province: chosen === null ? '' : t(`province.${chosen}`) })}</p>;
  const first = bookstores.slice(0, FIRST);
  const rest = bookstores.slice(FIRST);
  return (
    <>
      <h2 className={css.listTitle}>{chosen === null ? t('all') : t(`province.${chosen}`)}</h2>
      <Shops bookstores={first} from={1} />
      {rest.length === 0 ? null : (
        <details className={css.more}>
          <summary>{t('more', { count: rest.length })}</summary>
          <Shops bookstores={rest} from={FIRST + 1} />
        </details>
      )}
    </>
  );
}

function Shops({ bookstores, from }: { bookstores: ListProps['bookstores']; from: number }) {
  const { t } = useTranslation('sellingPoints');
  const locale = useLocale();
  return (
    <ol start={from}>
      {bookstores.map(({ province, name, address, hours, number, link }, at) => (
        <li key={at} className={css.shop}>
          <span className={css.mark} aria-hidden>
            <Num>{formatNumber(locale, from + at)}</Num>
          </span>
          <div>
            <h3>
              <LocalizedText value={name} />
            </h3>
            <p className={css.soft}>
              {province === null ? null : `${t(`province.${province}`)} · `}
              <LocalizedText value={address} />
            </p>
            {hours === null ? null : (
              <p className={css.soft}>
                <LocalizedText value={hours} />
              </p>
            )}
            <p className={css.ways}>
              {number === null ? null : (
                <Link to={`tel:${number.replace(/[^\d+]/g, '')}`} className={css.go}>
                  <Icon name="phone" small />
                  <Ltr>{number}</Ltr>
                </Link>
              )}
              {link === null ? null : (
                <Link to={link} className={css.go}>
                  <Icon name="flag" small />
                  {t('way')}
                </Link>
              )}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
