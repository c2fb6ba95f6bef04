import { useTranslation } from 'react-i18next';
import { Button, Notice, Page } from '../../../ui.ts';
import type { MicroTutoringScreenProps } from '../selling-props.ts';
import { Board } from './Board.tsx';
import * as css from './MicroTutoringScreen.css.ts';

const STEPS = ['stuck', 'ask', 'answer'] as const;

/** What asking a tutor will be, and what there is today for somebody who is stuck. */
export function MicroTutoringScreen({ explore, contact }: MicroTutoringScreenProps) {
  const { t } = useTranslation('microTutoring');
  return (
    <Page>
      <section className={css.top}>
        <div>
          <h1>{t('title')}</h1>
          <p className={css.lead}>{t('lead')}</p>
          <Notice tone="info" title={t('soon.title')}>
            {t('soon.text')}
          </Notice>
        </div>
        <Board />
      </section>
      <section className={css.part} aria-labelledby="steps-title">
        <h2 id="steps-title">{t('steps.title')}</h2>
        <ol className={css.steps}>
          {STEPS.map((step) => (
            <li key={step} className={css.step}>
              <h3>{t(`steps.${step}.title`)}</h3>
              <p>{t(`steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={css.part} aria-labelledby="today-title">
        <h2 id="today-title">{t('today.title')}</h2>
        <p className={css.lead}>{t('today.text')}</p>
        <div className={css.actions}>
          <Button to={explore}>{t('today.explore')}</Button>
          <Button look="line" to={contact}>
            {t('today.contact')}
          </Button>
        </div>
      </section>
    </Page>
  );
}
