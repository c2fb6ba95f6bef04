import { formatPercentage, isolated } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { cachedFragment } from '../../../fragment-cache.tsx';
import { Card, Facts, Icon, Link, LocalizedText, Num, PathBar, useLocale } from '../../../ui.ts';
import type { ReportTopicRow } from '../report-props.ts';
import * as css from './report-details.css.ts';
import { soft } from './ReportsScreen.css.ts';

/** From here a topic is a strong one (rule progress 14). */
const STRONG_PERCENT = 60;

interface TopicsCardProps {
  kind: 'weakest' | 'strongest';
  topics: ReportTopicRow[];
}

/** Topics of one kind, each with the next thing to do. */
export const TopicsCard = cachedFragment(function TopicsCard({ kind, topics }: TopicsCardProps) {
  const { t } = useTranslation('reports');
  const locale = useLocale();
  const limit = { percent: isolated(formatPercentage(locale, STRONG_PERCENT)) };
  return (
    <Card title={t(`${kind}`)} titleId={`${kind}-title`}>
      {topics.length === 0 ? (
        <p className={soft}>{t(kind === 'weakest' ? 'noWeakest' : 'noStrongest', limit)}</p>
      ) : (
        <ul className={css.topics}>
          {topics.map((topic) => (
            <Topic key={topic.id} {...topic} />
          ))}
        </ul>
      )}
    </Card>
  );
});

function Topic({ title, accuracy, step }: ReportTopicRow) {
  const { t } = useTranslation('reports');
  const locale = useLocale();
  return (
    <li className={css.topic}>
      <b>
        <LocalizedText value={title} />
      </b>
      <span className={css.topicPercent}>
        <Num>{formatPercentage(locale, accuracy)}</Num>
      </span>
      <span className={css.topicBar}>
        <PathBar percent={accuracy} dotted={accuracy < STRONG_PERCENT} />
      </span>
      {step === null ? null : (
        <Link className={css.step} to={step.href}>
          <Facts>
            <span>{t(`step.${step.kind}`)}</span>
            <span>
              <LocalizedText value={step.title} />
            </span>
            {step.minutes === null ? null : <span>{t('time.minutes', { count: step.minutes })}</span>}
            {step.questions === null ? null : <span>{t('questions', { count: step.questions })}</span>}
          </Facts>
          <Icon name="arrow" small />
        </Link>
      )}
    </li>
  );
}
