import { formatPercentage } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { Button, Card, Num, Page, PathBar, VisuallyHidden, useLocale } from '../../../ui.ts';
import { Badge } from '../Badge.tsx';
import { LEVELS, levelName } from '../levels.ts';
import type { IntroScreenProps } from '../props.ts';
import * as css from './IntroScreen.css.ts';

const POINTS = ['rounds', 'marks', 'treasure', 'today'] as const;

/** What practice is, with a drawn sample of its progress, and the way in. */
export function IntroScreen({ percentages, signUp, signIn, subjects }: IntroScreenProps) {
  const { t } = useTranslation('practice');
  return (
    <Page>
      <div className={css.hero}>
        <div className={css.words}>
          <h1>{t('intro.title')}</h1>
          <p className={css.lead}>{t('intro.lead')}</p>
          <div className={css.actions}>
            <Button to={signUp} iconEnd="arrow">
              {t('intro.signUp')}
            </Button>
            <Button look="quiet" to={signIn}>
              {t('intro.signIn')}
            </Button>
            <Button look="quiet" to={subjects}>
              {t('start.subjects')}
            </Button>
          </div>
        </div>
        <Sample percentages={percentages} />
      </div>
      <section className={css.how} aria-labelledby="how">
        <h2 id="how">{t('intro.how')}</h2>
        <dl className={css.points}>
          {POINTS.map((point) => (
            <div key={point}>
              <dt>{t(`intro.${point}.title`)}</dt>
              <dd>{t(`intro.${point}.text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Page>
  );
}

/** The badges, and how the shares of right answers fall as questions get harder. */
function Sample({ percentages }: Pick<IntroScreenProps, 'percentages'>) {
  const { t } = useTranslation('practice');
  const locale = useLocale();
  return (
    <figure className={css.figure}>
      <figcaption>
        <VisuallyHidden>{t('intro.drawn')}</VisuallyHidden>
      </figcaption>
      <Card>
        <ul className={css.badges} aria-hidden="true">
          {LEVELS.map((level) => (
            <li key={level}>
              <Badge level={level} className={css.badge} />
              {t(`levels.${level}`)}
            </li>
          ))}
        </ul>
        <ul className={css.shares}>
          {percentages.map((percentage, index) => (
            <li key={percentage} className={css.share}>
              <span>{t(`levels.${levelName(index + 1)}`)}</span>
              <PathBar percent={percentage} />
              <Num>{formatPercentage(locale, percentage)}</Num>
            </li>
          ))}
        </ul>
      </Card>
    </figure>
  );
}
