import { createRequire } from 'node:module';
import path from 'node:path';
import { createApi, FACEBOOK, mediaInBucket, mediaInFolder, type Api, type ApiOptions, type Logins, type MediaStorage } from '@darb/api';
import type { Config } from './config.ts';
import { deliveryOf } from './delivery.ts';
import type { Log } from './log.ts';
import { paths } from './paths.ts';
import { leagueKeysOf } from './league-keys.ts';
import { codeOf } from './postgres/failure.ts';
import { openDataFolder } from './postgres/lock.ts';
import type { SecurityLog } from './security-log.ts';
import { sessionSecretsOf } from './session-secret.ts';

/** Where the files of loaded packs lie. */
export function mediaOf(config: Config): MediaStorage {
  if (config.MEDIA_STORE !== undefined) return mediaInBucket(bucketOf(config.MEDIA_STORE));
  const media = mediaInFolder(path.join(config.DATA_DIR, 'media'));
  return {
    ...media,
    store(name, file) {
      // who only reads them needs no folder that can be written
      openDataFolder(config.DATA_DIR);
      return media.store(name, file);
    },
    keep(name, bytes) {
      openDataFolder(config.DATA_DIR);
      return media.keep(name, bytes);
    },
  };
}

function bucketOf(setting: string) {
  const address = new URL(setting);
  const { username, password, searchParams } = address;
  const bucket = {
    region: searchParams.get('region') ?? 'us-east-1',
    accessKey: decodeURIComponent(username),
    secretKey: decodeURIComponent(password),
  };
  address.username = address.password = address.search = '';
  return { address, ...bucket };
}

/** The providers whose logins sign students in; those alone that are given whole. */
export function loginsOf(config: Config): Logins {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER, FACEBOOK_APP_ID, FACEBOOK_APP_SECRET, FACEBOOK_ISSUER } = config;
  const facebook = FACEBOOK_ISSUER === undefined ? FACEBOOK : { issuer: new URL(FACEBOOK_ISSUER) };
  return {
    ...(GOOGLE_CLIENT_ID !== undefined && GOOGLE_CLIENT_SECRET !== undefined
      ? { google: { issuer: new URL(GOOGLE_ISSUER), clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET } }
      : {}),
    ...(FACEBOOK_APP_ID !== undefined && FACEBOOK_APP_SECRET !== undefined
      ? { facebook: { ...facebook, clientId: FACEBOOK_APP_ID, clientSecret: FACEBOOK_APP_SECRET } }
      : {}),
  };
}

/** The IP-to-country database that a registry package ships; null when it is not installed. */
export function locationDatabase(): string | null {
  try {
    return createRequire(path.join(paths.root, 'apps/api/package.json')).resolve(
      '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
    );
  } catch (error) {
    if (codeOf(error) === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}

/**
 * Opens the API in this process on a migrated database; with a token for the outbox, when that is shown, and
 * the way to a league that may open later.
 */
export function openApi(
  config: Config,
  databaseUrl: string,
  log: Log,
  security: SecurityLog,
  given: Pick<ApiOptions, 'outboxToken' | 'callLeague' | 'isUpdating'>,
): Api {
  return createApi({
    databaseUrl,
    sessionSecrets: sessionSecretsOf(config),
    media: mediaOf(config),
    ...given,
    delivery: deliveryOf(config),
    reports: { shared: config.DELIVERY_REPORT_SECRET ?? null, whatsappApp: config.WHATSAPP_APP_SECRET ?? null },
    site: config.PUBLIC_URL,
    league: { url: config.LEAGUE_URL ?? null, serverKey: config.LEAGUE_SERVER_KEY, ticketKey: leagueKeysOf(config).ticket },
    graphqlUrl: config.GRAPHQL_URL ?? null,
    showsSchema: config.NODE_ENV !== 'production',
    logins: loginsOf(config),
    limits: config.limits,
    locationDatabase: locationDatabase(),
    onSecurityEvent: security.report,
    log: ({ event, ...what }) => log.error(what, event),
    now: () => new Date(),
    keepContent: true,
    checkReplies: config.NODE_ENV !== 'production',
  });
}
