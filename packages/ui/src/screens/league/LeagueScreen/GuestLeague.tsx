import { formatNumber } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { Avatar, Button, Icon, Ltr, Num, Page, Slab, VisuallyHidden, useLocale } from '../../../ui.ts';
import type { LeagueScreenProps } from '../props.ts';
import * as css from './GuestLeague.css.ts';

type Guest = Extract<LeagueScreenProps, { state: 'guest' }>;
const POINTS = ['rounds', 'company', 'week', 'name'] as const;

/** What the league is, with a match in motion, and the way in. */
export function GuestLeague({ signUp, signIn }: Guest) {
  const { t } = useTranslation('leagueHome');
  return (
    <Page>
      <div className={css.hero}>
        <div className={css.words}>
          <h1>{t('guest.title')}</h1>
          <p className={css.lead}>{t('guest.lead')}</p>
          <div className={css.actions}>
            <Button to={signUp} iconEnd="arrow">
              {t('guest.signUp')}
            </Button>
            <Button look="quiet" to={signIn}>
              {t('guest.signIn')}
            </Button>
          </div>
        </div>
        <SampleMatch />
      </div>
      <section className={css.how} aria-labelledby="how">
        <h2 id="how">{t('guest.how')}</h2>
        <dl className={css.points}>
          {POINTS.map((point) => (
            <div key={point}>
              <dt>{t(`guest.${point}.title`)}</dt>
              <dd>{t(`guest.${point}.text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Page>
  );
}

/** A calculation, which is the same in every language; its right option. */
const SAMPLE = { question: '7 × 8', options: [54, 56, 63, 48], answer: 1 } as const;

/**
 * One round of a match, drawn: the time runs, an answer comes, the points rise. It stands still where motion
 * is unwanted.
 */
function SampleMatch() {
  const { t } = useTranslation('leagueHome');
  const locale = useLocale();
  return (
    <figure className={css.figure}>
      <figcaption>
        <VisuallyHidden>{t('guest.drawn')}</VisuallyHidden>
      </figcaption>
      <div aria-hidden="true">
        <Slab as="div" flush>
          <div className={css.match}>
            <div className={css.duel}>
              <Avatar name={t('guest.you')} />
              <span className={css.score({ own: true })}>
                <span className={css.before}>{formatNumber(locale, 172)}</span>
                <span className={css.after}>{formatNumber(locale, 346)}</span>
              </span>
              <span className={css.score({ own: false })}>
                <span>{formatNumber(locale, 318)}</span>
              </span>
              <Avatar name={t('guest.opponent')} tone={1} />
              <span className={css.player}>{t('guest.you')}</span>
              <span className={css.player}>{t('guest.opponent')}</span>
            </div>
            <svg className={css.timer} viewBox="0 0 400 24" preserveAspectRatio="none">
              <path className={css.road} d="M4 14C60 14 60 8 120 8S200 16 260 16S340 9 396 9" />
              <path className={css.time} d="M4 14C60 14 60 8 120 8S200 16 260 16S340 9 396 9" />
            </svg>
            <p className={css.question}>
              <Ltr>{SAMPLE.question} = ?</Ltr>
            </p>
            <div className={css.options}>
              {SAMPLE.options.map((option, index) => (
                <span key={option} className={css.option({ isRight: index === SAMPLE.answer })}>
                  <Num>{formatNumber(locale, option)}</Num>
                  {index === SAMPLE.answer ? <Icon name="check" small /> : null}
                </span>
              ))}
            </div>
          </div>
        </Slab>
      </div>
    </figure>
  );
}
