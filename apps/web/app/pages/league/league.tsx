import { useRevalidator } from '@remix-run/react';
import { LeagueScreen } from '@darb/ui/screens/league/LeagueScreen/LeagueScreen';
import type { LeagueScreenProps } from '@darb/ui/screens/league/props';
import { useSecondsLeft } from '../../client/seconds-left.ts';
import { useRecovery } from '../../client/use-recovery.ts';
import { href } from '../../href.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import { leagueScreen } from './league-view.ts';

interface LeaguePageData {
  screen: LeagueScreenProps;
  /** The server's clock, of a page that counts. */
  now: string | null;
}

/** The student's week in the league, subjects and last matches; what the league is, to a guest. */
export const loader = page('league', async (given): Promise<{ screen: LeaguePageData }> => {
  const { api, visit, student } = given;
  if (!student) {
    const next = { next: visit.path };
    return {
      screen: {
        screen: { state: 'guest', signUp: href(visit, 'signup', null, next), signIn: href(visit, 'signin', null, next) },
        now: null,
      },
    };
  }
  const home = await api.league.home({});
  return { screen: { screen: leagueScreen(given, home), now: home.now } };
});

function OwnLeague({ screen, now }: { screen: Exclude<LeagueScreenProps, { state: 'guest' | 'noPools' }>; now: string }) {
  const { revalidate } = useRevalidator();
  const secondsLeft = useSecondsLeft(screen.week.endsAt, now, revalidate);
  useRecovery(screen.state === 'down');
  return <LeagueScreen {...screen} week={{ ...screen.week, secondsLeft }} />;
}

export default function LeaguePage() {
  const { screen, now }: LeaguePageData = useScreen<typeof loader>();
  return screen.state === 'guest' || screen.state === 'noPools' || now === null ? (
    <LeagueScreen {...screen} />
  ) : (
    <OwnLeague screen={screen} now={now} />
  );
}
