import { formatPercentage, isolated } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { cachedFragment } from '../../../fragment-cache.tsx';
import { Card, LocalizedText, Num, Page, PathBar, useLocale } from '../../../ui.ts';
import { HistoryCard } from '../ReportsScreen/HistoryCard.tsx';
import { ReportFacts } from '../ReportsScreen/ReportFacts.tsx';
import * as css from '../ReportsScreen/ReportsScreen.css.ts';
import { RoadCard } from '../ReportsScreen/RoadCard.tsx';
import { SubjectsCard } from '../ReportsScreen/SubjectsCard.tsx';
import type { SharedProgressScreenProps } from '../report-props.ts';

/** What a parent sees by a link: progress and results, without an account. */
export function SharedProgressScreen(props: SharedProgressScreenProps) {
  const { t } = useTranslation('reports');
  const { firstName, subjects } = props;
  return (
    <Page>
      <div className={css.greet}>
        <div>
          <h1>{t('shared.title', { name: isolated(firstName) })}</h1>
          <p className={css.soft}>{t('shared.lead', { name: isolated(firstName) })}</p>
        </div>
      </div>
      {props.state === 'empty' ? (
        <>
          <p className={css.lead}>{t('shared.empty')}</p>
          <Progress subjects={subjects} />
        </>
      ) : (
        <>
          <RoadCard road={props.road} />
          <ReportFacts totals={props.totals} />
          <div className={css.columns}>
            <div className={css.column}>
              <SubjectsCard subjects={props.accuracy} />
            </div>
            <div className={css.column}>
              <Progress subjects={subjects} />
              <HistoryCard title={t('shared.results')} attempts={props.attempts} />
            </div>
          </div>
        </>
      )}
      <p className={css.soft}>{t('shared.how')}</p>
    </Page>
  );
}

const Progress = cachedFragment(function Progress({ subjects }: Pick<SharedProgressScreenProps, 'subjects'>) {
  const { t } = useTranslation('reports');
  const locale = useLocale();
  return (
    <Card title={t('shared.progress')} titleId="progress-title">
      <ul className={css.topics}>
        {subjects.map(({ title, percent }, index) => (
          <li key={index} className={css.topic}>
            <b>
              <LocalizedText value={title} />
            </b>
            <span className={css.topicPercent}>
              <Num>{formatPercentage(locale, percent)}</Num>
            </span>
            <span className={css.topicBar}>
              <PathBar percent={percent} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
});
