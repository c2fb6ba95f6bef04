import { readCountryChanges, type Db } from '@darb/api';
import type { Client } from '@darb/contract';
import { changeCountries, type CountryChanges } from '@darb/contract/countries';

/** Takes over what the operator has changed of countries in this process's database. */
export const learnCountries = async (db: Db): Promise<void> => changeCountries(await readCountryChanges(db));

/** Takes over the countries of an API that lives elsewhere. */
export async function learnFarCountries(client: Client): Promise<void> {
  const { countries } = await client.catalog.countries({});
  const changes: CountryChanges = {};
  for (const { code, published, links, ...flags } of countries)
    changes[code] = {
      published,
      links,
      checkoutEnabled: flags.isCheckoutEnabled,
      inviteFriendsEnabled: flags.isInviteYourFriendEnabled,
      microTutoringEnabled: flags.isMicroTutoringEnabled,
      paywallEnabled: flags.isPaywallEnabled,
      freshchatEnabled: flags.isFreshchatEnabled,
      zendeskEnabled: flags.isZendeskEnabled,
    };
  changeCountries(changes);
}
