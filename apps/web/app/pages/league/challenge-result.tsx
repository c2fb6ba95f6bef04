import { ChallengeResultScreen } from '@darb/ui/screens/league/ChallengeResultScreen/ChallengeResultScreen';
import type { ChallengeResultScreenProps } from '@darb/ui/screens/league/props';
import { useRecovery } from '../../client/use-recovery.ts';
import { href } from '../../href.ts';
import { page } from '../../server/page.ts';
import type { Showing } from '../../server/shown.ts';
import { useScreen } from '../../shown-screen.ts';
import { openedOf, resultScreen } from './result-view.ts';

/** How a match of the student's ended, drawn on the server. */
export const loader = page('challengeResult', async (given): Promise<Showing<ChallengeResultScreenProps>> => {
  const { api, visit, params, search } = given;
  const said = await api.league.result({ match_id: params.match });
  const screen = resultScreen(given, params.match, said, openedOf(search));
  if (said.status !== 'finished') return { screen };
  return { screen, stage: { title: said.subject_title, close: href(visit, 'league'), questions: null } };
});

export default function ChallengeResultPage() {
  const screen: ChallengeResultScreenProps = useScreen<typeof loader>();
  useRecovery(screen.state === 'down');
  return <ChallengeResultScreen {...screen} />;
}
