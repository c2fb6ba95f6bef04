import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs, Button, EmptyState, Form, Isolate, Notice, Page } from '../../../ui.ts';
import * as css from '../collection.css.ts';
import { NameFields } from '../NameFields.tsx';
import type { CollectionScreenProps } from '../props.ts';
import { Entities } from './Entities.tsx';

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
          <div className={`${css.buttons} ${css.onScreen}`}>
            {props.round === null ? null : (
              <Button compact iconEnd="arrow" to={props.round}>
                {t('round.begin')}
              </Button>
            )}
            {props.sheet === null ? null : (
              <Button look="line" compact to={props.sheet}>
                {t('sheet.title')}
              </Button>
            )}
            <Button type="button" look="line" compact icon="print" onClick={props.print}>
              {t('print')}
            </Button>
          </div>
        ) : null}
      </div>
      <div className={props.state === 'own' ? css.columns : undefined}>
        {entities.length === 0 && (props.state === 'shared' || props.taken.length === 0) ? (
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
          <Entities
            entities={entities}
            own={props.state === 'own' ? { action: props.form.action, taken: props.taken, move: props.move } : null}
          />
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
