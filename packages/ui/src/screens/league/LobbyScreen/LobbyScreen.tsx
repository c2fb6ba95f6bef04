import { formatNumber } from '@darb/language';
import { Trans, useTranslation } from 'react-i18next';
import { Button, EmptyState, ErrorState, Icon, LocalizedText, Num, VisuallyHidden, useLocale } from '../../../ui.ts';
import { BeginButton } from '../BeginButton.tsx';
import type { LobbyScreenProps } from '../match-props.ts';
import * as roadCss from '../MeetRoad.css.ts';
import { MeetRoad } from '../MeetRoad.tsx';
import { NeedsScript } from '../NeedsScript.tsx';
import { ProblemNotice } from '../ProblemNotice.tsx';
import { Invitation } from './Invitation.tsx';
import { LobbyFoot } from './LobbyFoot.tsx';
import * as css from './LobbyScreen.css.ts';

type Waiting = Exclude<LobbyScreenProps, { state: 'noPool' | 'down' }>;

/** Where a match begins: with whoever comes, or with a friend (references `league-lobby`). */
export function LobbyScreen(props: LobbyScreenProps) {
  const { t } = useTranslation(['lobby', 'match']);
  if (props.state === 'noPool')
    return (
      <EmptyState headingLevel={1} title={t('noPool.title')} action={<Button to={props.league}>{t('match:toLeague')}</Button>}>
        {t('noPool.text')}
      </EmptyState>
    );
  if (props.state === 'down')
    return (
      <ErrorState headingLevel={1} title={t('match:down.title')} retry={props.retry} action={<ToLeague to={props.league} />}>
        {t('match:down.text')}
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

const TITLES = { ready: 'title', connecting: 'title', searching: 'searching', inviting: 'inviting' } as const;
const LEADS = { ready: 'lead', connecting: 'lead', searching: 'searchingLead', inviting: 'invitingLead' } as const;

function Waiting(props: Waiting) {
  const { t } = useTranslation(['lobby', 'match']);
  const { state, self, subject } = props;
  const isLinkUp = !('isLinkUp' in props) || props.isLinkUp;
  const lead = isLinkUp ? t(LEADS[state]) : t('match:problem.reconnecting');
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
          <span role="status">{state === 'ready' ? null : state === 'connecting' ? t('connecting') : lead}</span>
        </VisuallyHidden>
      </div>
      <MeetRoad self={self} opponent={null}>
        <Node {...props} />
      </MeetRoad>
      <div className={css.act} key={state}>
        {props.state === 'ready' ? (
          <BeginButton look="live" action={props.here} begins="find" onBegin={props.onFind}>
            {t('find')}
          </BeginButton>
        ) : (
          <Button type="button" look="line" onClick={props.onCancel}>
            {t(props.state === 'inviting' ? 'withdraw' : 'cancel')}
          </Button>
        )}
      </div>
      <NeedsScript />
      {props.state === 'ready' && props.problem ? (
        <div className={css.problem}>
          <ProblemNotice problem={props.problem} signIn={props.signIn} />
        </div>
      ) : null}
      {props.state === 'inviting' ? <Invitation {...props} /> : null}
      <LobbyFoot
        name={props.name}
        self={self}
        signals={props.signals}
        invite={props.state === 'ready' ? props : null}
        isInviting={props.state === 'inviting' || (props.state === 'connecting' && props.goal === 'invite')}
      />
    </>
  );
}

/** What stands between the two roads: a flag, the seconds of the search, the minutes of a link. */
function Node(props: Waiting) {
  const { t } = useTranslation(['lobby', 'match']);
  const locale = useLocale();
  if (props.state === 'searching' || props.state === 'inviting') {
    const isSearch = props.state === 'searching';
    const count = isSearch ? props.seconds : props.minutesLeft;
    return (
      <div role="timer" className={css.count} aria-label={t(isSearch ? 'seconds' : 'minutes', { count })}>
        <b aria-hidden="true">
          <Num>{formatNumber(locale, count)}</Num>
        </b>
        <span aria-hidden="true">{t(isSearch ? 'match:secondsUnit' : 'minutesUnit', { count })}</span>
      </div>
    );
  }
  return <Icon name="flag" />;
}
