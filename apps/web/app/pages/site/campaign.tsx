import { redirect } from '@remix-run/node';
import type { Client } from '@darb/contract';
import { countryOf } from '@darb/contract/countries';
import { formatDate, type Language } from '@darb/language';
import { CampaignScreen } from '@darb/ui/screens/site/CampaignScreen/CampaignScreen';
import type { CampaignScreenProps } from '@darb/ui/screens/site/campaign-props';
import { href } from '../../href.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import { CAMPAIGN_ROWS, wordsOf } from './campaigns.server.ts';

/** What a key costs by the offer that its page is called by. */
const OFFER_DINARS = 5;

export const loader = page(
  CAMPAIGN_ROWS,
  async ({ api, visit, row }): Promise<{ screen: CampaignScreenProps; names: Record<string, string> }> => {
    // it is in Urdu, whatever the visitor has chosen before
    if (row === 'PKurduwelcome' && visit.prefix === '') throw redirect(href({ ...visit, prefix: '/ur' }, row));
    const { programs } = await api.catalog.allProgramsAllSubjects({ country: visit.country });
    const first = programs.find((program) => program.lessons_count > 0);
    const until = row === 'fiveDinars' ? await offeredUntil(api, programs) : null;
    const lastDay =
      until === null ? null : (language: Language) => formatDate({ language, region: visit.country, numberingSystem: visit.digits }, until);
    const { keywords, ...words } = wordsOf(row, visit.language, lastDay);
    return {
      screen: {
        state: row === 'fiveDinars' && until === null ? 'over' : first ? 'ready' : 'soon',
        ...words,
        hasKeys: countryOf(visit.country).checkoutEnabled,
        signUp: href(visit, 'signup'),
        explore: first ? href(visit, 'exploreProgram', { program: first.id }) : href(visit, 'explore'),
      },
      names: { title: words.title.text, summary: words.lead.text, keywords: keywords.text },
    };
  },
);

/** Until when a program of these is offered for this price (rule billing 14); null while none is. */
async function offeredUntil(api: Client, programs: readonly { id: number }[]): Promise<string | null> {
  const offers = await Promise.all(programs.map(({ id }) => api.billing.offer({ program_id: id })));
  const days = offers.flatMap(({ special }) => (special?.price === OFFER_DINARS ? [special.until] : []));
  return days.sort().at(-1) ?? null;
}

export default function CampaignPage() {
  return <CampaignScreen {...useScreen<typeof loader>()} />;
}
