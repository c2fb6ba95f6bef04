import { AboutScreen } from '@darb/ui/screens/site/AboutScreen/AboutScreen';
import type { AboutScreenProps } from '@darb/ui/screens/site/props';
import { href } from '../../href.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';

export const loader = page(['aboutUs', 'aboutus'], ({ visit }): { screen: AboutScreenProps } => ({
  screen: { explore: href(visit, 'explore'), news: href(visit, 'news') },
}));

export default function AboutUsPage() {
  return <AboutScreen {...useScreen<typeof loader>()} />;
}
