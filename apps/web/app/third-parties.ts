import type { CountryCode } from '@darb/contract';
import { countryOf } from '@darb/contract/countries';

/** What comes from other companies, where the operator has given a key for it (rule site 37). */
export interface ThirdParties {
  /** The id of Google Analytics. */
  readonly analytics?: string;
  readonly freshchat?: { readonly token: string; readonly host: string };
  /** The key of Zendesk's chat. */
  readonly zendesk?: string;
}

/** As much of it as a country has switched on; null for nothing, where there is nothing to choose either. */
export function thirdPartiesIn({ analytics, freshchat, zendesk }: ThirdParties, country: CountryCode): ThirdParties | null {
  const { freshchatEnabled, zendeskEnabled } = countryOf(country);
  const here: ThirdParties = {
    ...(analytics === undefined ? {} : { analytics }),
    ...(freshchat === undefined || !freshchatEnabled ? {} : { freshchat }),
    ...(zendesk === undefined || !zendeskEnabled ? {} : { zendesk }),
  };
  return Object.keys(here).length === 0 ? null : here;
}

export type Sources = Readonly<Record<'script' | 'connect' | 'frame' | 'image', readonly string[]>>;

/** From where each may load, and to whom it may speak: the pages' policy names nobody else. */
export function sourcesOf({ analytics, freshchat, zendesk }: ThirdParties): Sources {
  const all: Sources[] = [];
  const tags = 'https://www.googletagmanager.com';
  const counters = ['https://*.google-analytics.com', 'https://*.analytics.google.com', tags];
  if (analytics) all.push({ script: [tags], connect: counters, frame: [], image: counters });
  if (freshchat) {
    const { host } = freshchat;
    all.push({ script: [host], connect: [host, host.replace(/^http/, 'ws')], frame: [host], image: [host] });
  }
  const assets = 'https://static.zdassets.com';
  const speaks = [assets, 'https://ekr.zdassets.com', 'https://*.zendesk.com', 'wss://*.zendesk.com'];
  if (zendesk) all.push({ script: [assets], connect: speaks, frame: [], image: [assets] });
  const together = (kind: keyof Sources) => all.flatMap((one) => one[kind]);
  return { script: together('script'), connect: together('connect'), frame: together('frame'), image: together('image') };
}
