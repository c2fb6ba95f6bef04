import { countryOf, type CountryCode } from '@darb/contract';
import type { Language } from '@darb/language';
import { locate } from '../catalog/location.ts';
import type { Context } from '../context.ts';
import type { SecurityEvent } from '../options.ts';
import { pseudonymOf } from '../security-event.ts';
import { deviceOf } from './devices.ts';
import type { Origin } from './session.ts';

/** Begins an event of an account call; its address stands in the log by a pseudonym alone. */
export const eventFor = ({ options }: Context, event: SecurityEvent['event'], how: SecurityEvent['how'], address: string | null) => ({
  event,
  ...(how === undefined ? {} : { how }),
  ...(address === null ? {} : { login: pseudonymOf(options.sessionSecrets[0], address) }),
});

/** From where a session is begun: the device as it names itself, and the country of its address. */
export async function originOf({ clientId, userAgent, address, options }: Context): Promise<Origin> {
  const { iso, located } = await locate(options.locationDatabase, address);
  return { clientId, device: deviceOf(userAgent), country: located ? iso : null };
}

/**
 * The language of a call that says none: the one of `accept-language`, else the country's
 * (rule account 31).
 */
export const languageOf = ({ namesLanguage, language }: Context, said: Language | undefined, country: CountryCode | null): Language =>
  said ?? (namesLanguage ? language : countryOf(country).language);
