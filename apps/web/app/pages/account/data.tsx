import { DataScreen } from '@darb/ui/screens/account/DataScreen/DataScreen';
import type { DataScreenProps } from '@darb/ui/screens/account/props';
import { href } from '../../href.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';

export const loader = page('settingsData', ({ visit, search }): { screen: DataScreenProps } => ({
  screen: {
    state: 'ready',
    back: href(visit, 'accountSettings'),
    file: href(visit, 'ownData'),
    deletion: href(visit, 'settingsDeletion'),
    problem: search.get('problem') === 'limit' ? 'too_many_requests' : null,
  },
}));

export default function DataPage() {
  return <DataScreen {...useScreen<typeof loader>()} />;
}
