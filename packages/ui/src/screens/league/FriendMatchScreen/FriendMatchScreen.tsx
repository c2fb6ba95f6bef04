import { Trans, useTranslation } from 'react-i18next';
import { Button, EmptyState, ErrorState, LocalizedText } from '../../../ui.ts';
import { BeginButton } from '../BeginButton.tsx';
import type { FriendMatchScreenProps } from '../match-props.ts';
import { NeedsScript } from '../NeedsScript.tsx';
import { PlayerAvatar } from '../PlayerAvatar.tsx';
import { PlayerName } from '../PlayerName.tsx';
import { ProblemNotice } from '../ProblemNotice.tsx';
import * as css from './FriendMatchScreen.css.ts';

type Invited = Extract<FriendMatchScreenProps, { inviter: unknown }>;

/** A friend's link to one match: who invites, to which subject, and whether it still holds. */
export function FriendMatchScreen(props: FriendMatchScreenProps) {
  const { t } = useTranslation(['lobby', 'match']);
  switch (props.state) {
    case 'gone':
      return (
        <EmptyState headingLevel={1} title={t('friend.gone.title')} action={<Button to={props.league}>{t('match:toLeague')}</Button>}>
          {t('friend.gone.text')}
        </EmptyState>
      );
    case 'down':
      return (
        <ErrorState
          headingLevel={1}
          title={t('match:down.title')}
          retry={props.retry}
          action={
            <Button look="quiet" to={props.league}>
              {t('match:toLeague')}
            </Button>
          }
        >
          {t('match:down.text')}
        </ErrorState>
      );
    default:
      return <Invited {...props} />;
  }
}

function Invited(props: Invited) {
  const { t } = useTranslation('lobby');
  return (
    <div className={css.invited}>
      <PlayerAvatar player={props.inviter} side="opponent" large />
      <PlayerName player={props.inviter} />
      <h1>
        <span>
          <Trans t={t} i18nKey="friend.invites" components={{ subject: <LocalizedText value={props.subject} as="span" /> }} />
        </span>
      </h1>
      <Next {...props} />
    </div>
  );
}

function Next(props: Invited) {
  const { t } = useTranslation(['lobby', 'match']);
  if (props.state === 'own')
    return (
      <>
        <p>{t('friend.own')}</p>
        <Button to={props.lobby}>{t('friend.toLobby')}</Button>
      </>
    );
  if (props.state === 'otherProgram')
    return (
      <>
        <p>{t('friend.otherProgram')}</p>
        <Button to={props.league}>{t('match:toLeague')}</Button>
      </>
    );
  return (
    <>
      <p>{t('friend.openLead', { count: props.minutesLeft })}</p>
      {props.problem ? <ProblemNotice problem={props.problem} signIn={props.signIn} /> : null}
      <BeginButton look="live" action={props.here} begins="play" pending={props.isPending} onBegin={props.onPlay}>
        {t('friend.play')}
      </BeginButton>
      <NeedsScript />
    </>
  );
}
