import { useTranslation } from 'react-i18next';
import { cachedFragment } from '../../../fragment-cache.tsx';
import { useHydrated } from '../../../hydrated.ts';
import type { Place } from '../../../navigation.tsx';
import { Button, DrawnPart, LaterStyles, Tabs } from '../../../ui.ts';
import type { ReportActions, ReportsScreenProps, ShownReport } from '../report-props.ts';
import { EmptyReport } from './EmptyReport.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { ParentCard } from './ParentCard.tsx';
import { ReportFacts } from './ReportFacts.tsx';
import * as below from './report-details.css.ts';
import * as css from './ReportsScreen.css.ts';
import './print.css.ts';
import { RoadCard } from './RoadCard.tsx';
import { SubjectsCard } from './SubjectsCard.tsx';
import { TopicsCard } from './TopicsCard.tsx';

/** What a student learnt, over time and by subject (reference `reports`); prints on one A4 sheet. */
export function ReportsScreen({ actions: given, ...props }: ReportsScreenProps & { actions: ReportActions }) {
  const actions = useHydrated() ? given : null;
  return (
    <div className={css.report}>
      <Greet csv={props.state === 'ready' ? props.csv : null} actions={actions} />
      {props.state === 'ready' ? <Ready {...props} actions={actions} /> : <EmptyReport start={props.start} />}
    </div>
  );
}

interface GreetProps {
  csv: Place | null;
  actions: ReportActions | null;
}

const Greet = cachedFragment(function Greet({ csv, actions }: GreetProps) {
  const { t } = useTranslation('reports');
  return (
    <div className={css.greet}>
      <div>
        <h1>{t('title')}</h1>
        <p className={css.soft}>{t('lead')}</p>
      </div>
      {csv === null ? null : (
        <div className={css.tools}>
          {actions === null ? null : (
            <Button look="quiet" compact type="button" icon="print" onClick={actions.print}>
              {t('print')}
            </Button>
          )}
          <Button look="quiet" compact to={csv} icon="download" reload download>
            {t('csv')}
          </Button>
        </div>
      )}
    </div>
  );
});

const Periods = cachedFragment(function Periods({ periods }: Pick<Extract<ReportsScreenProps, { state: 'ready' }>, 'periods'>) {
  const { t } = useTranslation('reports');
  return (
    <div className={css.screenOnly}>
      <Tabs
        label={t('periods.label')}
        tabs={periods.map(({ period, href, current }) => ({ to: href, text: t(`periods.${period}`), current }))}
      />
    </div>
  );
});

function Ready(props: Extract<ReportsScreenProps, { state: 'ready' }> & { actions: ReportActions | null }) {
  const { periods, report, share, actions } = props;
  return (
    <>
      <Periods periods={periods} />
      <DrawnPart id="course" of={report} as={Course} />
      <LaterStyles />
      <div className={below.columns}>
        <DrawnPart id="done" className={below.column} of={report} as={Done} />
        <div className={below.column}>
          <DrawnPart id="named" className={css.parts} of={report} as={Named} />
          <div className={below.fifth}>
            <ParentCard {...share} actions={actions} />
          </div>
        </div>
      </div>
    </>
  );
}

const Course = ({ road, totals }: ShownReport) => (
  <>
    <RoadCard road={road} />
    <ReportFacts totals={totals} />
  </>
);

function Done({ subjects, history }: ShownReport) {
  const { t } = useTranslation('reports');
  return (
    <>
      <div className={below.third}>
        <SubjectsCard subjects={subjects} />
      </div>
      <div className={below.fourth} id="history">
        <HistoryCard title={t('history')} {...history} />
      </div>
    </>
  );
}

const Named = ({ weakest, strongest }: ShownReport) => (
  <>
    <div className={below.first}>
      <TopicsCard kind="weakest" topics={weakest} />
    </div>
    <div className={below.second}>
      <TopicsCard kind="strongest" topics={strongest} />
    </div>
  </>
);
