import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { DrawnPart, LocalizedText, Notice, Page, Tabs, drawnLater } from '../../../ui.ts';
import { useHydrated } from '../../../hydrated.ts';
import { laterDialog } from '../../../later-dialog.tsx';
import { LeagueDown } from '../LeagueDown.tsx';
import { BOARD_PERIODS, type LeaderboardScreenProps } from '../props.ts';
import { EmptyBoard } from './EmptyBoard.tsx';
// the sheets of what a browser draws later stand in the head: the server draws it at once
import '../../../components/Dialog/Dialog.css.ts';
import '../../../components/EmptyState/EmptyState.css.ts';
import '../../../components/Path/PathStrip.css.ts';
import '../PlayerName.css.ts';
import '../RankStrip.css.ts';
import './BoardTable.css.ts';
import * as css from './LeaderboardScreen.css.ts';
import { ReportPage } from './ReportPage.tsx';
import { RowsAndOwnPlace } from './RowsAndOwnPlace.tsx';

const ReportDialog = laterDialog(async () => (await import('./ReportDialog.tsx')).default);
const Standings = import.meta.env.SSR
  ? RowsAndOwnPlace
  : drawnLater('standings', async () => ({ default: (await import('./RowsAndOwnPlace.tsx')).RowsAndOwnPlace }));
const Empty = import.meta.env.SSR
  ? EmptyBoard
  : drawnLater('standings', async () => ({ default: (await import('./EmptyBoard.tsx')).EmptyBoard }));
// a browser finds it in its document, and never draws it
const AskedBefore = import.meta.env.SSR ? ReportPage : () => null;

/** The boards of a program: three periods, eight rows, the student's own place (reference `leaderboard`). */
export function LeaderboardScreen(props: LeaderboardScreenProps) {
  const { t } = useTranslation(['leaderboard', 'league']);
  return (
    <Page>
      <div>
        <h1>{t('league:board')}</h1>
        {props.program ? (
          <p className={css.lead}>
            <LocalizedText value={props.program} />
          </p>
        ) : null}
      </div>
      <Tabs
        label={t('periods')}
        tabs={BOARD_PERIODS.map((period) => ({
          to: props.periods[period],
          text: t(`period.${period}.tab`),
          current: period === props.period,
        }))}
      />
      <Board {...props} />
    </Page>
  );
}

function Board(props: LeaderboardScreenProps) {
  const { t } = useTranslation(['leaderboard', 'league']);
  if (props.state === 'down') return <LeagueDown retry={props.retry} />;
  if (props.state === 'empty') return <DrawnPart id="standings" of={props.empty} as={Empty} />;
  return (
    <>
      {props.reported ? (
        <Notice tone={props.reported === 'done' ? 'positive' : 'negative'} live>
          {t(`report.${props.reported}`)}
        </Notice>
      ) : null}
      {props.asked ? <Asked {...props.asked} /> : null}
      <DrawnPart id="standings" className={css.columns} of={props.standings} as={Standings} />
    </>
  );
}

/** Above the board where scripts run, else a part of the page before it. */
function Asked(asked: NonNullable<Extract<LeaderboardScreenProps, { state: 'board' }>['asked']>) {
  return useHydrated() ? (
    <Suspense>
      <ReportDialog {...asked} />
    </Suspense>
  ) : (
    <DrawnPart id="asked" of={import.meta.env.SSR ? { props: asked } : {}} as={AskedBefore} />
  );
}
