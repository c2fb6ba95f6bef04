import { formatNumber } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { Card, Facts, IconButton, LocalizedText, PathBar, Slope, useLocale, type SlopeStretch } from '../../../ui.ts';
import type { TestResult } from '../props.ts';
import * as shared from '../two-columns.css.ts';
import * as css from './result-details.css.ts';

type Share = Pick<TestResult, 'correctCount' | 'questionsCount'>;

/** So many of so many, in the page's digits. */
export function useOutOf() {
  const { t } = useTranslation(['testResult', 'outcome']);
  const locale = useLocale();
  return ({ correctCount, questionsCount }: Share): string =>
    t('outcome:outOf', { correct: formatNumber(locale, correctCount), all: formatNumber(locale, questionsCount) });
}

/** The lessons to see again. */
export function Again({ again }: Pick<TestResult, 'again'>) {
  const { t } = useTranslation(['testResult', 'outcome']);
  return (
    <Card titleId="again" title={t('again')}>
      <ul>
        {again.map(({ id, title, href, minutes, wrongCount }) => (
          <li key={id} className={css.againRow}>
            <div>
              <b>
                <LocalizedText value={title} />
              </b>
              <span className={css.againFacts}>
                <Facts>
                  <span>{t('outcome:minutesTaken', { count: minutes })}</span>
                  <span>{t('missed', { count: wrongCount })}</span>
                </Facts>
              </span>
            </div>
            <IconButton icon="play" to={href} label={t('lessonOf', { lesson: title.text })} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Under this per cent what is missing is dotted. */
const WEAK = 60;
const percentOf = ({ correctCount, questionsCount }: Share): number => (100 * correctCount) / Math.max(questionsCount, 1);

/** Right answers by lesson. */
export function Topics({ topics }: Pick<TestResult, 'topics'>) {
  const { t } = useTranslation(['testResult', 'outcome']);
  const outOf = useOutOf();
  return (
    <Card titleId="topics" title={t('byTopic')}>
      <ul>
        {topics.map((topic, index) => (
          <li key={index} className={shared.topic}>
            <b>{topic.lesson ? <LocalizedText value={topic.lesson} /> : t(topics.length === 1 ? 'outcome:whole' : 'outcome:several')}</b>
            <span className={css.share}>{outOf(topic)}</span>
            <span className={css.lane}>
              <PathBar percent={percentOf(topic)} dotted={percentOf(topic) < WEAK} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Right answers by difficulty. */
export function Difficulties({ difficulties }: Pick<TestResult, 'difficulties'>) {
  const { t } = useTranslation(['testResult', 'outcome']);
  const outOf = useOutOf();
  const stretch = (share: Share): SlopeStretch => ({
    share: share.questionsCount === 0 ? null : share.correctCount / share.questionsCount,
    figure: share.questionsCount === 0 ? t('none') : outOf(share),
  });
  return (
    <Card titleId="difficulties" title={t('byDifficulty')}>
      <p className={shared.note}>{t('steeper')}</p>
      <Slope easy={stretch(difficulties.easy)} medium={stretch(difficulties.medium)} hard={stretch(difficulties.hard)} />
    </Card>
  );
}
