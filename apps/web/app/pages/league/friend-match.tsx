import { redirect } from '@remix-run/node';
import type { LeagueState } from '@darb/league-client';
import { FriendMatchScreen } from '@darb/ui/screens/league/FriendMatchScreen/FriendMatchScreen';
import type { FriendMatchScreenProps, ShownPlayer } from '@darb/ui/screens/league/match-props';
import type { Localized } from '@darb/language';
import { useEffect } from 'react';
import { isUnderWay, league } from '../../client/league.ts';
import { useLeagueState } from '../../client/use-league.ts';
import { useRecovery } from '../../client/use-recovery.ts';
import { href, pathOf } from '../../href.ts';
import { action as actionOf } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import type { Showing } from '../../server/shown.ts';
import { useScreen } from '../../shown-screen.ts';
import { problemOf } from './match-view.ts';
import { matchPlaces, ofMatch, type MatchPlaces } from './places.ts';
import { useLedTo, useMatchPlace, useWay } from './use-way.ts';
import { lobbyOf } from './ways.ts';

interface Invitation {
  code: string;
  subject: Localized;
  inviter: ShownPlayer;
  /** When the page was asked for, by the server's clock. */
  minutesLeft: number;
  /** Where the inviter waits. */
  lobby: string;
  /** This page; it is begun as soon as its script is there (`begin`). */
  here: string;
  isBegun: boolean;
  places: MatchPlaces;
}
type FriendMatch = { open: Invitation } | { closed: Exclude<FriendMatchScreenProps, { state: 'open' }> };

/** What a friend's link leads to (rule league 19). A guest has been sent to sign up, and comes back. */
export const loader = page('friendMatch', async ({ api, visit, params, search }): Promise<Showing<FriendMatch>> => {
  const [invitation, home] = await Promise.all([api.league.friendInvitation({ code: params.code }), api.league.home({})]);
  const places = matchPlaces(visit);
  const stage = {
    title: invitation.status === 'open' ? invitation.subject.title : (home.program?.title ?? { text: '', lang: visit.language }),
    close: places.league,
    questions: null,
    isPassing: true,
  };
  const closed = (screen: Exclude<FriendMatchScreenProps, { state: 'open' }>): Showing<FriendMatch> => ({
    screen: { closed: screen },
    stage,
  });
  if (invitation.status === 'down')
    return closed({ state: 'down', league: places.league, retry: href(visit, 'friendMatch', { code: params.code }) });
  if (invitation.status === 'gone') return closed({ state: 'gone', league: places.league });
  const { subject, inviter } = invitation;
  const known = { inviter: { name: inviter.display_name, avatar: inviter.avatar_url, isBot: false }, subject: subject.title };
  const lobby = lobbyOf(visit, subject.id);
  if (invitation.is_own) return closed({ ...known, state: 'own', lobby });
  if (!invitation.program_ok) return closed({ ...known, state: 'otherProgram', league: places.league });
  const open: Invitation = {
    ...known,
    code: params.code,
    minutesLeft: Math.max(0, Math.ceil((Date.parse(invitation.expires_at) - Date.parse(home.now)) / 60_000)),
    lobby,
    here: href(visit, 'friendMatch', { code: params.code }),
    isBegun: search.has('begin'),
    places,
  };
  return { screen: { open }, stage };
});

/** Takes the invitation before the page's script is there: by the page, once it is. */
export const action = actionOf('friendMatch', async ({ visit, params, fields }) =>
  redirect(pathOf(visit, 'friendMatch', params, { begin: fields.text('begin') })),
);

const metIn = (state: LeagueState): string | null => ('match' in state ? state.match.matchID : null);

function OpenInvitation({ code, subject, inviter, minutesLeft, lobby, here, isBegun, places }: Invitation) {
  const state = useLeagueState();
  const go = useWay();
  useMatchPlace(places.match);
  useEffect(() => {
    if (!isUnderWay(league.state())) league.dismiss();
  }, []);
  useEffect(() => {
    if (!isBegun) return;
    if (!isUnderWay(league.state())) league.accept(code);
    go(here, true);
  }, [isBegun, code, here, go]);
  const met = metIn(state);
  useLedTo(met === null ? null : ofMatch(places.match, met), false);
  const refusal = state.phase === 'failed' ? state.reason : null;
  if (refusal === 'own_invitation') return <FriendMatchScreen state="own" subject={subject} inviter={inviter} lobby={lobby} />;
  if (refusal === 'other_program')
    return <FriendMatchScreen state="otherProgram" subject={subject} inviter={inviter} league={places.league} />;
  const isUnmet = state.phase === 'void' && state.isUnmet;
  if (isUnmet || refusal === 'invitation_gone' || refusal === 'not_offered')
    return <FriendMatchScreen state="gone" league={places.league} />;
  return (
    <FriendMatchScreen
      state="open"
      subject={subject}
      inviter={inviter}
      minutesLeft={minutesLeft}
      problem={problemOf(state)}
      isPending={state.phase === 'connecting' || met !== null}
      signIn={places.signIn}
      here={here}
      onPlay={() => league.accept(code)}
    />
  );
}

export default function FriendMatchPage() {
  const screen: FriendMatch = useScreen<typeof loader>();
  useRecovery('closed' in screen && screen.closed.state === 'down');
  return 'open' in screen ? <OpenInvitation key={screen.open.code} {...screen.open} /> : <FriendMatchScreen {...screen.closed} />;
}
