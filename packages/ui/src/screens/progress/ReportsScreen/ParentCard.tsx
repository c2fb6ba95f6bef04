import { formatDate } from '@darb/language';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cachedFragment } from '../../../fragment-cache.tsx';
import { Button, Card, Field, Form, Notice, useErrorText, useLocale } from '../../../ui.ts';
import type { ReportActions, ReportsScreenProps, ShareLinkRow } from '../report-props.ts';
import * as own from './ParentCard.css.ts';
import { soft } from './ReportsScreen.css.ts';

type Share = Extract<ReportsScreenProps, { state: 'ready' }>['share'];
interface ParentCardProps extends Share {
  actions: ReportActions | null;
}

/** The links that a student has given away, and one more. */
export const ParentCard = cachedFragment(function ParentCard({ links, more, nameMax, action, problem, actions }: ParentCardProps) {
  const { t } = useTranslation('reports');
  const errorText = useErrorText();
  return (
    <Card title={t('parent.title')} titleId="parent-title">
      <p className={soft}>{t('parent.lead')}</p>
      {problem === null ? null : <Notice tone="negative">{errorText(problem)}</Notice>}
      {links.map((link) => (
        <ShareLink key={link.id} link={link} action={action} actions={actions} />
      ))}
      {more === 0 ? null : (
        <Form action={action} className={own.make}>
          <Field name="name" label={t('parent.name')} hint={t('parent.nameHint')} maxLength={nameMax} optional autoComplete="off" />
          <Button look="line" wide name="intent" value="make">
            {t('parent.make')}
          </Button>
        </Form>
      )}
      <p className={soft}>{t('parent.left', { count: more })}</p>
    </Card>
  );
});

function ShareLink({ link, action, actions }: { link: ShareLinkRow; action: string; actions: ReportActions | null }) {
  const { t } = useTranslation('reports');
  const locale = useLocale();
  const [copied, setCopied] = useState(false);
  const day = (date: string) => formatDate(locale, date, { day: 'numeric', month: 'long' });
  const { address } = link;
  return (
    <section className={own.link} aria-labelledby={`link-${link.id}`}>
      <b id={`link-${link.id}`}>{link.name === '' ? t('parent.unnamed', { date: day(link.createdAt) }) : <bdi>{link.name}</bdi>}</b>
      <span className={soft}>
        {link.lastOpenedAt === null ? t('parent.notOpened') : t('parent.opened', { date: day(link.lastOpenedAt) })}
      </span>
      {address === null ? (
        <span className={soft}>{t('parent.gone')}</span>
      ) : (
        <input className={own.address} dir="ltr" readOnly value={address} aria-label={t('parent.address')} />
      )}
      <div className={own.linkActions}>
        {address === null || actions === null ? null : (
          <>
            <Button
              look="quiet"
              compact
              type="button"
              icon={copied ? 'check' : 'copy'}
              onClick={() => void actions.copy(address).then(setCopied)}
            >
              {t(copied ? 'parent.copied' : 'parent.copy')}
            </Button>
            <Button look="quiet" compact type="button" icon="share" onClick={() => void actions.share(address).then(setCopied)}>
              {t('parent.share')}
            </Button>
          </>
        )}
        <Form action={action} className={own.revoke}>
          <input type="hidden" name="id" value={link.id} />
          <button className={own.revokeButton} name="intent" value="revoke">
            {t('parent.revoke')}
          </button>
        </Form>
      </div>
      <span role="status" className={own.announced}>
        {copied ? t('parent.copied') : null}
      </span>
    </section>
  );
}
