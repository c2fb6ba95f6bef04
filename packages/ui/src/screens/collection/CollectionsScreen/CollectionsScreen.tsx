import { formatDate } from '@darb/language';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Breadcrumbs,
  Button,
  Chip,
  EmptyState,
  Facts,
  Form,
  Icon,
  Isolate,
  Link,
  LocalizedText,
  Notice,
  Page,
  RichText,
  useLocale,
} from '../../../ui.ts';
import * as css from '../collection.css.ts';
import { NameFields } from '../NameFields.tsx';
import type { CollectionsScreenProps, ListedCollection, NameForm } from '../props.ts';

/** What a student has gathered, and where a lesson or question is put in. */
export function CollectionsScreen(props: CollectionsScreenProps) {
  const { t } = useTranslation('collection');
  switch (props.state) {
    case 'empty':
      return (
        <Page>
          <Deleted deleted={props.deleted} />
          <EmptyState
            headingLevel={1}
            title={t('emptyTitle')}
            action={
              <Button look="line" icon="search" to={props.search}>
                {t('find')}
              </Button>
            }
          >
            {t('emptyText')}
          </EmptyState>
          <New form={props.form} open />
        </Page>
      );
    case 'ready':
      return (
        <Page>
          <div>
            <h1>{t('title')}</h1>
            <p className={css.lead}>{t('lead')}</p>
          </div>
          <Deleted deleted={props.deleted} />
          <New form={props.form} open={props.form.problem !== null} />
          <ul className={css.list}>
            {props.collections.map((collection) => (
              <li key={collection.id}>
                <Link className={css.row} to={collection.href}>
                  <Listed collection={collection} />
                  <Icon name="chev" />
                </Link>
              </li>
            ))}
          </ul>
        </Page>
      );
    case 'adding':
      return <Adding {...props} />;
  }
}

function Adding({ what, collections, back, form }: Extract<CollectionsScreenProps, { state: 'adding' }>) {
  const { t } = useTranslation('collection');
  return (
    <Page>
      <div>
        <Breadcrumbs items={[{ text: t('back'), to: back }, { text: t('add') }]} />
        <h1>{t('add')}</h1>
        <p className={css.lead}>
          {what.title ? <LocalizedText value={what.title} /> : null}
          {what.stem ? <RichText value={what.stem} /> : null}
        </p>
      </div>
      <ul className={css.list}>
        {collections.map((collection) => (
          <li key={collection.id} className={css.row}>
            <Listed collection={collection} />
            {collection.has ? (
              <Chip icon="check" tone="positive">
                {t('isIn')}
              </Chip>
            ) : (
              <Form action={form.action} method="post">
                <input type="hidden" name="intent" value="add" />
                <Button
                  look="line"
                  compact
                  icon="plus"
                  name="collection"
                  value={collection.id}
                  aria-label={t('addTo', { name: collection.name })}
                >
                  {t('addHere')}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <New form={form} open={collections.length === 0 || form.problem !== null} />
    </Page>
  );
}

function Listed({ collection }: { collection: ListedCollection }): ReactNode {
  const { t } = useTranslation('collection');
  const locale = useLocale();
  const { name, lessons, questions, shared, changedAt } = collection;
  return (
    <span>
      <span className={css.nameLine}>
        <b>
          <Isolate>{name}</Isolate>
        </b>
        {shared ? <Chip icon="share">{t('shared')}</Chip> : null}
      </span>
      <span className={css.facts}>
        <Facts>
          {lessons > 0 ? <span>{t('lessons', { count: lessons })}</span> : null}
          {questions > 0 ? <span>{t('questions', { count: questions })}</span> : null}
          {lessons + questions === 0 ? <span>{t('nothingIn')}</span> : null}
          <span>{t('changed', { date: formatDate(locale, changedAt) })}</span>
        </Facts>
      </span>
    </span>
  );
}

function New({ form, open }: { form: NameForm; open: boolean }) {
  const { t } = useTranslation('collection');
  return (
    <details className={css.fold} open={open}>
      <summary>
        <Icon name="plus" small />
        {t('new')}
      </summary>
      <NameFields form={form} action={t('create')} />
    </details>
  );
}

/** What was deleted on the page before can be taken back (rule collection 6). */
function Deleted({ deleted }: { deleted: { action: string; id: string } | null }) {
  const { t } = useTranslation('collection');
  if (!deleted) return null;
  return (
    <Notice
      tone="info"
      action={
        <Form action={deleted.action} method="post">
          <input type="hidden" name="intent" value="restore" />
          <Button look="line" compact name="collection" value={deleted.id}>
            {t('undo')}
          </Button>
        </Form>
      }
    >
      {t('wasDeleted')}
    </Notice>
  );
}
