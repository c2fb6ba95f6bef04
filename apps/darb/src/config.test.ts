import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '@darb/api/settings';
import { limitVariableOf, misspeltSettings, readConfig, WrongSettings, type Environment } from './config.ts';

const problemsOf = (environment: Environment): string => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof WrongSettings) return error.message;
    throw error;
  }
  return '';
};

type Refused = [name: string, value: string, problem: string, example: string];

describe('the settings', () => {
  test('need nothing to be given', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      NODE_ENV: 'production',
      PORT: 3000,
      HOST: '127.0.0.1',
      OUTBOX: 'on',
      isLocal: true,
      limits: DEFAULT_LIMITS,
    });
    expect(config.PUBLIC_URL.origin).toBe('http://localhost:3000');
  });

  test('ask for the keys of a league elsewhere, and show none that is wrong', () => {
    const problems = problemsOf({ LEAGUE_URL: 'https://league.example.org', LEAGUE_TICKET_KEY: 'short key' });
    expect(problems).toContain('LEAGUE_HTTP_KEY');
    expect(problems).toContain('is shorter than 32 bytes');
    expect(problems).not.toContain('short key');
  });

  test('count an empty value as not given', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ PORT: 3000, DATABASE_URL: undefined });
  });

  test.each<Refused>([
    ...['99999', '70000', '65536', '0', '-1', '3000.5', '3e3', '0x50', 'three', '3000/tcp'].map<Refused>((port) => [
      'PORT',
      port,
      'is not a whole number from 1 to 65535',
      'PORT=3000',
    ]),
    ...['localhost:3000', 'http://0.0.0.0', '[::1]', '0.0.0.0:80', '127.0.0.256', 'a b', '-', 'a..b'].map<Refused>((host) => [
      'HOST',
      host,
      'is not a host name or an address',
      'HOST=0.0.0.0',
    ]),
    ...['true', 'TRUE', 'yes', 'on', 'off', '1', 'loopback', 'nginx', '10.0.0.1', '10.0.0.0/8', '::1', 'fd00::1'].map<Refused>((value) => [
      'TRUST_PROXY',
      value,
      'is not the name of a header that a proxy writes an address to',
      'TRUST_PROXY=x-forwarded-for',
    ]),
    ...[
      'x-forwarded-for, x-real-ip',
      'x forwarded for',
      'x-forwarded-for: 10.0.0.1',
      'x-real-ip\r\nx-a: b',
      'x-',
      '-x',
      'X_REAL_IP',
    ].map<Refused>((value) => [
      'TRUST_PROXY',
      value,
      'is not the name of a header that a proxy writes an address to',
      'TRUST_PROXY=x-forwarded-for',
    ]),
    ['TRUST_PROXY', 'forwarded', 'is a header whose form (RFC 7239) is not read here', 'TRUST_PROXY=x-forwarded-for'],
    ['TRUST_PROXY', 'X-Forwarded-Proto', 'is a header that holds no address', 'TRUST_PROXY=x-forwarded-for'],
    ...['x-request-id', 'x-real-host', 'x-api-key', 'x-original-url'].map<Refused>((value) => [
      'TRUST_PROXY',
      value,
      'is a header that holds no address',
      'TRUST_PROXY=x-forwarded-for',
    ]),
    ['TRUST_PROXY', 'user-agent', 'is a header that browsers write themselves', 'TRUST_PROXY=x-forwarded-for'],
    ['TRUST_PROXY', 'Sec-Fetch-Site', 'is a header that browsers write themselves', 'TRUST_PROXY=x-forwarded-for'],
    ['TRUST_PROXY', 'access-token', 'is a header that browsers write themselves', 'TRUST_PROXY=x-forwarded-for'],
    ['DATA_DIR', '~/darb', 'begins with ~, which only a shell replaces', 'DATA_DIR=/var/lib/darb'],
    ['DATA_DIR', "'/var/lib/darb'", 'stands in quotation marks', 'DATA_DIR=/var/lib/darb'],
    ['NODE_ENV', 'prod', 'is none of production, development, test', 'NODE_ENV=production'],
    ['PUBLIC_URL', 'https://darb.example.org/ar', 'has more than protocol, host and port', 'PUBLIC_URL=https://darb.example.org'],
    ['PUBLIC_URL', 'darb.example.org', 'is not an address that starts with http:// or https://', 'PUBLIC_URL=https://darb.example.org'],
    ['PG_BIN', 'bin', 'is not an absolute path', 'PG_BIN=/usr/lib/postgresql/15/bin'],
    ...['maybe', 'true', 'false', '0', '1', 'ON'].map<Refused>((value) => ['OUTBOX', value, 'is none of on, off', 'OUTBOX=off']),
    ...['many', '12x', '60', '-1/60', '60/-1', '60/0', '1.5/60', '60/3m', '60 / 180', '9999999999/60', '1/9999999999'].map<Refused>(
      (value) => [
        'LIMITS_SMS_PERIOD',
        value,
        'is not a count (0 to 999999999) and seconds (1 to 999999999), as in 60/180',
        'LIMITS_SMS_PERIOD=60/180',
      ],
    ),
    ['LIMITS_WISHES', '3/60', 'sets a limit that does not exist', 'LIMITS_WISHES=60/180'],
  ])('refuse %s=%s with the problem and an example', (name, value, problem, example) => {
    const message = problemsOf({ [name]: value });
    expect(message).toContain(`${name}: ${JSON.stringify(value)} ${problem}`);
    expect(message).toContain(`Example: ${example}`);
  });

  test.each([
    ['DATABASE_URL', 'mysql://u:opensesame@db/darb'],
    ['SESSION_SECRET', 'opensesame'],
    ['SMTP_URL', 'http://u:opensesame@mail'],
    ['SMS_GATEWAY_URL', 'opensesame'],
  ])('never show the value of %s', (name, value) => {
    const message = problemsOf({ [name]: value });
    expect(message).toContain(`${name}: its value (not shown)`);
    expect(message).not.toContain('opensesame');
  });

  test('take one secret, or the new and the old one while it is changed', () => {
    const [fresh, old] = ['n'.repeat(32), 'o'.repeat(40)];
    expect(readConfig({ SESSION_SECRET: fresh }).SESSION_SECRET).toEqual([fresh]);
    expect(readConfig({ SESSION_SECRET: `${fresh}, ${old}` }).SESSION_SECRET).toEqual([fresh, old]);
  });

  test.each([
    ['a'.repeat(31), 'is shorter than 32 bytes'],
    [`${'a'.repeat(32)},${'b'.repeat(31)}`, 'has one that is shorter than 32 bytes'],
    [`${'a'.repeat(32)},`, 'has one that is shorter than 32 bytes'],
    [`${'a'.repeat(32)},${'b'.repeat(32)},${'c'.repeat(32)}`, 'has more than two secrets'],
    [`${'a'.repeat(32)},${'a'.repeat(32)}`, 'has the same secret twice'],
  ])('refuse the secrets %s, in words: %s', (SESSION_SECRET, problem) => {
    const message = problemsOf({ SESSION_SECRET });
    expect(message).toContain(`SESSION_SECRET: its value (not shown) ${problem}`);
    expect(message).not.toContain('aaaa');
  });

  test.each(['x-forwarded-for', 'X-Real-IP', 'cf-connecting-ip', 'true-client-ip', 'x-envoy-external-address', 'fastly-client-ip'])(
    'take the header %s, in which proxies write an address',
    (TRUST_PROXY) => {
      expect(readConfig({ TRUST_PROXY }).TRUST_PROXY).toBe(TRUST_PROXY.toLowerCase());
    },
  );

  test.each(['localhost', '0.0.0.0', '::', '::1', 'fe80::1%eth0', 'darb.example.org', 'db_1', '127.0.0.1'])('take %s as a host', (HOST) => {
    expect(readConfig({ HOST }).HOST).toBe(HOST);
  });

  test.each(['open/sesame', 'open?sesame', 'open#sesame'])('say how the password %s is written in an address', (password) => {
    for (const [name, start] of [
      ['DATABASE_URL', 'postgresql'],
      ['SMTP_URL', 'smtps'],
      ['SMS_GATEWAY_URL', 'https'],
    ]) {
      const message = problemsOf({ [name ?? '']: `${start}://darb:${password}@db.example.org/darb`, MAIL_FROM: 'a@b.example' });
      expect(message).toContain(`${name}: its value (not shown) is an address that cannot be read; @ : / ? # %`);
      expect(message).not.toContain('sesame');
    }
  });

  test('are all complained about at once', () => {
    expect(problemsOf({ PORT: 'x', LOG_LEVEL: 'loud' }).split('\n')).toHaveLength(2);
  });

  test('want a sender where mail is sent', () => {
    expect(problemsOf({ SMTP_URL: 'smtp://localhost' })).toContain('MAIL_FROM');
  });

  test('take each limit by its own name', () => {
    for (const name of Object.keys(DEFAULT_LIMITS)) {
      expect(readConfig({ [limitVariableOf(name)]: '7/11' }).limits).toEqual({ ...DEFAULT_LIMITS, [name]: { count: 7, seconds: 11 } });
    }
  });

  test.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:8080'])('know %s as this machine', (PUBLIC_URL) => {
    expect(readConfig({ PUBLIC_URL }).isLocal).toBe(true);
  });

  test('know any other address as public', () => {
    expect(readConfig({ PUBLIC_URL: 'https://localhost.example.org' }).isLocal).toBe(false);
  });
});

describe('a name that is nearly one of ours', () => {
  test.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['PUBLIC_ULR', 'PUBLIC_URL'],
    ['PUBLICURL', 'PUBLIC_URL'],
    ['public_url', 'PUBLIC_URL'],
    ['Port', 'PORT'],
    ['PROT', 'PORT'],
    ['DATADIR', 'DATA_DIR'],
    ['DATA-DIR', 'DATA_DIR'],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
    ['SESION_SECRET', 'SESSION_SECRET'],
    ['SMTP_URI', 'SMTP_URL'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['LIMIT_SMS_PERIOD', 'LIMITS_SMS_PERIOD'],
    ['LIMITS_SMS_PERIODS', 'LIMITS_SMS_PERIOD'],
    ['LIMTIS_SMS_DAY', 'LIMITS_SMS_DAY'],
  ] as const)('%s: the start goes on and asks whether %s was meant, without its value', (name, meant) => {
    expect(misspeltSettings({ [name]: 'opensesame' })).toEqual([`${name} is no setting of Darb and does nothing. Did you mean ${meant}?`]);
    expect(problemsOf({ [name]: 'opensesame' })).toBe('');
  });

  test.each(
    (
      'PATH HOME HOSTNAME PORTS HOSTS POST PWD OLDPWD SHELL SHLVL TERM USER LOGNAME LANG LC_ALL TZ TMPDIR EDITOR PAGER _ MAIL DISPLAY INIT_CWD ' +
      'NODE NODE_OPTIONS NODE_PATH NODE_VERSION npm_config_cache npm_package_name npm_lifecycle_event YARN_VERSION CI DEBUG http_proxy ' +
      'HTTPS_PROXY NO_PROXY KUBERNETES_PORT KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT REDIS_PORT REDIS_URL DB_URL DB_HOST PGHOST PGPORT ' +
      'PGDATA PGUSER PGPASSWORD POSTGRES_PASSWORD INVOCATION_ID JOURNAL_STREAM SSH_CLIENT SSH_TTY XDG_DATA_DIRS XDG_DATA_HOME DATA PROXY ' +
      'LIMITS_CPU LIMITS_MEMORY APP_URL PORT_3000_TCP_PORT CHROME_PATH RENDERER SMTP_HOST SMTP_PORT'
    ).split(' '),
  )('%s is somebody else’s and passes without a word', (name) => {
    expect(misspeltSettings({ [name]: '1' })).toEqual([]);
    expect(problemsOf({ [name]: '1' })).toBe('');
  });

  test('is no matter while it is empty, or beside the right one', () => {
    expect(misspeltSettings({ DATABSE_URL: '', PORT: '3000', LIMITS_SMS_DAY: '5/60' })).toEqual([]);
  });

  test('is refused where its value is a limit, for nobody else has limits of ours', () => {
    expect(problemsOf({ LIMITS_SMS_PERIODS: '5/60' })).toContain('LIMITS_SMS_PERIODS: "5/60" sets a limit that does not exist');
  });
});
