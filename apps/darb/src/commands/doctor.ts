import fs from 'node:fs';
import path from 'node:path';
import { openDatabase, type Database } from '@darb/api';
import { locationDatabase, loginsOf } from '../api.ts';
import { limitVariableOf, misspeltSettings, readConfig, WrongSettings, type Config, type Environment } from '../config.ts';
import { reachDatabaseServer } from '../database.ts';
import { deliveryWarnings, showsOutbox } from '../deliverability.ts';
import { OperatorError } from '../operator-error.ts';
import { paths, webBuildAt } from '../paths.ts';
import { codeOf } from '../postgres/failure.ts';
import { findRunningServer } from '../postgres/running-server.ts';
import { ofEmbedded, ofFolders, ofListening } from './doctor-place.ts';
import { missing, ok, wrong, type Finding } from './finding.ts';

/** Columns before the text of a finding. */
const INDENT = 8;

/**
 * `darb doctor`: says in words what is configured and what is not, never a secret. Changes nothing: what it
 * tries it takes back. Exit 1 when something is wrong.
 */
export async function doctor(): Promise<void> {
  const findings = await examine();
  for (const { state, text } of findings)
    process.stdout.write(`${state.padEnd(INDENT)}${text.replaceAll('\n', `\n${' '.repeat(INDENT)}`)}\n`);
  if (findings.some(({ state }) => state === 'wrong')) process.exitCode = 1;
}

/** What the doctor says of an environment; of that of this process when none is given. */
export async function examine(environment?: Environment): Promise<Finding[]> {
  const misspelt = misspeltSettings(environment).map(missing);
  let config: Config;
  try {
    config = readConfig(environment);
  } catch (error) {
    if (error instanceof WrongSettings) return [...misspelt, ...error.message.split('\n').map(wrong)];
    throw error;
  }
  return [
    ...misspelt,
    ...ofAddress(config),
    await ofListening(config),
    ...(await ofData(config)),
    ...ofDelivery(config),
    ...ofStores(config),
    ofLimits(config),
    ...ofParts(config),
  ];
}

function ofAddress(config: Config): Finding[] {
  const reach = config.isLocal ? 'for this machine only; PUBLIC_URL makes it public' : 'public';
  return [
    ok(`Address: ${config.PUBLIC_URL.origin} (${reach}), listening on ${config.HOST} port ${config.PORT}, mode ${config.NODE_ENV}.`),
    config.TRUST_PROXY === undefined
      ? config.isLocal
        ? ok('Proxy: none is trusted.')
        : missing('Proxy: none is trusted (TRUST_PROXY); behind one, all visitors would share its address and its limits.')
      : ok(`Proxy: the header ${config.TRUST_PROXY} is trusted for the visitor’s address.`),
    ...(!config.isLocal && config.PUBLIC_URL.protocol === 'http:'
      ? [missing('Encryption: PUBLIC_URL is plain http; cookies travel unprotected.')]
      : []),
  ];
}

async function ofData(config: Config): Promise<Finding[]> {
  if (config.API_URL !== undefined)
    return [ok(`API: elsewhere, at ${new URL(config.API_URL).origin} (API_URL); no database is opened here.`)];
  const secret =
    config.SESSION_SECRET !== undefined
      ? 'given by SESSION_SECRET'
      : `kept in ${path.join(config.DATA_DIR, 'session-secret')}, made at the first start`;
  const folders = ofFolders(config);
  const data = [...folders, ok(`Session secret: ${secret}.`)];
  if (config.DATABASE_URL !== undefined) return [...data, ...(await ofDatabase(config))];
  // without its folder it would be said once more that it cannot be written
  const engine = folders.some(({ state }) => state === 'wrong') ? [] : ofEmbedded(config);
  const cannotStart = [...folders, ...engine].some(({ state }) => state === 'wrong');
  return [...data, ...engine, ...(cannotStart ? [] : await ofDatabase(config))];
}

async function ofDatabase(config: Config): Promise<Finding[]> {
  if (config.DATABASE_URL === undefined) {
    if (!fs.existsSync(path.join(config.DATA_DIR, 'pg', 'PG_VERSION')))
      return [ok('Database: embedded PostgreSQL, made at the first start.')];
  }
  try {
    const holder = config.DATABASE_URL === undefined ? findRunningServer(config.DATA_DIR)?.holder : null;
    const server = await reachDatabaseServer(config, { log: () => undefined, onFatal: () => process.exit(1) });
    const database = openDatabase(server.url, { connections: 1 });
    try {
      const where =
        server.kind === 'given'
          ? 'given by DATABASE_URL'
          : holder
            ? `embedded, run by the Darb with pid ${holder.pid} on ${holder.host} since ${holder.since}`
            : 'embedded, no Darb runs on it';
      return await ofContents(database, where);
    } finally {
      await database.close();
      await server.stop();
    }
  } catch (error) {
    if (error instanceof OperatorError) return [wrong(`Database: ${error.message}`)];
    return [wrong(`Database: it cannot be reached (${codeOf(error) ?? 'no answer'}). Check DATABASE_URL and that the server runs.`)];
  }
}

async function ofContents({ pool }: Database, where: string): Promise<Finding[]> {
  const count = async (sql: string) => Number((await pool.query<{ count: string }>(sql)).rows[0]?.count ?? 0);
  const exists = async (table: string) => (await count(`select count(to_regclass('${table}'))`)) > 0;
  const version = (await pool.query<{ server_version: string }>('show server_version')).rows[0]?.server_version ?? '';
  const journal = JSON.parse(fs.readFileSync(path.join(paths.migrations, 'meta', '_journal.json'), 'utf8')) as { entries: unknown[] };
  const applied = (await exists('drizzle.__drizzle_migrations')) ? await count('select count(*) from drizzle.__drizzle_migrations') : 0;
  const isCurrent = applied === journal.entries.length;
  const lessons = (await exists('lessons')) ? await count('select count(*) from lessons where not retired') : 0;
  return [
    Number.parseInt(version, 10) >= 15
      ? ok(`Database: PostgreSQL ${version}, ${where}.`)
      : wrong(`Database: PostgreSQL ${version}, ${where}; it must be 15 or later.`),
    isCurrent
      ? ok(`Migrations: all ${applied} applied.`)
      : missing(`Migrations: ${applied} of ${journal.entries.length} applied; the next start applies the rest.`),
    lessons > 0 ? ok(`Content: ${lessons} lessons.`) : missing('Content: none; an empty database gets the sample pack at its next start.'),
  ];
}

function ofDelivery(config: Config): Finding[] {
  const outbox = showsOutbox(config);
  const instead = outbox ? 'messages wait in /dev/outbox' : 'messages reach nobody';
  return [
    config.SMS_GATEWAY_URL === undefined
      ? missing(`SMS: no gateway (SMS_GATEWAY_URL); ${instead}.`)
      : ok(`SMS: by the gateway at ${new URL(config.SMS_GATEWAY_URL).host}.`),
    config.WHATSAPP_URL === undefined
      ? missing(`WhatsApp: no address (WHATSAPP_URL); ${instead}.`)
      : ok(`WhatsApp: by ${new URL(config.WHATSAPP_URL).host}, template ${config.WHATSAPP_TEMPLATE}.`),
    config.SMTP_URL === undefined
      ? missing(`E-mail: no server (SMTP_URL); ${instead}.`)
      : ok(`E-mail: by ${new URL(config.SMTP_URL).host}, from ${config.MAIL_FROM ?? ''}.`),
    ...deliveryWarnings(config).map(wrong),
    outbox
      ? ok('Outbox: shown at /dev/outbox, to callers on this machine and with the token that the start prints.')
      : ok('Outbox: not shown.'),
  ];
}

function ofStores(config: Config): Finding[] {
  const { google, facebook } = loginsOf(config);
  const back = (name: string) => new URL(`/login/${name}`, config.PUBLIC_URL).href;
  return [
    config.MEDIA_STORE === undefined
      ? ok('Media and pictures: in DATA_DIR.')
      : ok(`Media and pictures: in the bucket at ${new URL(config.MEDIA_STORE).host} (MEDIA_STORE).`),
    google === undefined
      ? missing('Sign-in by Google: not offered (GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET).')
      : ok(`Sign-in by Google: offered; ${back('google')} must be entered there.`),
    facebook === undefined
      ? missing('Sign-in by Facebook: not offered (FACEBOOK_APP_ID, FACEBOOK_APP_SECRET).')
      : ok(`Sign-in by Facebook: offered; ${back('facebook')} must be entered there.`),
  ];
}

function ofLimits({ limits }: Config): Finding {
  const all = Object.entries(limits).map(([name, { count, seconds }]) => `${limitVariableOf(name)}=${count}/${seconds}`);
  return ok(`Limits, counts and seconds: ${all.join(', ')}.`);
}

function ofPages({ NODE_ENV, WEB_BUILD }: Config): Finding {
  const { server } = webBuildAt(WEB_BUILD);
  if (fs.existsSync(server) || NODE_ENV === 'development') return ok('Pages: built.');
  if (WEB_BUILD === 'build') return missing('Pages: not built; npm start builds them.');
  return wrong(`Pages: not built, ${server} is missing (WEB_BUILD=${WEB_BUILD}).\nBuild them: npx turbo run build:checked`);
}

function ofParts(config: Config): Finding[] {
  return [
    ofPages(config),
    locationDatabase() === null
      ? missing('Visitor’s country: the address database is not installed; every visitor counts as being in Jordan.')
      : ok('Visitor’s country: by the address database that is installed.'),
  ];
}
