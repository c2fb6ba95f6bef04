import { formatDate, formatNumber } from '@darb/language';
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
  Num,
  Page,
  RichText,
  useLocale,
} from '../../../ui.ts';
import * as css from '../collection.css.ts';
import { row } from '../row.css.ts';
import * as own from './CollectionsScreen.css.ts';
import { NameFields } from '../NameFields.tsx';
import { Picture } from '../Picture.tsx';
import type { AddableCollection, CollectionsScreenProps, ListedCollection, NameForm } from '../props.ts';

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
                <Link className={`${row} ${own.listed}`} to={collection.href}>
                  <Listed collection={collection} />
                  <Pictures {...collection} />
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

function Adding({ type, what, collections, back, form }: Extract<CollectionsScreenProps, { state: 'adding' }>) {
  const { t } = useTranslation('collection');
  const isIn = collections.some(({ entity }) => entity !== null);
  return (
    <Page>
      <div>
        <Breadcrumbs items={[{ text: t(`backTo.${type}`), to: back }, { text: t('add') }]} />
        <h1>{t('add')}</h1>
        <p className={css.lead}>
          {what.title ? <LocalizedText value={what.title} /> : null}
          {what.stem ? <RichText value={what.stem} /> : null}
        </p>
      </div>
      {collections.length === 0 ? null : (
        <ul className={css.list}>
          {collections.map((collection) => (
            <li key={collection.id} className={`${row} ${own.addRow}`}>
              <Listed collection={collection} />
              <Addable collection={collection} action={form.action} />
            </li>
          ))}
        </ul>
      )}
      <New form={form} open={collections.length === 0 || form.problem !== null} key={collections.length} />
      {isIn ? (
        <div>
          <Button to={back}>{t(`backTo.${type}`)}</Button>
        </div>
      ) : null}
    </Page>
  );
}

/** One touch puts it in; the next takes it back. */
function Addable({ collection: { id, name, entity }, action }: { collection: AddableCollection; action: NameForm['action'] }) {
  const { t } = useTranslation('collection');
  const isIn = entity !== null;
  return (
    <Form action={action} method="post" className={own.addable}>
      <span role="status">
        {isIn ? (
          <Chip icon="check" tone="positive">
            {t('isIn')}
          </Chip>
        ) : null}
      </span>
      <input type="hidden" name="collection" value={id} />
      {isIn ? <input type="hidden" name="entity" value={entity} /> : null}
      <Button
        look={isIn ? 'quiet' : 'line'}
        compact
        icon={isIn ? undefined : 'plus'}
        name="intent"
        value={isIn ? 'out' : 'add'}
        pending={entity === 'coming'}
        aria-label={t(isIn ? 'takeOutOf' : 'addTo', { name: `\u2068${name}\u2069` })}
      >
        {t(isIn ? 'takeOut' : 'addHere')}
      </Button>
    </Form>
  );
}

function Listed({ collection }: { collection: ListedCollection }): ReactNode {
  const { t } = useTranslation('collection');
  const locale = useLocale();
  const { name, lessons, questions, shared, changedAt } = collection;
  return (
    <span>
      <span className={own.nameLine}>
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

/** The first of what is in it, and how much more there is. */
function Pictures({ pictures, lessons, questions }: ListedCollection) {
  const locale = useLocale();
  const more = lessons + questions - pictures.length;
  if (pictures.length === 0) return null;
  return (
    <span className={own.pictures} aria-hidden="true">
      {pictures.map((picture, index) => (
        <Picture key={index} {...picture} />
      ))}
      {more > 0 ? (
        <b>
          <Num>{`+${formatNumber(locale, more)}`}</Num>
        </b>
      ) : null}
    </span>
  );
}

function New({ form, open }: { form: NameForm; open: boolean }) {
  const { t } = useTranslation('collection');
  return (
    <details className={own.fold} open={open}>
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
