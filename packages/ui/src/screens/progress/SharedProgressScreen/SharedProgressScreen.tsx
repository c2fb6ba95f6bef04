import { formatPercentage, isolated } from '@darb/language';
import { useTranslation } from 'react-i18next';
import { cachedFragment } from '../../../fragment-cache.tsx';
import { Card, DrawnPart, LaterStyles, LocalizedText, Num, Page, PathBar, useLocale } from '../../../ui.ts';
import { HistoryCard } from '../ReportsScreen/HistoryCard.tsx';
import { ReportFacts } from '../ReportsScreen/ReportFacts.tsx';
import * as below from '../ReportsScreen/report-details.css.ts';
import * as css from '../ReportsScreen/ReportsScreen.css.ts';
import { RoadCard } from '../ReportsScreen/RoadCard.tsx';
import { SubjectsCard } from '../ReportsScreen/SubjectsCard.tsx';
import type { SharedProgress, SharedProgressScreenProps } from '../report-props.ts';

/** What a parent sees by a link: progress and results, without an account. */
export function SharedProgressScreen({ firstName, progress }: SharedProgressScreenProps) {
  const { t } = useTranslation('reports');
  return (
    <Page>
      <div className={css.greet}>
        <div>
          <h1>{t('shared.title', { name: isolated(firstName) })}</h1>
          <p className={css.soft}>{t('shared.lead', { name: isolated(firstName) })}</p>
        </div>
      </div>
      <DrawnPart id="course" className={css.parts} of={progress} as={Course} />
      <LaterStyles />
      <DrawnPart id="details" className={css.parts} of={progress} as={Details} />
      <p className={css.soft}>{t('shared.how')}</p>
    </Page>
  );
}

function Course(props: SharedProgress) {
  const { t } = useTranslation('reports');
  if (props.state === 'empty') return <p className={css.lead}>{t('shared.empty')}</p>;
  return (
    <>
      <RoadCard road={props.road} />
      <ReportFacts totals={props.totals} />
    </>
  );
}

function Details(props: SharedProgress) {
  const { t } = useTranslation('reports');
  const { subjects } = props;
  if (props.state === 'empty') return <Progress subjects={subjects} />;
  return (
    <div className={below.columns}>
      <div className={below.column}>
        <SubjectsCard subjects={props.accuracy} />
      </div>
      <div className={below.column}>
        <Progress subjects={subjects} />
        <HistoryCard title={t('shared.results')} attempts={props.attempts} />
      </div>
    </div>
  );
}

const Progress = cachedFragment(function Progress({ subjects }: Pick<SharedProgress, 'subjects'>) {
  const { t } = useTranslation('reports');
  const locale = useLocale();
  return (
    <Card title={t('shared.progress')} titleId="progress-title">
      <ul className={below.topics}>
        {subjects.map(({ title, percent }, index) => (
          <li key={index} className={below.topic}>
            <b>
              <LocalizedText value={title} />
            </b>
            <span className={below.topicPercent}>
              <Num>{formatPercentage(locale, percent)}</Num>
            </span>
            <span className={below.topicBar}>
              <PathBar percent={percent} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
});
