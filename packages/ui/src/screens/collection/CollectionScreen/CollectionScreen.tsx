import { formatNumber } from '@darb/language';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Breadcrumbs,
  Button,
  EmptyState,
  Facts,
  Form,
  Icon,
  Isolate,
  Link,
  LocalizedText,
  Notice,
  Num,
  Page,
  RichText,
  SubjectTile,
  useLocale,
} from '../../../ui.ts';
import * as css from '../collection.css.ts';
import { NameFields } from '../NameFields.tsx';
import type { CollectionScreenProps, ShownEntity } from '../props.ts';

type Own = Extract<CollectionScreenProps, { state: 'own' }>;

/** A collection: what is in it, in its order; for its student with all that can be done to it. */
export function CollectionScreen(props: CollectionScreenProps) {
  const { t } = useTranslation('collection');
  const { entities } = props;
  return (
    <Page>
      <div className={css.head}>
        <div>
          {props.state === 'own' ? (
            <span className={css.onScreen}>
              <Breadcrumbs items={[{ text: t('title'), to: props.back }, { text: <Isolate>{props.name}</Isolate> }]} />
            </span>
          ) : null}
          <h1>
            <Isolate>{props.name}</Isolate>
          </h1>
          {props.description === '' ? null : (
            <p className={css.lead} dir="auto">
              {props.description}
            </p>
          )}
          {props.state === 'shared' ? <p className={css.lead}>{t('by', { name: `\u2068${props.owner}\u2069` })}</p> : null}
        </div>
        {props.state === 'own' && entities.length > 0 ? (
          <span className={css.onScreen}>
            <Button type="button" look="line" compact icon="print" onClick={props.print}>
              {t('print')}
            </Button>
          </span>
        ) : null}
      </div>
      <div className={props.state === 'own' ? css.columns : undefined}>
        {entities.length === 0 ? (
          <EmptyState
            title={t('emptyCollection')}
            action={
              props.state === 'own' ? (
                <Button look="line" icon="search" to={props.search}>
                  {t('find')}
                </Button>
              ) : null
            }
          >
            {props.state === 'own' ? t('emptyCollectionText') : null}
          </EmptyState>
        ) : (
          <ol className={css.list}>
            {entities.map((entity, index) => (
              <Entity
                key={entity.id}
                entity={entity}
                place={index + 1}
                last={entities.length}
                action={props.state === 'own' ? props.form.action : null}
              />
            ))}
          </ol>
        )}
        {props.state === 'own' ? <Aside {...props} /> : null}
      </div>
      {props.state === 'shared' && props.signUp ? (
        <Notice
          tone="info"
          action={
            <Button compact to={props.signUp}>
              {t('signUp')}
            </Button>
          }
        >
          {t('signUpText')}
        </Notice>
      ) : null}
    </Page>
  );
}

interface EntityProps {
  entity: ShownEntity;
  place: number;
  last: number;
  /** Null where it is another's. */
  action: string | null;
}

function Entity({ entity: { id, type, shown }, place, last, action }: EntityProps) {
  const { t } = useTranslation('collection');
  const locale = useLocale();
  return (
    <li className={css.entity}>
      <span className={css.place}>
        <Num>{formatNumber(locale, place)}</Num>
      </span>
      {shown ? <SubjectTile {...shown.tile} large /> : <span className={css.gone} aria-hidden="true" />}
      <span className={css.entityName}>
        {shown ? (
          <Link to={shown.href}>
            {shown.title ? <LocalizedText value={shown.title} /> : null}
            {shown.stem ? <RichText value={shown.stem} /> : null}
          </Link>
        ) : (
          t(`gone.${type}`)
        )}
        <span className={css.facts}>
          <Facts>
            <span>{t(`type.${type}`)}</span>
            {shown ? (
              <span>
                <LocalizedText value={shown.subject} />
              </span>
            ) : null}
            {shown && shown.minutes !== null ? <span>{t('minutes', { count: shown.minutes })}</span> : null}
          </Facts>
        </span>
      </span>
      {action === null ? null : (
        <Form action={action} method="post" className={`${css.acts} ${css.onScreen}`}>
          <input type="hidden" name="entity" value={id} />
          <input type="hidden" name="order" value={place} />
          <button className={css.act} name="intent" value="up" disabled={place === 1} aria-label={t('up', { from: place, to: place - 1 })}>
            <span className={css.up}>
              <Icon name="down" />
            </span>
          </button>
          <button
            className={css.act}
            name="intent"
            value="down"
            disabled={place === last}
            aria-label={t('down', { from: place, to: place + 1 })}
          >
            <Icon name="down" />
          </button>
          <button className={css.act} name="intent" value="out" aria-label={t('out', { place })}>
            <Icon name="close" />
          </button>
        </Form>
      )}
    </li>
  );
}

function Aside({ form, sharedAt, copy }: Own) {
  const { t } = useTranslation('collection');
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <div className={`${css.fields} ${css.onScreen}`}>
      <section className={css.panel}>
        <h2>{t('share.title')}</h2>
        <p className={css.lead}>{t(sharedAt === null ? 'share.off' : 'share.on')}</p>
        {sharedAt === null ? null : <p className={css.address}>{sharedAt}</p>}
        <div className={css.buttons}>
          {sharedAt === null ? null : (
            <Button type="button" look="line" compact icon="copy" onClick={() => void copy(sharedAt).then(setCopied)}>
              {t('share.copy')}
            </Button>
          )}
          <Form action={form.action} method="post">
            <Button
              look={sharedAt === null ? 'primary' : 'line'}
              compact
              icon="share"
              name="intent"
              value={sharedAt === null ? 'share' : 'unshare'}
            >
              {t(sharedAt === null ? 'share.begin' : 'share.end')}
            </Button>
          </Form>
        </div>
        <p role="status">{copied === null ? '' : t(copied ? 'share.copied' : 'share.notCopied')}</p>
      </section>
      <section className={css.panel}>
        <h2>{t('edit')}</h2>
        <NameFields form={form} action={t('save')} />
      </section>
      <Form action={form.action} method="post">
        <Button look="quiet" compact name="intent" value="delete">
          {t('delete')}
        </Button>
      </Form>
    </div>
  );
}
