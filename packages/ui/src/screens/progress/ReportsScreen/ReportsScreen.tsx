import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../hydrated.ts';
import { Button, Tabs } from '../../../ui.ts';
import type { ReportActions, ReportsScreenProps } from '../report-props.ts';
import { EmptyReport } from './EmptyReport.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { ParentCard } from './ParentCard.tsx';
import { ReportFacts } from './ReportFacts.tsx';
import * as css from './ReportsScreen.css.ts';
import './print.css.ts';
import { RoadCard } from './RoadCard.tsx';
import { SubjectsCard } from './SubjectsCard.tsx';
import { TopicsCard } from './TopicsCard.tsx';

/** What a student learnt, over time and by subject (reference `reports`); prints on one A4 sheet. */
export function ReportsScreen({ actions: given, ...props }: ReportsScreenProps & { actions: ReportActions }) {
  const actions = useHydrated() ? given : null;
  const { t } = useTranslation('reports');
  const isReady = props.state === 'ready';
  return (
    <div className={css.report}>
      <div className={css.greet}>
        <div>
          <h1>{t('title')}</h1>
          <p className={css.soft}>{t('lead')}</p>
        </div>
        {isReady ? (
          <div className={css.tools}>
            {actions === null ? null : (
              <Button look="quiet" compact type="button" icon="print" onClick={actions.print}>
                {t('print')}
              </Button>
            )}
            <Button look="quiet" compact to={props.csv} icon="download" reload download>
              {t('csv')}
            </Button>
          </div>
        ) : null}
      </div>
      {isReady ? <Ready {...props} actions={actions} /> : <EmptyReport start={props.start} />}
    </div>
  );
}

function Ready(props: Extract<ReportsScreenProps, { state: 'ready' }> & { actions: ReportActions | null }) {
  const { t } = useTranslation('reports');
  const { periods, road, totals, subjects, weakest, strongest, history, share, actions } = props;
  return (
    <>
      <div className={css.screenOnly}>
        <Tabs
          label={t('periods.label')}
          tabs={periods.map(({ period, href, current }) => ({ to: href, text: t(`periods.${period}`), current }))}
        />
      </div>
      <RoadCard road={road} />
      <ReportFacts totals={totals} />
      <div className={css.columns}>
        <div className={css.column}>
          <div className={css.third}>
            <SubjectsCard subjects={subjects} />
          </div>
          <div className={css.fourth} id="history">
            <HistoryCard title={t('history')} {...history} />
          </div>
        </div>
        <div className={css.column}>
          <div className={css.first}>
            <TopicsCard kind="weakest" topics={weakest} />
          </div>
          <div className={css.second}>
            <TopicsCard kind="strongest" topics={strongest} />
          </div>
          <div className={css.fifth}>
            <ParentCard {...share} actions={actions} />
          </div>
        </div>
      </div>
    </>
  );
}
