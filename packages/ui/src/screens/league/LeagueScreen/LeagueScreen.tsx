import { useTranslation } from 'react-i18next';
import { Button, DrawnPart, EmptyState, LaterStyles, LocalizedText, Notice, Page } from '../../../ui.ts';
import { LeagueDown } from '../LeagueDown.tsx';
import type { LeagueScreenProps, Played } from '../props.ts';
import { GuestLeague } from './GuestLeague.tsx';
import * as css from './LeagueScreen.css.ts';
import { Matches, Pools } from './Matches.tsx';
import { WeekSlab } from './WeekSlab.tsx';

/**
 * The league: the student's place this week, subjects to play in, the last matches; to a guest, what it is
 * (reference `league`).
 */
export function LeagueScreen(props: LeagueScreenProps) {
  const { t } = useTranslation('leagueHome');
  if (props.state === 'guest') return <GuestLeague {...props} />;
  return (
    <Page>
      <div>
        <h1>{t('title')}</h1>
        <p className={css.lead}>{t('lead')}</p>
      </div>
      {props.state === 'noPools' ? (
        <EmptyState title={t('noPools.title')} action={<Button to={props.explore}>{t('noPools.action')}</Button>}>
          {t('noPools.text')}
        </EmptyState>
      ) : (
        <Week {...props} />
      )}
    </Page>
  );
}

const PoolsAndMatches = ({ subjects, matches }: Played) => (
  <>
    <Pools subjects={subjects} />
    {matches ? <Matches matches={matches} /> : null}
  </>
);

function Week(props: Exclude<LeagueScreenProps, { state: 'guest' | 'noPools' }>) {
  return (
    <>
      {props.state === 'ready' && props.running ? <Running {...props.running} /> : null}
      {props.state === 'down' ? <LeagueDown retry={props.retry} /> : null}
      <WeekSlab {...props} />
      <LaterStyles />
      <DrawnPart id="played" className={css.columns({ two: props.state === 'ready' })} of={props.played} as={PoolsAndMatches} />
    </>
  );
}

type RunningMatch = NonNullable<Extract<LeagueScreenProps, { state: 'ready' }>['running']>;

function Running({ subject, href }: RunningMatch) {
  const { t } = useTranslation(['leagueHome', 'league']);
  return (
    <Notice
      tone="info"
      title={t('running')}
      action={
        <Button look="live" compact to={href}>
          {t('league:toMatch')}
        </Button>
      }
    >
      {subject ? <LocalizedText value={subject} /> : null}
    </Notice>
  );
}
