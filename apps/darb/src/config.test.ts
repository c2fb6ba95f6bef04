import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '@darb/api/settings';
import { limitVariableOf, readConfig, WrongSettings, type Environment } from './config.ts';

const problemsOf = (environment: Environment): string => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof WrongSettings) return error.message;
    throw error;
  }
  return '';
};

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

  test.each([
    ['PORT', '99999', 'is above 65535', 'PORT=3000'],
    ['PORT', 'three', 'is not a number', 'PORT=3000'],
    ['NODE_ENV', 'prod', 'is none of production, development, test', 'NODE_ENV=production'],
    ['PUBLIC_URL', 'https://darb.example.org/ar', 'has more than protocol, host and port', 'PUBLIC_URL=https://darb.example.org'],
    ['PUBLIC_URL', 'darb.example.org', 'is not an address that starts with http:// or https://', 'PUBLIC_URL=https://darb.example.org'],
    ['PG_BIN', 'bin', 'is not an absolute path', 'PG_BIN=/usr/lib/postgresql/15/bin'],
    ['OUTBOX', 'maybe', 'is none of on, off', 'OUTBOX=off'],
    ['LIMITS_SMS_PERIOD', 'many', 'is not a count and seconds, as in 60/180', 'LIMITS_SMS_PERIOD=60/180'],
    ['LIMITS_WISHES', '3/60', 'sets a limit that does not exist', 'LIMITS_WISHES=60/180'],
  ])('refuse %s=%s with the problem and an example', (name, value, problem, example) => {
    const message = problemsOf({ [name]: value });
    expect(message).toContain(`${name}: "${value}" ${problem}`);
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
