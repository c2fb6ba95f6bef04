import path from 'node:path';
import { DEFAULT_LIMITS, type Limits } from '@darb/api/settings';
import { z } from 'zod';
import {
  address,
  folder,
  isHost,
  isOrigin,
  limit,
  milliseconds,
  proxyHeader,
  secret,
  SECRET_EXAMPLE,
  sessionSecrets,
} from './config-values.ts';
import { meantBy } from './misspelt.ts';
import { OperatorError } from './operator-error.ts';
import { paths } from './paths.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
/** What the chat of another company is told apart by; it stands in pages, so it is no secret. */
const widgetKey = z.string().regex(/^[\w-]{8,80}$/, { error: 'is not 8 to 80 letters, digits and hyphens' });

interface Setting {
  readonly schema: z.ZodType;
  readonly example: string;
}

const setting = <Schema extends z.ZodType>(schema: Schema, example: string) => ({ schema, example }) satisfies Setting;

/**
 * Every setting that a person may give, with what it must look like and an example. `README.md` says what
 * each does.
 */
const settings = {
  NODE_ENV: setting(z.enum(['production', 'development', 'test']).default('production'), 'production'),
  PORT: setting(
    z
      .string()
      .refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535, {
        error: 'is not a whole number from 1 to 65535',
      })
      .transform(Number)
      .default(3000),
    '3000',
  ),
  HOST: setting(z.string().refine(isHost, { error: 'is not a host name or an address' }).default('127.0.0.1'), '0.0.0.0'),
  PUBLIC_URL: setting(
    address(['http:', 'https:']).refine(isOrigin, { error: 'has more than protocol, host and port' }).optional(),
    'https://darb.example.org',
  ),
  DATA_DIR: setting(folder.default(paths.dataDir), '/var/lib/darb'),
  DATABASE_URL: setting(address(['postgres:', 'postgresql:']).optional(), 'postgresql://darb:password@db.example.org/darb'),
  PG_BIN: setting(
    z
      .string()
      .refine((folder) => path.isAbsolute(folder), { error: 'is not an absolute path' })
      .optional(),
    '/usr/lib/postgresql/15/bin',
  ),
  RENDER: setting(z.enum(['fast', 'remix']).default('fast'), 'remix'),
  WEB_BUILD: setting(z.enum(['build', 'checked/build']).default('build'), 'checked/build'),
  MEMORY_USE: setting(z.enum(['fast', 'small']).default('fast'), 'small'),
  LOG_LEVEL: setting(z.enum(LOG_LEVELS).default('info'), 'info'),
  TRUST_PROXY: setting(proxyHeader.optional(), 'x-forwarded-for'),
  API_URL: setting(address(['http:', 'https:']).optional(), 'https://darb.example.org/api'),
  GRAPHQL_URL: setting(address(['http:', 'https:']).optional(), 'https://talk.example.org/graphql'),
  SESSION_SECRET: setting(sessionSecrets.optional(), SECRET_EXAMPLE),
  LEAGUE_URL: setting(
    address(['http:', 'https:']).refine(isOrigin, { error: 'has more than protocol, host and port' }).optional(),
    'https://league.example.org',
  ),
  LEAGUE_SERVER_KEY: setting(
    z
      .string()
      .regex(/^[\w.-]{4,64}$/, { error: 'is not 4 to 64 letters, digits, dots and hyphens' })
      .default('darb-league'),
    'darb-league',
  ),
  LEAGUE_HTTP_KEY: setting(secret.optional(), SECRET_EXAMPLE),
  LEAGUE_TICKET_KEY: setting(secret.optional(), SECRET_EXAMPLE),
  LEAGUE_ORIGINS: setting(
    z
      .string()
      .transform((text) => text.split(',').map((part) => part.trim()))
      .refine((origins) => origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin), {
        error: 'is not a list of origins (protocol, host and port) with commas between them',
      })
      .default([]),
    'https://school.example.org,https://app.example.org',
  ),
  LEAGUE_SEARCH_MS: setting(milliseconds, '10000'),
  LEAGUE_FOUND_MS: setting(milliseconds, '3000'),
  LEAGUE_COUNTDOWN_MS: setting(milliseconds, '5000'),
  LEAGUE_ROUND_MS: setting(milliseconds, '20000'),
  LEAGUE_REVEAL_MS: setting(milliseconds, '3000'),
  MEDIA_STORE: setting(
    address(['http:', 'https:'])
      .refine((text) => new URL(text).pathname.length > 1 && new URL(text).username !== '' && new URL(text).password !== '', {
        error: 'has no access key, secret key or bucket',
      })
      .optional(),
    'https://ACCESS-KEY:SECRET-KEY@s3.example.org/bucket?region=eu-central-1',
  ),
  GOOGLE_CLIENT_ID: setting(z.string().optional(), '1234-abcd.apps.googleusercontent.com'),
  GOOGLE_CLIENT_SECRET: setting(z.string().optional(), '(the secret of the client at Google)'),
  GOOGLE_ISSUER: setting(address(['http:', 'https:']).default('https://accounts.google.com'), 'https://accounts.google.com'),
  FACEBOOK_APP_ID: setting(z.string().optional(), '1234567890'),
  FACEBOOK_APP_SECRET: setting(z.string().optional(), '(the secret of the app at Facebook)'),
  FACEBOOK_ISSUER: setting(address(['http:', 'https:']).optional(), 'https://id.example.org'),
  ANALYTICS_ID: setting(
    z
      .string()
      .regex(/^G-[A-Z0-9]{4,20}$/, { error: 'is not an id of Google Analytics' })
      .optional(),
    'G-AB12CD34EF',
  ),
  FRESHCHAT_TOKEN: setting(widgetKey.optional(), '0a1b2c3d-0000-4000-8000-00000000abcd'),
  FRESHCHAT_URL: setting(
    address(['https:']).refine(isOrigin, { error: 'has more than protocol, host and port' }).default('https://wchat.freshchat.com'),
    'https://wchat.freshchat.com',
  ),
  ZENDESK_KEY: setting(widgetKey.optional(), '0a1b2c3d-0000-4000-8000-00000000abcd'),
  OUTBOX: setting(z.enum(['on', 'off']).default('on'), 'off'),
  MAIL_FROM: setting(
    z
      .string()
      .regex(/^(?:[^@\s<>]+@[^@\s<>]+|[^<>]*<[^@\s<>]+@[^@\s<>]+>)$/, { error: 'is not a mail address' })
      .optional(),
    'Darb <hello@darb.example.org>',
  ),
  SMTP_URL: setting(address(['smtp:', 'smtps:']).optional(), 'smtps://user:password@mail.example.org'),
  SMS_GATEWAY_URL: setting(address(['http:', 'https:']).optional(), 'https://user:password@sms.example.org/messages'),
  WHATSAPP_URL: setting(address(['http:', 'https:']).optional(), 'https://TOKEN@graph.facebook.com/v23.0/PHONE-NUMBER-ID'),
  WHATSAPP_TEMPLATE: setting(
    z
      .string()
      .regex(/^[a-z0-9_]{1,512}$/, { error: 'is not the name of a template (small letters, digits, underscores)' })
      .default('darb_code'),
    'darb_code',
  ),
  WHATSAPP_APP_SECRET: setting(
    z.string().min(16, { error: 'is shorter than 16 characters' }).optional(),
    '(the secret of the app at Meta)',
  ),
  DELIVERY_REPORT_SECRET: setting(secret.optional(), SECRET_EXAMPLE),
} as const;

type Settings = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name]['schema']> };

/** What may never be printed, not even when it is wrong. */
const SECRETS: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'SESSION_SECRET',
  'LEAGUE_HTTP_KEY',
  'LEAGUE_TICKET_KEY',
  'SMTP_URL',
  'SMS_GATEWAY_URL',
  'WHATSAPP_URL',
  'WHATSAPP_APP_SECRET',
  'DELIVERY_REPORT_SECRET',
  'MEDIA_STORE',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_APP_SECRET',
]);

/** The settings of this process, read once. */
export interface Config extends Omit<Settings, 'PUBLIC_URL'> {
  readonly PUBLIC_URL: URL;
  /** True while `PUBLIC_URL` leads to this machine alone. */
  readonly isLocal: boolean;
  /** `LIMITS_SMS_PERIOD=2/180` and its siblings: one for each limit of the API. */
  readonly limits: Limits;
}

/** One or more settings are wrong; the message names each, what is wrong with it, and an example. */
export class WrongSettings extends OperatorError {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'WrongSettings';
  }
}

const isLimitName = (name: string): name is keyof Limits => Object.hasOwn(DEFAULT_LIMITS, name);
const limitNameOf = (variable: string) =>
  variable
    .slice('LIMITS_'.length)
    .toLowerCase()
    .replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
export const limitVariableOf = (name: string) => `LIMITS_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

const LIMIT_VARIABLES = Object.keys(DEFAULT_LIMITS).map(limitVariableOf);

/** Host names that mean this machine. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** Variables by name, as the process was given them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads all settings, or throws `WrongSettings`. An empty value counts as not given. */
export function readConfig(environment: Environment = process.env): Config {
  const problems: string[] = [];
  const given = (name: string) => environment[name]?.trim() || undefined;
  const complain = (name: string, problem: string, example: string) => {
    const value = SECRETS.has(name) ? 'its value (not shown)' : JSON.stringify(given(name) ?? '');
    problems.push(`${name}: ${value} ${problem}. Example: ${name}=${example}`);
  };

  const values: Record<string, unknown> = {};
  for (const [name, { schema, example }] of Object.entries<Setting>(settings)) {
    const parsed = schema.safeParse(given(name));
    if (parsed.success) values[name] = parsed.data;
    else complain(name, problemOf(parsed.error), example);
  }
  const limits = { ...DEFAULT_LIMITS };
  for (const name of Object.keys(environment).filter((key) => key.startsWith('LIMITS_') && given(key))) {
    const rule = limitNameOf(name);
    const parsed = limit.safeParse(given(name));
    if (!isLimitName(rule)) {
      // with another value the variable may be somebody else's, such as LIMITS_CPU of a container
      if (parsed.success) complain(name, `sets a limit that does not exist; there are ${LIMIT_VARIABLES.join(', ')}`, '60/180');
    } else if (!parsed.success) complain(name, problemOf(parsed.error), '60/180');
    else limits[rule] = parsed.data;
  }
  if (given('SMTP_URL') && !given('MAIL_FROM'))
    complain('MAIL_FROM', 'is missing, and SMTP_URL needs a sender', settings.MAIL_FROM.example);
  for (const [name, other] of [
    ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
    ['FACEBOOK_APP_SECRET', 'FACEBOOK_APP_ID'],
  ] as const) {
    for (const [absent, present] of [
      [name, other],
      [other, name],
    ] as const)
      if (given(present) && !given(absent)) complain(absent, `is missing, and ${present} is nothing without it`, settings[absent].example);
  }
  for (const name of ['LEAGUE_HTTP_KEY', 'LEAGUE_TICKET_KEY'] as const)
    if (given('LEAGUE_URL') && !given(name))
      complain(name, 'is missing, and a league elsewhere knows only what it was given', SECRET_EXAMPLE);
  if (problems.length > 0) throw new WrongSettings(problems);

  const checked = values as Settings;
  const publicUrl = new URL(checked.PUBLIC_URL ?? `http://localhost:${checked.PORT}`);
  return { ...checked, PUBLIC_URL: publicUrl, isLocal: isLoopbackHost(publicUrl.hostname), limits };
}

/**
 * A sentence for each given variable whose name is nearly a setting's. It never stops the start, for the
 * variable may be another program's; its value is not shown, for it may be a secret.
 */
export function misspeltSettings(environment: Environment = process.env): string[] {
  const known = [...Object.keys(settings), ...LIMIT_VARIABLES];
  return Object.keys(environment).flatMap((name) => {
    const meant = environment[name]?.trim() ? meantBy(name, known) : undefined;
    return meant === undefined ? [] : [`${name} is no setting of Darb and does nothing. Did you mean ${meant}?`];
  });
}

/**
 * Tells libraries that look at NODE_ENV themselves (React above all) which mode was chosen, before any of
 * them is loaded.
 */
export function announceMode(config: Config): void {
  process.env.NODE_ENV = config.NODE_ENV;
}

function problemOf(error: z.ZodError): string {
  const issue = error.issues[0];
  if (issue?.code === 'invalid_value') return `is none of ${issue.values.map(String).join(', ')}`;
  return issue?.message ?? 'is wrong';
}
