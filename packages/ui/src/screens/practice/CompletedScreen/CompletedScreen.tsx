import { formatClock, formatNumber, formatPercentage } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { Button, LocalizedText, Ltr, Num, PathStrip, Slab, useLocale } from '../../../ui.ts';
import * as footCss from '../../assessment/QuestionFoot.css.ts';
import * as quiz from '../../assessment/QuizScreen/QuizScreen.css.ts';
import { Badge } from '../Badge.tsx';
import { levelName } from '../levels.ts';
import type { CompletedScreenProps } from '../props.ts';
import * as css from './CompletedScreen.css.ts';

/** What came of a round: its badge, its answers on the road, and the way on. */
export function CompletedScreen(props: CompletedScreenProps) {
  const { t } = useTranslation('practice');
  const locale = useLocale();
  const level = levelName(props.level);
  const isWhole = props.state === 'practice';
  return (
    <>
      <Slab labelledBy="verdict" flush>
        <div className={quiz.verdict}>
          <div className={css.top}>
            <span className={css.medal}>
              <Badge level={level} className={css.badge} />
            </span>
            <div>
              <p className={css.soft}>
                <LocalizedText value={props.title} />
              </p>
              <h1 id="verdict">{isWhole ? t('completed.practice') : t('completed.title', { level: t(`levels.${level}`) })}</h1>
              <p className={css.soft}>
                {isWhole
                  ? t('completed.practiceText')
                  : t('completed.correct', {
                      correct: formatNumber(locale, props.correctCount),
                      all: formatNumber(locale, props.questionsCount),
                    })}
              </p>
            </div>
          </div>
          {props.marks === null ? null : (
            <div className={quiz.verdictStrip}>
              <PathStrip
                label={t('completed.answers')}
                compact
                at={props.marks.length}
                achieved={0}
                stops={props.marks.map(({ isCorrect, href }, index) => ({
                  id: String(index),
                  state: isCorrect ? 'right' : 'wrong',
                  to: href,
                }))}
              />
            </div>
          )}
        </div>
      </Slab>
      <dl className={quiz.facts}>
        <div>
          <dt>{t('figures.accuracy')}</dt>
          <dd>
            <Num>{formatPercentage(locale, props.accuracy)}</Num>
          </dd>
        </div>
        <div>
          <dt>{t('figures.longest')}</dt>
          <dd>
            <Num>{formatNumber(locale, props.longestStreak)}</Num>
          </dd>
        </div>
        <div>
          <dt>{t('figures.average')}</dt>
          <dd>
            <Ltr>{formatClock(props.averageTime)}</Ltr>
          </dd>
        </div>
      </dl>
      {props.state === 'level' && props.waitingCount > 0 ? (
        <p className={quiz.hint}>{t('completed.waiting', { count: props.waitingCount })}</p>
      ) : null}
      <div className={footCss.foot}>
        <span className={footCss.footMain}>
          {props.state === 'level' ? (
            <Button to={props.next} iconEnd="arrow">
              {t('completed.next', { level: t(`levels.${levelName(props.level + 1)}`) })}
            </Button>
          ) : (
            <Button to={props.start} iconEnd="arrow">
              {t('completed.others')}
            </Button>
          )}
        </span>
        <span className={footCss.footRow}>
          <Button look="quiet" compact to={props.progress}>
            {t('completed.progress')}
          </Button>
        </span>
      </div>
    </>
  );
}
