import { LeagueScreen } from '@darb/ui/screens/league/LeagueScreen/LeagueScreen';
import type { LeagueScreenProps } from '@darb/ui/screens/league/props';
import { href } from '../../href.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';

/** The subjects that a student may play in; what the league is, to a guest. */
export const loader = page('league', async ({ api, visit, student }): Promise<{ screen: LeagueScreenProps }> => {
  if (!student)
    return {
      screen: {
        state: 'guest',
        signUp: href(visit, 'signup', null, { next: visit.path }),
        signIn: href(visit, 'signin', null, { next: visit.path }),
      },
    };
  const { program, subjects } = await api.league.subjects({});
  if (subjects.length === 0) {
    return {
      screen: { state: 'noPools', explore: program ? href(visit, 'exploreProgram', { program: program.id }) : href(visit, 'explore') },
    };
  }
  return { screen: { state: 'ready', subjects: subjects.map(({ id, title, icon, bgColor }) => ({ id, title, icon, bgColor })) } };
});

export default function LeaguePage() {
  return <LeagueScreen {...useScreen<typeof loader>()} />;
}
