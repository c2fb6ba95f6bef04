import { useTranslation } from 'react-i18next';
import { Button, Icon, LaterStyles, LocalizedText, Ltr, Slab } from '../../../ui.ts';
import type { CampaignScreenProps } from '../campaign-props.ts';
import * as css from './CampaignScreen.css.ts';
import { Scene } from './Scene.tsx';

const BENEFITS = ['lessons', 'reasons', 'once'] as const;
const ASKS = ['cost', 'data', 'phone', 'stop'] as const;

/** A campaign or welcome page: its own view, what stands along its road, and what parents ask. */
export function CampaignScreen(props: CampaignScreenProps) {
  const { t } = useTranslation('campaign');
  const { state, view, title, lead, stopsTitle, stops, question, hasKeys, signUp, explore } = props;
  const isNight = view === 'night';
  return (
    <>
      <div className={isNight ? `${css.hero} ${css.night}` : css.hero} data-ground={isNight ? undefined : 'sky'}>
        <div className={css.heroText}>
          <h1 className={css.title}>
            <LocalizedText value={title} />
          </h1>
          <p className={css.lead}>
            <LocalizedText value={lead} />
          </p>
          <div className={css.actions}>
            <Button to={signUp} iconEnd="arrow" look={isNight ? 'cream' : 'primary'}>
              {t('start')}
            </Button>
            <Button look={isNight ? 'creamLine' : 'line'} to={explore}>
              {t('browse')}
            </Button>
          </div>
          <p className={css.note}>{t(`note.${state}`)}</p>
        </div>
        <Scene view={view} />
      </div>
      <LaterStyles />
      <section className={css.section} aria-labelledby="stops-title">
        <h2 id="stops-title">
          <LocalizedText value={stopsTitle} />
        </h2>
        <ol className={css.road}>
          {stops.map((stop, place) => (
            <li key={place} className={css.stop}>
              <span className={css.mark} aria-hidden />
              <div>
                <h3>
                  <LocalizedText value={stop.title} />
                </h3>
                <p>
                  <LocalizedText value={stop.text} />
                </p>
              </div>
              {stop.formula === null ? null : (
                <p className={css.formula}>
                  <Ltr>{stop.formula}</Ltr>
                </p>
              )}
            </li>
          ))}
        </ol>
      </section>
      {question === null ? null : (
        <div className={css.band}>
          <section className={css.section} aria-labelledby="question-title">
            <h2 id="question-title">{t('question')}</h2>
            <div className={css.question}>
              <p className={css.asked}>
                <LocalizedText value={question.asked} />
              </p>
              <details className={css.answer}>
                <summary>{t('answer')}</summary>
                <p>
                  <LocalizedText value={question.answer} />
                </p>
              </details>
            </div>
          </section>
        </div>
      )}
      <Trust hasKeys={hasKeys} />
    </>
  );
}

function Trust({ hasKeys }: { hasKeys: boolean }) {
  const { t } = useTranslation('campaign');
  return (
    <>
      {hasKeys ? (
        <section className={css.section} aria-labelledby="key-title">
          <Slab flush as="div">
            <div className={css.key}>
              <div>
                <h2 id="key-title">{t('key.title')}</h2>
                <p>{t('key.text')}</p>
              </div>
              <ul>
                {BENEFITS.map((benefit) => (
                  <li key={benefit}>
                    <Icon name="check" />
                    <span>{t(`key.${benefit}`)}</span>
                  </li>
                ))}
              </ul>
            </div>
          </Slab>
        </section>
      ) : null}
      <section className={css.section} aria-labelledby="asks-title">
        <h2 id="asks-title">{t('asks.title')}</h2>
        <dl className={css.asks}>
          {ASKS.map((ask) => (
            <div key={ask}>
              <dt>{t(`asks.${ask}.q`)}</dt>
              <dd>{t(`asks.${ask}.a`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
