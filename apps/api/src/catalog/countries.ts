import type { CountryCode, ReplyOf, catalog } from '@darb/contract';
import { countries, type CountryChanges } from '@darb/contract/countries';
import { renewVersion } from '../content/version.ts';
import type { Db } from '../database/database.ts';
import { countryChanges } from './tables.ts';

type Listed = ReplyOf<typeof catalog.countries>['countries'][number];

/** All countries as this process has them, with what the operator has changed. */
export const countriesNow = (): Listed[] =>
  countries.map(({ code, name, language, published, dialCode, links, ...flags }, at) => ({
    id: at + 1,
    code,
    name_ar: name.ar,
    name_en: name.en,
    name_ur: name.ur,
    language,
    published,
    dailCode: dialCode,
    isCheckoutEnabled: flags.checkoutEnabled,
    isInviteYourFriendEnabled: flags.inviteFriendsEnabled,
    isMicroTutoringEnabled: flags.microTutoringEnabled,
    isPaywallEnabled: flags.paywallEnabled,
    isFreshchatEnabled: flags.freshchatEnabled,
    isZendeskEnabled: flags.zendeskEnabled,
    links,
  }));

/** What the operator has changed of countries. */
export async function readCountryChanges(db: Db): Promise<CountryChanges> {
  const rows = await db.select().from(countryChanges);
  return Object.fromEntries(rows.map(({ code, change }) => [code, change]));
}

/**
 * Puts these changes in the place of all that there were, within the caller's transaction; pages that are
 * kept are made anew.
 */
export async function replaceCountryChanges(tx: Db, changes: CountryChanges): Promise<void> {
  await tx.delete(countryChanges);
  const rows = Object.entries(changes).map(([code, change]) => ({ code: code as CountryCode, change }));
  if (rows.length > 0) await tx.insert(countryChanges).values(rows);
  await renewVersion(tx);
}
