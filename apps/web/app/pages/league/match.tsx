import { useBlocker } from '@remix-run/react';
import type { Localized } from '@darb/language';
import type { LeagueState } from '@darb/league-client';
import { laterDialog } from '@darb/ui/later-dialog';
import { MatchScreen } from '@darb/ui/screens/league/MatchScreen/MatchScreen';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { isUnderWay, league } from '../../client/league.ts';
import { rememberedMatch, rememberMatch } from '../../client/remembered-match.ts';
import { href } from '../../href.ts';
import { page } from '../../server/page.ts';
import type { Showing } from '../../server/shown.ts';
import { useScreen } from '../../shown-screen.ts';
import { matchPlaces, ofMatch, ofSubject, type MatchPlaces } from './places.ts';
import { useMatch } from './use-match.ts';
import { useLedTo, useMatchPlace, useWay } from './use-way.ts';

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

/** Milliseconds after which a league that could not be reached is tried again. */
const AGAIN_MS = 10_000;

const LeaveDialog = laterDialog(async () => (await import('@darb/ui/screens/league/MatchScreen/LeaveDialog')).default);

/** Comes into the match of this address, unless this window is in one; false where there is none. */
function enter({ match, student, isRunning }: Omit<OpenMatch, 'places'>): boolean {
  if (isUnderWay(league.state())) return true;
  if (rememberedMatch() !== match) {
    if (!isRunning) return false;
    rememberMatch(match, student);
  }
  league.resume();
  return true;
}

function OpenMatchPage(open: OpenMatch) {
  const { match, student, isRunning, places } = open;
  const go = useWay();
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

  if (state.phase !== 'idle' && !hasEntered) setEntered(true);

  useMatchPlace(places.match);
  useEffect(fetchQuestionFonts, []);
  useEffect(() => {
    if (!enter({ match, student, isRunning })) go(ofMatch(places.result, match), true);
  }, [match, student, isRunning, places.result, go]);
  useLedTo(hasEntered ? next(state, open) : null, true);
  const isUnreachable = state.phase === 'failed' && state.reason === 'unreachable';
  useEffect(() => {
    if (!isUnreachable) return;
    const timer = setInterval(() => league.resume(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isUnreachable]);

  const blocker = useBlocker(({ currentLocation, nextLocation }) => isPlayed() && currentLocation.pathname !== nextLocation.pathname);
  return (
    <>
      <MatchScreen {...(screen ?? { state: 'joining' })} />
      {blocker.state === 'blocked' && isPlayed() ? (
        <Suspense>
          <LeaveDialog
            onStay={() => blocker.reset()}
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

/**
 * Fetches the letters that questions are written with, of Arabic and of formulas, before the first is asked:
 * they would move it when they come.
 */
function fetchQuestionFonts(): void {
  for (const [font, letter] of [
    ['1em "Darb Math"', 'x'],
    ['700 1em "Darb Sans"', 'س'],
  ] as const)
    document.fonts.load(font, letter).catch(() => undefined);
}

/** Whether the student would lose by going away. */
const isPlayed = (): boolean => 'opponent' in league.state();

/** Where the match goes on that is not to be seen here: at its result, or in the lobby. */
function next(state: LeagueState, { match, places }: OpenMatch): string | null {
  if (state.phase === 'result') return state.summary.matchID === match ? ofMatch(places.result, match) : null;
  if (state.phase === 'searching') return ofSubject(places.lobby, state.match.challenge.subject);
  return state.phase === 'idle' ? ofMatch(places.result, match) : null;
}

export default function MatchPage() {
  const screen = useScreen<typeof loader>();
  return <OpenMatchPage key={screen.match} {...screen} />;
}
