import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs, Button, EmptyState, Form, Isolate, LaterStyles, Menu, Notice, Page } from '../../../ui.ts';
import { useHydrated } from '../../../hydrated.ts';
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
        {props.state === 'own' ? (
          <div className={`${css.buttons} ${css.onScreen}`}>
            {props.round === null ? null : (
              <Button compact iconEnd="arrow" to={props.round}>
                {t('round.begin')}
              </Button>
            )}
            {props.sheet === null ? null : (
              <Button look="quiet" compact to={props.sheet}>
                {t('sheet.title')}
              </Button>
            )}
            {entities.length === 0 ? null : (
              <Button type="button" look="quiet" compact icon="print" onClick={props.print}>
                {t('print')}
              </Button>
            )}
            <Form action={props.form.action} method="post">
              <Menu
                dots
                label={t('options')}
                items={[
                  { to: props.edit, text: t('edit'), icon: 'edit' },
                  { name: 'intent', value: 'delete', text: t('delete'), icon: 'close' },
                ]}
              />
            </Form>
          </div>
        ) : null}
      </div>
      {props.state === 'own' && props.isEdited ? (
        <section className={`${css.panel} ${css.onScreen}`} aria-label={t('edit')}>
          <NameFields form={props.form} action={t('save')} cancel={props.form.action} />
        </section>
      ) : null}
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
          <div>
            <Entities
              entities={entities}
              own={props.state === 'own' ? { action: props.form.action, taken: props.taken, move: props.move } : null}
            />
          </div>
        )}
        {props.state === 'own' ? (
          <>
            {/* what an empty one says has its sheets among the later ones */}
            {props.isEdited || entities.length === 0 ? null : <LaterStyles />}
            <Aside {...props} />
          </>
        ) : null}
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

function Aside({ form, sharedAt, copy, send, search }: Own) {
  const { t } = useTranslation('collection');
  const [copied, setCopied] = useState<boolean | null>(null);
  const canSend = useHydrated() && 'share' in navigator;
  const isShared = sharedAt !== null;
  return (
    <div className={`${css.fields} ${css.onScreen}`}>
      <section className={css.panel}>
        <Form action={form.action} method="post" className={css.switchLine}>
          <h2 id="share">{t('share.title')}</h2>
          <button
            className={css.tap}
            role="switch"
            aria-checked={isShared}
            aria-labelledby="share"
            name="intent"
            value={isShared ? 'unshare' : 'share'}
          >
            <span className={css.track} />
          </button>
        </Form>
        <p className={css.lead}>{t(isShared ? 'share.on' : 'share.off')}</p>
        {isShared ? (
          <>
            <p className={css.address}>{sharedAt}</p>
            <div className={css.buttons}>
              <Button type="button" look="line" compact icon="copy" onClick={() => void copy(sharedAt).then(setCopied)}>
                {t('share.copy')}
              </Button>
              {canSend ? (
                <Button type="button" look="line" compact icon="share" onClick={() => send(sharedAt)}>
                  {t('share.send')}
                </Button>
              ) : null}
            </div>
          </>
        ) : null}
        <p role="status">{copied === null ? '' : t(copied ? 'share.copied' : 'share.notCopied')}</p>
      </section>
      <section className={css.panel}>
        <h2>{t('more.title')}</h2>
        <p className={css.lead}>{t('more.text')}</p>
        <div>
          <Button look="line" compact icon="search" to={search}>
            {t('find')}
          </Button>
        </div>
      </section>
    </div>
  );
}
