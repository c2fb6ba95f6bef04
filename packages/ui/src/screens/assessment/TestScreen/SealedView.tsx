import { formatDate, formatNumber, formatTime } from '@darb/language';
import { Trans, useTranslation } from 'react-i18next';
import { Button, Card, DialogPage, Ltr, Notice, useErrorText, useLocale } from '../../../ui.ts';
import type { SealedTest } from '../props.ts';
import { SignedOut } from '../SignedOut.tsx';
import * as css from './SealedView.css.ts';

/** A test that was handed in without a connection: when, until when it counts, and the code of its seal. */
export function SealedView(props: SealedTest) {
  const { t } = useTranslation('assessment');
  const locale = useLocale();
  const errorText = useErrorText();
  const time = formatTime(locale, props.sealedAt);
  const until = { date: formatDate(locale, props.until), time: formatTime(locale, props.until) };
  return (
    <div className={css.sealed}>
      <DialogPage title={t('test.sealed.title')} description={t('test.sealed.text', { time })}>
        {props.problem && !props.isSending ? (
          <Notice tone="negative" live>
            {errorText(props.problem)}
          </Notice>
        ) : null}
        <ol className={css.steps}>
          <li>{t('test.sealed.sent')}</li>
          <li>{t('test.sealed.keep')}</li>
          <li>{t('test.sealed.until', until)}</li>
        </ol>
        <Button type="button" wide icon="retry" pending={props.isSending} onClick={props.onSend}>
          {t('test.sealed.send')}
        </Button>
      </DialogPage>
      <Card title={t('test.sealed.code')} titleId="seal">
        <p className={css.code}>
          <Ltr>{props.code}</Ltr>
        </p>
        <p className={css.about}>{t('test.sealed.about', { time })}</p>
        <p className={css.about}>
          <Trans
            t={t}
            i18nKey="test.sealed.answered"
            values={{ answered: formatNumber(locale, props.answeredCount), all: formatNumber(locale, props.questionsCount) }}
            components={{ b: <b /> }}
          />
        </p>
      </Card>
      {props.signIn ? <SignedOut signIn={props.signIn} /> : null}
    </div>
  );
}
