import { formatNumber } from '@darb/language';
import { Trans, useTranslation } from 'react-i18next';
import { Button, Icon, KeyArt, Landscape, LaterStyles, LocalizedText, PathStrip, RoadTail, Slab, useLocale } from '../../../ui.ts';
import { RowLink, Rows } from '../../RowLink/RowLink.tsx';
import type { HomeScreenProps } from '../props.ts';
import * as css from './HomeScreen.css.ts';
import * as below from './home-below.css.ts';

const STEPS = ['choose', 'watch', 'test'] as const;
const BENEFITS = ['lessons', 'data', 'quizzes', 'offline'] as const;
/** Where the words of the landscape stand, in per cent of it. */
const LABELS = { first: [10.7, 93.5], practice: [28.6, 89.5], here: [48.6, 81.5], goal: [84.3, 20] } as const;

/** The first page that a guest sees: what Darb is, its subjects, three steps, and what the key costs. */
export function HomeScreen(props: HomeScreenProps) {
  const { t } = useTranslation('site');
  return (
    <>
      <div className={css.hero} data-ground="sky">
        <div className={css.heroText}>
          <h1 className={css.heroTitle}>{t('home.title')}</h1>
          <p className={css.heroLead}>{t('home.lead')}</p>
          <div className={css.heroActions}>
            <Button to={props.signUp} iconEnd="arrow">
              {t('home.start')}
            </Button>
            <Button look="line" to={props.explore}>
              {t('home.browse')}
            </Button>
          </div>
          <p className={css.heroNote}>{t('home.note')}</p>
        </div>
        <div className={css.scene}>
          <Landscape />
          {Object.entries(LABELS).map(([name, [x, y]]) => (
            <span key={name} className={css.label} style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }} aria-hidden>
              {t(`home.labels.${name as keyof typeof LABELS}`)}
            </span>
          ))}
        </div>
      </div>
      <LaterStyles />
      <Subjects {...props} />
      <div className={below.band}>
        <section className={below.section} id="how" aria-labelledby="how-title">
          <h2 id="how-title">{t('home.how.title')}</h2>
          <p className={below.lead}>{t('home.how.lead')}</p>
          <div className={below.stepsLine} aria-hidden>
            <PathStrip
              label={t('home.how.title')}
              stops={STEPS.map((step, index) => ({ id: step, state: index === 0 ? 'here' : 'todo', mark: String(index + 1) }))}
              at={0.62}
              onPhone="all"
            />
          </div>
          <ol className={below.steps}>
            {STEPS.map((step, index) => (
              <li key={step} className={below.step}>
                <span className={below.number} aria-hidden>
                  {index + 1}
                </span>
                <h3>{t(`home.how.${step}.title`)}</h3>
                <p>{t(`home.how.${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <Price {...props} />
      <section className={below.final} aria-labelledby="final-title">
        <div className={below.finalText}>
          <h2 id="final-title">{t('home.final.title')}</h2>
          <p>{t('home.final.text')}</p>
          <Button to={props.signUp} iconEnd="arrow">
            {t('home.final.action')}
          </Button>
        </div>
        <RoadTail />
      </section>
    </>
  );
}

function Subjects(props: HomeScreenProps) {
  const { t } = useTranslation('site');
  return (
    <section className={below.section} id="subjects" aria-labelledby="subjects-title">
      <h2 id="subjects-title">{t('home.subjects.title')}</h2>
      <p className={below.lead}>{props.programTitle ? <LocalizedText value={props.programTitle} /> : t('home.subjects.lead')}</p>
      {props.state === 'empty' ? (
        <p className={below.emptyNote}>{t('home.subjects.empty')}</p>
      ) : (
        <Rows columns={3}>
          {props.subjects.map((subject) => (
            <RowLink
              key={subject.id}
              to={subject.href}
              title={subject.title}
              tile={subject}
              counts={[
                t('home.subjects.lessons', { count: subject.lessonsCount }),
                t('home.subjects.quizzes', { count: subject.quizzesCount }),
              ]}
            />
          ))}
        </Rows>
      )}
    </section>
  );
}

function Price(props: HomeScreenProps) {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const price = props.state === 'ready' ? props.price : null;
  const currency = (code: string, count: number) =>
    code === 'JOD' ? t('home.price.jod', { count }) : code === 'EGP' ? t('home.price.egp', { count }) : code;
  return (
    <section className={below.section} id="price" aria-labelledby="price-title">
      <Slab flush>
        <div className={below.price}>
          <KeyArt />
          <div>
            <h2 id="price-title">{t('home.price.title')}</h2>
            {price ? (
              <p className={below.amount}>
                <b className={below.figure}>{formatNumber(locale, price.amount)}</b>
                <span className={below.unit}>{t('home.price.perYear', { currency: currency(price.currency, price.amount) })}</span>
                {price.oldAmount === null ? null : (
                  <span className={below.soft}>
                    <Trans
                      t={t}
                      i18nKey="home.price.insteadOf"
                      values={{ amount: formatNumber(locale, price.oldAmount), currency: currency(price.currency, price.oldAmount) }}
                      components={{ old: <s /> }}
                    />
                  </span>
                )}
              </p>
            ) : (
              <p className={below.amount}>
                <span className={below.unit}>{t('home.price.atSellers')}</span>
              </p>
            )}
            <p className={below.small}>{t('home.price.note')}</p>
            <div className={below.priceAction}>
              <Button look="cream" icon="key" to={props.signUp}>
                {t('home.price.action')}
              </Button>
            </div>
          </div>
          <ul className={below.benefits}>
            {BENEFITS.map((benefit) => (
              <li key={benefit}>
                <Icon name="check" />
                <span>{t(`home.price.benefits.${benefit}`)}</span>
              </li>
            ))}
          </ul>
        </div>
      </Slab>
    </section>
  );
}
