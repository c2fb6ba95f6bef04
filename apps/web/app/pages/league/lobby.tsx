import { useActionData, useNavigation } from '@remix-run/react';
import { redirect } from '@remix-run/node';
import type { Localized } from '@darb/language';
import type { LeagueState } from '@darb/league-client';
import { LobbyScreen } from '@darb/ui/screens/league/LobbyScreen/LobbyScreen';
import { NAME_CHOICES, type LobbyScreenProps, type NameChoice, type ShownPlayer } from '@darb/ui/screens/league/match-props';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isUnderWay, league } from '../../client/league.ts';
import { areSignalsOn, onSignalsSwitched, switchSignals } from '../../client/match-signals.ts';
import { rememberedMatch } from '../../client/remembered-match.ts';
import { useLeagueState, useSecondsOf } from '../../client/use-league.ts';
import { useRecovery } from '../../client/use-recovery.ts';
import { href, pathOf } from '../../href.ts';
import { action as actionOf } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import type { Showing } from '../../server/shown.ts';
import { useScreen } from '../../shown-screen.ts';
import { orRefused, type AnswerRefused } from '../assessment/attempt-action.ts';
import { countedMoment } from './match-view.ts';
import { lobbyScreen } from './lobby-view.ts';
import { CODE_SLOT, matchPlaces, ofMatch, type MatchPlaces } from './places.ts';
import { useLedTo, useMatchPlace, useWay } from './use-way.ts';

interface OpenLobby {
  asked: { program: number; subject: number };
  subject: Localized;
  self: ShownPlayer;
  choice: NameChoice;
  hasAlias: boolean;
  /** This page, and a friend's with `CODE_SLOT` for the code. */
  here: string;
  friend: string;
  /** What to begin as soon as the page's script is there (`begin`). */
  begins: 'find' | 'friend' | null;
  places: MatchPlaces;
}
type Lobby = { open: OpenLobby } | { closed: Extract<LobbyScreenProps, { state: 'noPool' | 'down' }> };

/** A subject's lobby: how the student appears, and whether matches are played in it. */
export const loader = page('leagueLobby', async ({ api, visit, params, search }): Promise<Showing<Lobby>> => {
  const home = await api.league.home({});
  const subject = home.subjects.find(({ id }) => id === params.subject);
  const places = matchPlaces(visit);
  const here = href(visit, 'leagueLobby', params);
  const title: Localized = subject?.title ?? home.program?.title ?? { text: '', lang: visit.language };
  const stage = { title, close: places.league, questions: null, isPassing: true };
  const names = { subject: title.text };
  if (!subject || !home.program) return { screen: { closed: { state: 'noPool', league: places.league } }, names, stage };
  if (!home.league) return { screen: { closed: { state: 'down', league: places.league, retry: here } }, names, stage };
  const open: OpenLobby = {
    asked: { program: home.program.id, subject: subject.id },
    subject: subject.title,
    self: { name: home.shown_name, avatar: null, isBot: false },
    choice: home.choice,
    hasAlias: home.names.alias !== null,
    here,
    friend: href(visit, 'friendMatch', { code: CODE_SLOT }),
    begins: (['find', 'friend'] as const).find((one) => one === search.get('begin')) ?? null,
    places,
  };
  return { screen: { open }, names, stage };
});

/** Changes how the name appears (`choice`), or begins before the page's script is there (`begin`). */
export const action = actionOf('leagueLobby', async ({ api, visit, params, fields }) =>
  orRefused(fields, async () => {
    const begin = fields.text('begin');
    if (begin !== '') return redirect(pathOf(visit, 'leagueLobby', params, { begin }));
    const choice = NAME_CHOICES.find((one) => one === fields.text('choice')) ?? 'initial';
    await api.league.setName({ choice });
    return redirect(pathOf(visit, 'leagueLobby', params));
  }),
);

/** The match that this window looks for has begun. */
const isMet = (state: LeagueState): state is Extract<LeagueState, { opponent: unknown }> => 'opponent' in state;

function OpenLobbyPage(open: OpenLobby) {
  const { asked, places, here, begins } = open;
  const go = useWay();
  const state = useLeagueState();
  const now = useSecondsOf(countedMoment(state));
  const areOn = useSyncExternalStore(onSignalsSwitched, areSignalsOn, () => false);
  const [isCopied, setCopied] = useState(false);
  const [isInvite, setInvite] = useState(begins === 'friend');
  const refused = useActionData<AnswerRefused>();
  const navigation = useNavigation();

  useMatchPlace(places.match);
  useEffect(() => {
    if (isUnderWay(league.state())) return;
    league.dismiss();
    // looked for, or played, before this page was loaded
    if (rememberedMatch() !== null) league.resume();
  }, []);
  useEffect(() => {
    if (begins === null) return;
    if (!isUnderWay(league.state())) league[begins === 'friend' ? 'invite' : 'find'](asked);
    go(here, true);
  }, [begins, asked, here, go]);
  // the lobby stays behind the match, so that going back from there is asked about
  useLedTo(isMet(state) ? ofMatch(places.match, state.match.matchID) : null, false);

  const linkOf = (code: string): string => new URL(open.friend.replace(CODE_SLOT, code), location.origin).href;
  const begin = (isForFriend: boolean): void => {
    setInvite(isForFriend);
    setCopied(false);
    if (isForFriend) league.invite(asked);
    else league.find(asked);
  };
  return (
    <LobbyScreen
      {...lobbyScreen(state, now, {
        subject: open.subject,
        self: open.self,
        name: {
          choice: open.choice,
          hasAlias: open.hasAlias,
          action: here,
          pending: navigation.formData !== undefined,
          isRefused: refused !== undefined,
        },
        signals: { areOn, onChange: switchSignals },
        league: places.league,
        signIn: places.signIn,
        here,
        isInvite,
        isCopied,
        linkOf,
        onFind: () => begin(false),
        onInvite: () => begin(true),
        onCancel: () => league.leave(),
        onCopy: (link) => void copy(link).then(setCopied),
        onShare: typeof navigator !== 'undefined' && 'share' in navigator ? share : null,
      })}
    />
  );
}

/** Whether a text was copied. Where nothing may be copied it stands in its field, to be taken from there. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Hands a link to another app. Somebody who thinks better of it is no failure. */
const share = (link: string, text: string): void => void navigator.share({ text, url: link }).catch(() => undefined);

export default function LobbyPage() {
  const screen: Lobby = useScreen<typeof loader>();
  useRecovery('closed' in screen && screen.closed.state === 'down');
  return 'open' in screen ? <OpenLobbyPage key={screen.open.asked.subject} {...screen.open} /> : <LobbyScreen {...screen.closed} />;
}
