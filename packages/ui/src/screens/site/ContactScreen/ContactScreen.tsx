import { formatNumber } from '@darb/language';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Field, Form, Link, Notice, Page, SelectField, TextArea, useErrorText, useLocale } from '../../../ui.ts';
import { CONTACT_TOPICS, type ContactField, type ContactScreenProps } from '../contact-props.ts';
import * as css from './ContactScreen.css.ts';
import { OtherWays } from './ContactWays.tsx';

type Writing = Extract<ContactScreenProps, { state: 'write' }>;
const HELPED = ['key', 'account', 'lesson'] as const;
const WRONG = ['subject_required', 'reach_required', 'reach_invalid', 'text_required', 'text_too_big'] as const;

/** Writing to Darb, and how else it is reached from a country. */
export function ContactScreen(props: ContactScreenProps) {
  const { t } = useTranslation('contact');
  return (
    <Page>
      <header className={css.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <div className={css.columns}>
        <div className={css.card}>{props.state === 'sent' ? <Sent {...props} /> : <Write {...props} />}</div>
        <OtherWays ways={props.ways} />
      </div>
    </Page>
  );
}

function Sent({ again, home }: Extract<ContactScreenProps, { state: 'sent' }>) {
  const { t } = useTranslation('contact');
  return (
    <div className={css.done}>
      <Notice tone="positive" title={t('sent.title')} live>
        {t('sent.text')}
      </Notice>
      <p className={css.buttons}>
        <Button to={home}>{t('sent.home')}</Button>
        <Button look="quiet" to={again}>
          {t('sent.again')}
        </Button>
      </p>
    </div>
  );
}

function Write({ values, problem, pending, action, resetPassword, textMax }: Writing) {
  const { t } = useTranslation('contact');
  const locale = useLocale();
  const errorText = useErrorText();
  const [subject, setSubject] = useState(values.subject ?? '');
  const helped = HELPED.find((topic) => topic === subject);
  const wrong = (field: ContactField): string | undefined => {
    const key = WRONG.find((known) => known === problem?.fields[field]);
    return key && t(`wrong.${key}`, { max: formatNumber(locale, textMax) });
  };
  const form = errorText(problem?.form);
  return (
    <Form action={action} method="post" noValidate>
      {form ? (
        <Notice tone="negative" live>
          {form} {t('notLost')}
        </Notice>
      ) : null}
      <div className={css.fields}>
        <SelectField
          name="subject"
          label={t('subject')}
          placeholder={t('choose')}
          defaultValue={values.subject ?? ''}
          onChange={(event) => setSubject(event.currentTarget.value)}
          options={CONTACT_TOPICS.map((value) => ({ value, text: t(`topics.${value}`) }))}
          error={wrong('subject')}
        />
        {helped ? (
          <Notice
            tone="info"
            title={t('before')}
            action={helped === 'account' ? <Link to={resetPassword}>{t('resetPassword')}</Link> : null}
          >
            {t(`help.${helped}`)}
          </Notice>
        ) : null}
        <Field
          name="reach"
          label={t('reach')}
          hint={t('reachHint')}
          autoComplete="email"
          ltr
          defaultValue={values.reach ?? ''}
          error={wrong('reach')}
        />
        <TextArea name="text" label={t('text')} hint={t('textHint')} rows={7} defaultValue={values.text ?? ''} error={wrong('text')} />
      </div>
      <Button pending={pending} iconEnd="send">
        {t('send')}
      </Button>
      <p className={css.kept}>{t('kept')}</p>
    </Form>
  );
}
