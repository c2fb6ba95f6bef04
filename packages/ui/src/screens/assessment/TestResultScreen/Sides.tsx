import { formatNumber } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { cachedFragment } from '../../../fragment-cache.tsx';
import { Card, Facts, IconButton, LocalizedText, PathBar, Slope, useLocale, type SlopeStretch } from '../../../ui.ts';
import type { TestResultScreenProps } from '../props.ts';
import * as shared from '../two-columns.css.ts';
import * as css from './TestResultScreen.css.ts';

type Result = Extract<TestResultScreenProps, { state: 'passed' | 'failed' }>;
type Share = Pick<Result, 'correctCount' | 'questionsCount'>;

/** So many of so many, in the page's digits. */
export function useOutOf() {
  const { t } = useTranslation(['testResult', 'assessment']);
  const locale = useLocale();
  return ({ correctCount, questionsCount }: Share): string =>
    t('assessment:outOf', { correct: formatNumber(locale, correctCount), all: formatNumber(locale, questionsCount) });
}

/** The lessons to see again. */
export const Again = cachedFragment(function Again({ again }: Pick<Result, 'again'>) {
  const { t } = useTranslation(['testResult', 'assessment']);
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
                  <span>{t('assessment:minutesTaken', { count: minutes })}</span>
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
});

/** Under this per cent what is missing is dotted. */
const WEAK = 60;
const percentOf = ({ correctCount, questionsCount }: Share): number => (100 * correctCount) / Math.max(questionsCount, 1);

/** Right answers by lesson. */
export const Topics = cachedFragment(function Topics({ topics }: Pick<Result, 'topics'>) {
  const { t } = useTranslation(['testResult', 'assessment']);
  const outOf = useOutOf();
  return (
    <Card titleId="topics" title={t('byTopic')}>
      <ul>
        {topics.map((topic, index) => (
          <li key={index} className={shared.topic}>
            <b>
              {topic.lesson ? <LocalizedText value={topic.lesson} /> : t(topics.length === 1 ? 'assessment:whole' : 'assessment:several')}
            </b>
            <span className={css.share}>{outOf(topic)}</span>
            <span className={css.lane}>
              <PathBar percent={percentOf(topic)} dotted={percentOf(topic) < WEAK} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
});

/** Right answers by difficulty. */
export const Difficulties = cachedFragment(function Difficulties({ difficulties }: Pick<Result, 'difficulties'>) {
  const { t } = useTranslation(['testResult', 'assessment']);
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
});
