import type { Localized } from '@darb/language';
import type { Place } from '../../navigation.tsx';

/** What a campaign is drawn as; two have the same view never. */
export type CampaignView =
  | ('tiles' | 'salt' | 'indus' | 'mangrove' | 'kites' | 'ajrak' | 'railway' | 'deodar')
  | ('pyramid' | 'nilometer' | 'stairs' | 'mosaic' | 'dune' | 'balloon')
  | ('truck' | 'door' | 'oasis' | 'year' | 'clip' | 'night');

/**
 * A campaign or welcome page. `soon`: the country has no lessons yet; `over`: it is about an offer that does
 * not run now.
 */
export interface CampaignScreenProps {
  state: 'ready' | 'soon' | 'over';
  view: CampaignView;
  title: Localized;
  lead: Localized;
  stopsTitle: Localized;
  /** What stands along the road; the formula is the same in every language. */
  stops: { title: Localized; text: Localized; formula: string | null }[];
  /** A question that is answered on the page. */
  question: { asked: Localized; answer: Localized } | null;
  /** Whether keys can be activated in the country. */
  hasKeys: boolean;
  signUp: Place;
  explore: Place;
}
