import { useTranslation } from 'react-i18next';
import {
  Button,
  Card,
  DrawnPart,
  EmptyState,
  Form,
  Icon,
  LaterStyles,
  Link,
  LocalizedText,
  Notice,
  Page,
  SelectField,
} from '../../../ui.ts';
import type { SellingPointsScreenProps } from '../selling-props.ts';
import { Bookstores } from './Bookstores.tsx';
import { ProvinceMap } from './ProvinceMap.tsx';
import * as css from './SellingPointsScreen.css.ts';

type Ready = Extract<SellingPointsScreenProps, { state: 'ready' }>;

/** Where a key is sold: a map of the provinces, the bookstores of one, and who brings it home. */
export function SellingPointsScreen(props: SellingPointsScreenProps) {
  const { t } = useTranslation('sellingPoints');
  if (props.state === 'empty')
    return (
      <Page>
        <EmptyState
          headingLevel={1}
          title={t('empty.title')}
          action={
            <div className={css.actions}>
              <Button to={props.contact}>{t('empty.write')}</Button>
              <Button look="line" to={props.explore}>
                {t('empty.explore')}
              </Button>
            </div>
          }
        >
          {t('empty.text')}
        </EmptyState>
      </Page>
    );
  const { count, filter, map, list, deliveries, contact } = props;
  return (
    <Page>
      <header className={css.head}>
        <h1>{t('title')}</h1>
        <p>{count > 0 ? t('lead', { count }) : t('leadDelivery')}</p>
      </header>
      {count === 0 ? null : (
        <div className={map ? css.shops : undefined}>
          {map ? <DrawnPart id="map" className={css.mapPlace} of={map} as={ProvinceMap} /> : null}
          <div>
            {filter ? <Filter {...filter} /> : null}
            <DrawnPart id="bookstores" of={list} as={Bookstores} />
          </div>
        </div>
      )}
      <LaterStyles />
      {deliveries.length === 0 ? null : <Order deliveries={deliveries} />}
      <div className={css.warning}>
        <Notice
          tone="info"
          title={t('care.title')}
          action={
            <Button look="line" to={contact}>
              {t('care.action')}
            </Button>
          }
        >
          {t('care.text')}
        </Notice>
      </div>
    </Page>
  );
}

function Filter({ action, country, provinces, chosen }: NonNullable<Ready['filter']>) {
  const { t } = useTranslation('sellingPoints');
  const options = provinces.map(({ code, count }) => ({ value: code, text: t('ofProvince', { province: t(`province.${code}`), count }) }));
  return (
    <Form action={action} method="get" className={css.filter}>
      <input type="hidden" name="country" value={country} />
      <SelectField
        key={chosen}
        name="province"
        label={t('choose')}
        defaultValue={chosen ?? ''}
        options={[{ value: '', text: t('all') }, ...options]}
      />
      <Button look="line">{t('show')}</Button>
    </Form>
  );
}

function Order({ deliveries }: Pick<Ready, 'deliveries'>) {
  const { t } = useTranslation('sellingPoints');
  return (
    <section className={css.order} aria-labelledby="order-title">
      <Card>
        <h2 id="order-title">{t('order.title')}</h2>
        <p className={css.soft}>{t('order.text')}</p>
        <ul>
          {deliveries.map(({ name, terms, link }, place) => (
            <li key={place} className={css.delivery}>
              <span className={css.sign} aria-hidden>
                <Icon name="send" />
              </span>
              <div>
                <h3>
                  <LocalizedText value={name} />
                </h3>
                <p className={css.soft}>
                  <LocalizedText value={terms} />
                </p>
              </div>
              <Link to={link} className={css.go}>
                {t('order.action')}
                <Icon name="arrow" small />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
