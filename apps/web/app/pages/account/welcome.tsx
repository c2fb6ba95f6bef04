import { WelcomeScreen } from '@darb/ui/screens/account/WelcomeScreen/WelcomeScreen';
import type { WelcomeScreenProps } from '@darb/ui/screens/account/props';
import { href } from '../../href.ts';
import { nextPath } from '../../server/guards.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';

export const loader = page('welcome', ({ visit, student }): { screen: WelcomeScreenProps } => ({
  screen: { state: 'ready', fullName: student.full_name, selectProgram: href(visit, 'selectProgram', null, { next: nextPath(visit) }) },
}));

export default function WelcomePage() {
  return <WelcomeScreen {...useScreen<typeof loader>()} />;
}
