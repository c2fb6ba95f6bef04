import { MicroTutoringScreen } from '@darb/ui/screens/site/MicroTutoringScreen/MicroTutoringScreen';
import type { MicroTutoringScreenProps } from '@darb/ui/screens/site/selling-props';
import { href } from '../../href.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';

export const loader = page('microTutoring', ({ visit }): { screen: MicroTutoringScreenProps } => ({
  screen: { explore: href(visit, 'explore'), contact: href(visit, 'contactUs') },
}));

export default function MicroTutoringPage() {
  return <MicroTutoringScreen {...useScreen<typeof loader>()} />;
}
