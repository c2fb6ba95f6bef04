import { rowOf } from '@darb/contract/message-keys';
import { countryOf } from '@darb/contract/countries';
import { action as actionOf } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import { isRefusal } from '../../server/session.ts';

/**
 * What the browser is told: the country of its position with its name in the page's language; null where it
 * counts for none.
 */
export interface CountryOfPosition {
  country: { code: string; name: string } | null;
}

/** A coordinate as typed by a script; what is none is refused by the API. */
const degrees = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/**
 * Says in which country a position lies (`latitude`, `longitude`); sets nothing and keeps nothing: the
 * visitor's choice is a link with `country`.
 */
export const action = actionOf('countryOfPosition', async ({ api, fields, visit }) => {
  try {
    const { iso, located } = await api.catalog.locationFromPosition({
      latitude: degrees(fields.text('latitude')),
      longitude: degrees(fields.text('longitude')),
    });
    const answer: CountryOfPosition = { country: located ? { code: iso, name: countryOf(iso).name[visit.language] } : null };
    return Response.json(answer);
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
    return Response.json({ message_key: thrown.messageKey }, { status: rowOf(thrown.messageKey).status });
  }
});

export const loader = page('countryOfPosition', ({ to }) => {
  throw to('home');
});
