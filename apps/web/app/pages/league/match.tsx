import { useBlocker, useNavigate } from '@remix-run/react';
import type { Localized } from '@darb/language';
import type { LeagueState } from '@darb/league-client';
import { MatchScreen } from '@darb/ui/screens/league/MatchScreen/MatchScreen';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { isUnderWay, league } from '../../client/league.ts';
import { keepMatchPlace, rememberedMatch, rememberMatch } from '../../client/remembered-match.ts';
import { href } from '../../href.ts';
import { belowPrefix } from '../../navigation.tsx';
import { usePrefix } from '../../prefix.ts';
import { page } from '../../server/page.ts';
import type { Showing } from '../../server/shown.ts';
import { useScreen } from '../../shown-screen.ts';
import { matchPlaces, ofMatch, ofSubject, type MatchPlaces } from './places.ts';
import { useMatch } from './use-match.ts';

interface OpenMatch {
  match: string;
  student: string;
  /** The league says that this match goes on. */
  isRunning: boolean;
  places: MatchPlaces;
}

/** What the page needs before the league is heard: the match itself comes over its socket. */
export const loader = page('match', async ({ api, visit, params, student }): Promise<Showing<OpenMatch>> => {
  const home = await api.league.home({});
  const running = home.league?.running ?? null;
  const subject = home.subjects.find(({ id }) => id === running?.subject);
  const title: Localized = subject?.title ?? home.program?.title ?? { text: '', lang: visit.language };
  return {
    screen: { match: params.match, student: student.id, isRunning: running?.match_id === params.match, places: matchPlaces(visit) },
    stage: { title, close: href(visit, 'league'), questions: null, isPassing: true },
  };
});

const LeaveDialog = lazy(() => import('@darb/ui/screens/league/MatchScreen/LeaveDialog'));

/** Comes into the match of this address, unless this window is in one; false where there is none. */
function enter({ match, student, isRunning }: OpenMatch): boolean {
  if (isUnderWay(league.state())) return true;
  if (rememberedMatch() !== match) {
    if (!isRunning) return false;
    rememberMatch(match, student);
  }
  league.resume();
  return true;
}

function OpenMatchPage(open: OpenMatch) {
  const { places } = open;
  const prefix = usePrefix();
  const navigate = useNavigate();
  const [hasEntered, setEntered] = useState(false);
  const ways = useMemo(
    () => ({
      league: places.league,
      signIn: places.signIn,
      result: (id: string) => ofMatch(places.result, id),
      lobby: (subject: number) => ofSubject(places.lobby, subject),
      onAnswer: (option: number) => league.answer(option),
      onPlayHere: () => league.resume(),
      onRetry: () => league.resume(),
    }),
    [places],
  );
  const { state, screen } = useMatch(ways);

  const below = (place: string): string => belowPrefix(prefix, place) ?? '/';

  useEffect(() => {
    keepMatchPlace(below(places.match));
    if (enter(open)) setEntered(true);
    else navigate(below(ofMatch(places.result, open.match)), { replace: true });
  }, [open.match]);

  const goesOn = hasEntered ? next(state, open) : null;
  useEffect(() => {
    if (goesOn !== null) navigate(below(goesOn), { replace: true });
  }, [goesOn]);

  const blocker = useBlocker(({ currentLocation, nextLocation }) => isPlayed() && currentLocation.pathname !== nextLocation.pathname);
  return (
    <>
      <MatchScreen {...(screen ?? { state: 'joining' })} />
      {blocker.state === 'blocked' && isPlayed() ? (
        <Suspense>
          <LeaveDialog
            onStay={blocker.reset}
            onLeave={() => {
              league.leave();
              blocker.proceed();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Whether the student would lose by going away. */
const isPlayed = (): boolean => 'opponent' in league.state();

/** Where the match goes on that is not to be seen here: at its result, or in the lobby. */
function next(state: LeagueState, { match, places }: OpenMatch): string | null {
  if (state.phase === 'result') return ofMatch(places.result, state.summary.matchID);
  if (state.phase === 'searching') return ofSubject(places.lobby, state.match.challenge.subject);
  return state.phase === 'idle' ? ofMatch(places.result, match) : null;
}

export default function MatchPage() {
  const screen = useScreen<typeof loader>();
  return <OpenMatchPage key={screen.match} {...screen} />;
}
