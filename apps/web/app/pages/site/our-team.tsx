import { TeamScreen } from '@darb/ui/screens/site/TeamScreen/TeamScreen';
import type { TeamScreenProps } from '@darb/ui/screens/site/contact-props';
import { href } from '../../href.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';

export const loader = page('ourTeam', async ({ api, visit }): Promise<{ screen: TeamScreenProps }> => {
  const { people, openings } = await api.site.team({});
  const contact = href(visit, 'contactUs');
  if (people.length === 0 && openings.length === 0) return { screen: { state: 'empty', contact, about: href(visit, 'aboutUs') } };
  return { screen: { state: 'ready', contact, people, openings } };
});

export default function OurTeamPage() {
  return <TeamScreen {...useScreen<typeof loader>()} />;
}
