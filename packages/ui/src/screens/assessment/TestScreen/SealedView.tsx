import { formatDate, formatNumber, formatTime } from '@darb/language';
import { Trans, useTranslation } from 'react-i18next';
import { Button, Card, DialogPage, Ltr, Notice, useAnswerErrorText, useLocale } from '../../../ui.ts';
import type { SealedTest } from '../props.ts';
import { SignedOut } from '../SignedOut.tsx';
import * as css from './SealedView.css.ts';

/** A test that was handed in without a connection: when, until when it counts, and the code of its seal. */
export function SealedView(props: SealedTest) {
  const { t } = useTranslation(['test', 'assessment']);
  const locale = useLocale();
  const errorText = useAnswerErrorText();
  const time = formatTime(locale, props.sealedAt);
  const until = { date: formatDate(locale, props.until), time: formatTime(locale, props.until) };
  return (
    <div className={css.sealed}>
      <DialogPage title={t('sealed.title')} description={t('sealed.text', { time })}>
        {props.problem && !props.isSending ? (
          <Notice tone="negative" live>
            {errorText(props.problem)}
          </Notice>
        ) : null}
        <ol className={css.steps}>
          <li>{t('sealed.sent')}</li>
          <li>{t('sealed.keep')}</li>
          <li>{t('sealed.until', until)}</li>
        </ol>
        <Button type="button" wide icon="retry" pending={props.isSending} onClick={props.onSend}>
          {t('sealed.send')}
        </Button>
      </DialogPage>
      <Card title={t('sealed.code')} titleId="seal">
        <p className={css.code}>
          <Ltr>{props.code}</Ltr>
        </p>
        <p className={css.about}>{t('sealed.about', { time })}</p>
        <p className={css.about}>
          <Trans
            t={t}
            i18nKey="sealed.answered"
            values={{ answered: formatNumber(locale, props.answeredCount), all: formatNumber(locale, props.questionsCount) }}
            components={{ b: <b /> }}
          />
        </p>
      </Card>
      {props.signIn ? <SignedOut signIn={props.signIn} /> : null}
    </div>
  );
}
