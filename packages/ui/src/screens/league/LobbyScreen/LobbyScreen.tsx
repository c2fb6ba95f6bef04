import { formatNumber } from '@darb/language';
import { Trans, useTranslation } from 'react-i18next';
import { Button, EmptyState, ErrorState, Icon, LocalizedText, Notice, Num, VisuallyHidden, useLocale } from '../../../ui.ts';
import type { LobbyScreenProps } from '../match-props.ts';
import { useMatchProblem } from '../match-problem.ts';
import * as roadCss from '../MeetRoad.css.ts';
import { MeetRoad } from '../MeetRoad.tsx';
import { NeedsScript } from '../NeedsScript.tsx';
import { Invitation } from './Invitation.tsx';
import { LobbyFoot } from './LobbyFoot.tsx';
import * as css from './LobbyScreen.css.ts';

type Waiting = Exclude<LobbyScreenProps, { state: 'noPool' | 'down' }>;

/** Where a match begins: with whoever comes, or with a friend (references `league-lobby`). */
export function LobbyScreen(props: LobbyScreenProps) {
  const { t } = useTranslation('match');
  if (props.state === 'noPool')
    return (
      <EmptyState headingLevel={1} title={t('lobby.noPool.title')} action={<Button to={props.league}>{t('toLeague')}</Button>}>
        {t('lobby.noPool.text')}
      </EmptyState>
    );
  if (props.state === 'down')
    return (
      <ErrorState headingLevel={1} title={t('down.title')} retry={props.retry} action={<ToLeague to={props.league} />}>
        {t('down.text')}
      </ErrorState>
    );
  return <Waiting {...props} />;
}

const ToLeague = ({ to }: { to: string }) => {
  const { t } = useTranslation('match');
  return (
    <Button look="quiet" to={to}>
      {t('toLeague')}
    </Button>
  );
};

const TITLES = { ready: 'lobby.title', connecting: 'lobby.title', searching: 'lobby.searching', inviting: 'lobby.inviting' } as const;
const LEADS = { ready: 'lobby.lead', connecting: 'lobby.lead', searching: 'lobby.searchingLead', inviting: 'lobby.invitingLead' } as const;

function Waiting(props: Waiting) {
  const { t } = useTranslation('match');
  const problemText = useMatchProblem();
  const { state, self, subject } = props;
  const isLinkUp = !('isLinkUp' in props) || props.isLinkUp;
  const lead = isLinkUp ? t(LEADS[state]) : t('problem.reconnecting');
  return (
    <>
      <div className={roadCss.head}>
        <h1>
          <span>
            <Trans t={t} i18nKey={TITLES[state]} components={{ subject: <LocalizedText value={subject} as="span" /> }} />
          </span>
        </h1>
        <p>{lead}</p>
        <VisuallyHidden>
          <span role="status">{state === 'ready' ? null : state === 'connecting' ? t('lobby.connecting') : lead}</span>
        </VisuallyHidden>
      </div>
      <MeetRoad self={self} opponent={null}>
        <Node {...props} />
      </MeetRoad>
      <div className={css.act} key={state}>
        {props.state === 'ready' ? (
          <Button type="button" look="live" onClick={props.onFind}>
            {t('lobby.find')}
          </Button>
        ) : (
          <Button type="button" look="line" onClick={props.onCancel}>
            {t(props.state === 'inviting' ? 'lobby.withdraw' : 'lobby.cancel')}
          </Button>
        )}
      </div>
      <NeedsScript />
      {props.state === 'ready' && props.problem ? (
        <div className={css.problem}>
          <Notice
            tone="negative"
            live
            action={
              props.problem === 'signedOut' ? (
                <Button compact look="line" to={props.signIn}>
                  {t('signIn')}
                </Button>
              ) : undefined
            }
          >
            {problemText(props.problem)}
          </Notice>
        </div>
      ) : null}
      {props.state === 'inviting' ? <Invitation {...props} /> : null}
      <LobbyFoot
        name={props.name}
        self={self}
        signals={props.signals}
        invite={props.state === 'ready' ? props.onInvite : null}
        isInviting={props.state === 'inviting' || (props.state === 'connecting' && props.goal === 'invite')}
      />
    </>
  );
}

/** What stands between the two roads: a flag, the seconds of the search, the minutes of a link. */
function Node(props: Waiting) {
  const { t } = useTranslation('match');
  const locale = useLocale();
  if (props.state === 'searching' || props.state === 'inviting') {
    const isSearch = props.state === 'searching';
    const count = isSearch ? props.seconds : props.minutesLeft;
    return (
      <div role="timer" className={css.count} aria-label={t(isSearch ? 'seconds' : 'minutes', { count })}>
        <b aria-hidden="true">
          <Num>{formatNumber(locale, count)}</Num>
        </b>
        <span aria-hidden="true">{t(isSearch ? 'secondsUnit' : 'minutesUnit', { count })}</span>
      </div>
    );
  }
  return <Icon name="flag" />;
}
